import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Of a longer body only the digest is kept, because hundreds of bodies may wait in the queue. */
const LONGEST_KEPT_BYTES = 65_536;

/** Keeps the bytes of a request's body, or their digest, for errors and tags. */
export function keepBody(request: FastifyRequest, bytes: Buffer): void {
  if (bytes.length <= LONGEST_KEPT_BYTES) request.givenBody = bytes;
  else request.bodyDigest = hash('sha1', bytes, 'base64');
}

/**
 * Computes the ETags of deterministic answers from the requests. The same release with the same data answers the same request with the same bytes, so
 * the SHA-1 of these three is a strong validator. It is known before the answer is computed, and no answer needs to be hashed.
 */
export class RequestTags {
  readonly #seed: string;

  /** `release` identifies the code and the data that answer. */
  constructor(release: string) {
    this.#seed = hash('sha1', release, 'base64');
  }

  /** The tag of the answer in a form (`json`, `csv` ...). */
  of({ url, givenBody, bodyDigest }: FastifyRequest, form: string): string {
    const body = givenBody === null ? bodyDigest : givenBody.toString('latin1');
    return this.ofText(`${form}\n${url}\n${body}`);
  }

  /** The tag of an answer that the text identifies within the release. */
  ofText(request: string): string {
    return hash('sha1', `${this.#seed}\n${request}`, 'base64');
  }
}
