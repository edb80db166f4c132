import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Longer bodies are not kept beside the value that was read from them, since hundreds may wait in the queue: their digest is. */
const LONGEST_KEPT_BYTES = 65_536;

/** Keeps of a request's body what errors and tags need. */
export function keepBody(request: FastifyRequest, bytes: Buffer): void {
  if (bytes.length <= LONGEST_KEPT_BYTES) request.givenBody = bytes;
  else request.bodyDigest = hash('sha1', bytes, 'base64');
}

/**
 * Makes the ETags of deterministic answers from their requests. A release with the same data gives the same answer to the same request: the tag is
 * the SHA-1 of all three. So it is known before the answer is computed, and no answer is hashed.
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
