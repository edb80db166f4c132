/**
 * SHA-256 of a text in UTF-8, as 64 lowercase hexadecimal digits. Pure and synchronous, for identities that must be the same in
 * Node and in a browser. Source: FIPS 180-4, sections 5 and 6.2.
 */
export function sha256Hex(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);

  const { initial, rounds } = CONSTANTS;
  const hash = Int32Array.from(initial),
    w = new Int32Array(64);
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let t = 0; t < 16; t++) w[t] = view.getInt32(offset + 4 * t);
    for (let t = 16; t < 64; t++) {
      const a = w[t - 15],
        b = w[t - 2];
      w[t] = w[t - 16] + w[t - 7] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let t = 0; t < 64; t++) {
      const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + rounds[t] + w[t]) | 0;
      const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    hash[0] += a;
    hash[1] += b;
    hash[2] += c;
    hash[3] += d;
    hash[4] += e;
    hash[5] += f;
    hash[6] += g;
    hash[7] += h;
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** First 32 bits of the fractional parts of the square roots (first 8 primes) and cube roots (first 64 primes). */
const CONSTANTS = ((): { initial: Int32Array; rounds: Int32Array } => {
  const primes: bigint[] = [];
  for (let n = 2n; primes.length < 64; n++) if (primes.every((p) => n % p !== 0n)) primes.push(n);
  const bits = (p: bigint, root: bigint): number => Number(BigInt.asIntN(32, integerRoot(p << (32n * root), root)));
  return {
    initial: Int32Array.from(primes.slice(0, 8), (p) => bits(p, 2n)),
    rounds: Int32Array.from(primes, (p) => bits(p, 3n)),
  };
})();

/** Largest integer whose power is at most `value`. */
function integerRoot(value: bigint, power: bigint): bigint {
  let low = 0n,
    high = 1n << 48n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** power <= value) low = middle;
    else high = middle - 1n;
  }
  return low;
}
