import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of the UTF-8 form of a string, as 64 lowercase hexadecimal digits. Synchronous, and the same in Node and in browsers. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
