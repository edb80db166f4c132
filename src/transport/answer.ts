import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const gzipBytes = promisify(gzip);
const brotliBytes = promisify(brotliCompress);
export const JSON_TYPE = 'application/json; charset=utf-8';

export interface AnswerKind {
  /** The same request always gets the same text: it carries an ETag and may be answered 304. */
  readonly deterministic: boolean;
  readonly contentType?: string;
}

/** A text in UTF-8 with its SHA-1 in base64, as workers hand it over. */
export interface EncodedAnswer {
  readonly bytes: Uint8Array;
  readonly tag: string;
}

/** Encoded in memory of its own, which can be given to another thread. */
export function encodeAnswer(text: string): EncodedAnswer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return { bytes, tag: tagOf(bytes) };
}

const tagOf = (bytes: Uint8Array): string => hash('sha1', bytes, 'base64');

/** What a request has and a reply takes, of the framework's own. */
type Exchange = readonly [FastifyRequest, FastifyReply];

/** Sends the answers of one service. */
export class AnswerSender {
  readonly #compressAboveBytes: number;
  readonly #texts = new TextMemory();

  constructor(compressAboveBytes: number) {
    this.#compressAboveBytes = compressAboveBytes;
  }

  /** A text in UTF-8 with its tag, if answers of the kind have one. */
  encode(text: string, { deterministic }: AnswerKind): EncodedAnswer {
    const bytes = this.#texts.encode(text);
    return { bytes, tag: deterministic ? tagOf(bytes) : '' };
  }

  /**
   * Sends a text: with an ETag (strong: SHA-1 of the text, one for each encoding) and 304 when the client has it already; compressed
   * when it is large and the client accepts that. Small texts are never compressed: it costs more than it saves.
   */
  send(
    [request, reply]: Exchange,
    answer: string | EncodedAnswer,
    kind: AnswerKind,
  ): Promise<FastifyReply> | undefined {
    const { headers } = request;
    // Encoded once: for the hash, the length and the socket.
    const { bytes: encoded, tag } = typeof answer === 'string' ? this.encode(answer, kind) : answer,
      bytes = bufferOf(encoded);
    const large = bytes.length >= this.#compressAboveBytes;
    const encoding = large ? acceptedEncoding(headers['accept-encoding']) : '';
    if (large) addVary(reply, 'accept-encoding');
    reply.header('content-type', kind.contentType ?? JSON_TYPE);
    if (kind.deterministic) {
      const etag = encoding ? `"${tag}-${encoding}"` : `"${tag}"`;
      reply.header('etag', etag);
      // A client may keep the answer but asks before it uses it again: a new release may answer better.
      reply.header('cache-control', 'no-cache');
      const known = headers['if-none-match'];
      if (known !== undefined && holdsTag(known, etag)) {
        reply.code(304).removeHeader('content-type').send();
        return undefined;
      }
    } else {
      reply.header('cache-control', 'no-store');
    }
    if (encoding) return sendCompressed(reply, bytes, encoding);
    reply.send(bytes);
    return undefined;
  }
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const SLAB_BYTES = 262_144;
/** Most bytes of UTF-8 that a unit of UTF-16 takes. */
const BYTES_PER_UNIT = 3;

/** Small texts stand side by side in one piece of memory, which lives until the last of them is sent: none has memory to ask for. */
class TextMemory {
  #slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
  #used = 0;

  encode(text: string): Buffer {
    const most = BYTES_PER_UNIT * text.length;
    if (most > SLAB_BYTES / 4) return Buffer.from(text);
    if (this.#used + most > SLAB_BYTES) {
      this.#slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
      this.#used = 0;
    }
    const start = this.#used;
    this.#used += this.#slab.write(text, start);
    return this.#slab.subarray(start, this.#used);
  }
}

/** Above this size the quick levels are used: 5 MB then take 25 ms instead of 90, for an eighth more bytes. */
const FAST_ABOVE_BYTES = 262_144;

async function sendCompressed(reply: FastifyReply, bytes: Buffer, encoding: 'br' | 'gzip'): Promise<FastifyReply> {
  const packed =
    encoding === 'br'
      ? await brotliBytes(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: bytes.length > FAST_ABOVE_BYTES ? 1 : 4,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        })
      : await gzipBytes(bytes, { level: bytes.length > FAST_ABOVE_BYTES ? 1 : 5 });
  return reply.header('content-encoding', encoding).send(packed);
}

/** `If-None-Match` (RFC 9110, section 13.1.2): a list of tags or `*`; the comparison is weak. */
export function holdsTag(header: string, etag: string): boolean {
  return (
    header === etag ||
    header.split(',').some((part) => {
      const tag = part.trim();
      return tag === '*' || tag === etag || tag === `W/${etag}`;
    })
  );
}

/** The better of br and gzip that `Accept-Encoding` admits; empty for neither. A weight of 0 refuses, `*` stands for the others. */
export function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | '' {
  if (!header) return '';
  const weights = new Map<string, number>();
  for (const part of String(header).toLowerCase().split(',')) {
    const [name, ...params] = part.split(';').map((text) => text.trim());
    const q = params.find((param) => param.startsWith('q='));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const weight = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const br = weight('br'),
    gz = Math.max(weight('gzip'), weights.get('x-gzip') ?? 0);
  return br > 0 && br >= gz ? 'br' : gz > 0 ? 'gzip' : '';
}

function addVary(reply: FastifyReply, field: string): void {
  const present = reply.getHeader('vary');
  reply.header('vary', present ? `${String(present)}, ${field}` : field);
}
