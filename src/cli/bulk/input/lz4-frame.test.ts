import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lz4FrameBytes } from './lz4-frame.js';
import { xxHash32 } from './xxhash32.js';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Made by python-lz4 4.4: `lz4.frame.compress(data, block_checksum=True, content_checksum=True, store_size=True)`. */
const FRAME = 'BCJNGHxAJAMAAAAAAABsIQAAAP8FU3VuIDg0LjIzIE1vb24gMTIuNSAUAP//+lAgTWFyc0/3tPIAAAAAKPoNmw==';
const CONTENT = `${'Sun 84.23 Moon 12.5 '.repeat(40)}Mars`;

test('validation: xxHash32 equals the reference implementation (python-xxhash 3)', () => {
  const sentence = 'Nobody inspects the spammish repetition'; // plain-words: quotation
  const sums = ['', 'a', 'abc', sentence].map((text) => xxHash32(utf8(text)));
  assert.deepEqual(sums, [0x2cc5d05, 0x550d7456, 0x32d153ff, 0xe2293b2f]);
});

test('validation: a frame of python-lz4 is decompressed', () => {
  assert.deepEqual(lz4FrameBytes(Buffer.from(FRAME, 'base64')), new Uint8Array(utf8(CONTENT)));
});

test('rule: a change of any byte of a frame is noticed', () => {
  const frame = Buffer.from(FRAME, 'base64');
  for (let i = 0; i < frame.length; i++) {
    const damaged = Uint8Array.from(frame);
    damaged[i] ^= 1;
    assert.throws(() => lz4FrameBytes(damaged), Error, `byte ${i}`);
  }
});

test('rule: a truncated frame is refused', () => {
  const frame = Uint8Array.from(Buffer.from(FRAME, 'base64'));
  for (let length = 0; length < frame.length; length++)
    assert.throws(() => lz4FrameBytes(frame.subarray(0, length)), Error, `${length} bytes`);
});
