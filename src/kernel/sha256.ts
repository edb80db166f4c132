import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-256 of a text in UTF-8, as 64 lowercase hexadecimal digits. Synchronous and without the platform, for identities that are the
 * same in Node and in a browser.
 */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
