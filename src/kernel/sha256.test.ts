import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { sha256Hex } from './sha256.js';

test('validation: the digest is that of FIPS 180-4 (examples of NIST, and OpenSSL for every length about the block size)', () => {
  assert.equal(sha256Hex('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  assert.equal(
    sha256Hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'),
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  for (let length = 0; length < 200; length++) {
    const text = 'é△x'.repeat(length).slice(0, length);
    assert.equal(sha256Hex(text), createHash('sha256').update(text).digest('hex'), `length ${length}`);
  }
});
