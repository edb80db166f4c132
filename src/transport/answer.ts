import { Readable } from 'node:stream';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** The bytes of an answer in UTF-8, in one piece or several. */
export interface EncodedAnswer {
  readonly pieces: readonly Uint8Array[];
  /** Returns memory that is lent for the answer; to be called once, when nothing reads the pieces any more. */
  readonly release?: () => void;
}

/** A request and its reply. */
type Exchange = readonly [FastifyRequest, FastifyReply];

/** Sends the answers of one service. */
export class AnswerSender {
  readonly #compressAboveBytes: number;
  readonly #memory = new TextMemory();

  constructor(compressAboveBytes: number) {
    this.#compressAboveBytes = compressAboveBytes;
  }

  /** The answer in UTF-8. */
  encode(text: string): EncodedAnswer {
    return { pieces: [this.#memory.encode(text)] };
  }

  /**
   * Sends an answer: with an ETag made of `tag` (one for each encoding) and 304 when the client has the answer already; compressed when it is
   * large and the client accepts that. Small answers are never compressed: it costs more than it saves. An empty tag: the answer may differ
   * the next time, and carries no ETag.
   */
  send([request, reply]: Exchange, answer: EncodedAnswer, { tag, contentType = JSON_TYPE }: AnswerHeaders): void {
    const { headers } = request;
    const large = lengthOf(answer) >= this.#compressAboveBytes;
    const encoding = large ? acceptedEncoding(headers['accept-encoding']) : '';
    if (large) addVary(reply, 'accept-encoding');
    if (tag !== '') {
      const etag = encoding ? `"${tag}-${encoding}"` : `"${tag}"`;
      const known = headers['if-none-match'];
      if (known !== undefined && holdsTag(known, etag)) {
        answer.release?.();
        sendNotModified(reply, etag);
        return;
      }
      reply.header('etag', etag);
    }
    reply.header('content-type', contentType);
    reply.header('cache-control', tag === '' ? 'no-store' : REVALIDATE);
    if (encoding) sendCompressed(reply, answer, encoding);
    else sendPlain(reply, answer);
  }

  /** Answers 304 without an answer at hand when the client has the one of this tag; false when it has not, or does not say which it has. */
  sendKnown([request, reply]: Exchange, tag: string): boolean {
    const known = request.headers['if-none-match'];
    if (known === undefined || tag === '' || !known.includes(tag)) return false;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const etag = [`"${tag}"`, ...(encoding ? [`"${tag}-${encoding}"`] : [])].find((one) => namesTag(known, one));
    if (etag === undefined) return false;
    addVary(reply, 'accept-encoding');
    sendNotModified(reply, etag);
    return true;
  }
}

/** Headers of an answer that depend on the route. */
interface AnswerHeaders {
  readonly tag: string;
  readonly contentType?: string;
}

/** A client may keep the answer but asks before it uses it again: a new release may answer better. */
const REVALIDATE = 'no-cache';

function sendNotModified(reply: FastifyReply, etag: string): void {
  reply.header('etag', etag).header('cache-control', REVALIDATE).code(304).send();
}

const lengthOf = ({ pieces }: EncodedAnswer): number => pieces.reduce((sum, piece) => sum + piece.length, 0);

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The answer in one buffer of its own; lent memory is released. */
function joined({ pieces, release }: EncodedAnswer): Buffer {
  if (pieces.length === 1 && !release) return bufferOf(pieces[0]);
  const bytes = Buffer.concat(pieces);
  release?.();
  return bytes;
}

/** Several pieces go to the socket one after the other, without a copy. */
function sendPlain(reply: FastifyReply, answer: EncodedAnswer): void {
  const { pieces, release } = answer;
  if (pieces.length === 1) {
    reply.send(joined(answer));
    return;
  }
  if (release) reply.raw.once('close', release);
  reply.header('content-length', lengthOf(answer));
  reply.send(Readable.from(pieces.map(bufferOf), { objectMode: false }));
}

const SLAB_BYTES = 262_144;
/** Most bytes of UTF-8 that a unit of UTF-16 takes. */
const BYTES_PER_UNIT = 3;

/** Encodes small answers one after another into a shared buffer, which is garbage when the last of them is sent: no answer allocates its own. */
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

/** Above this size the fastest compression levels are used: 5 MB then take 25 ms instead of 90, for an eighth more bytes. */
const FAST_ABOVE_BYTES = 262_144;

function sendCompressed(reply: FastifyReply, answer: EncodedAnswer, encoding: 'br' | 'gzip'): void {
  const bytes = joined(answer);
  const isLarge = bytes.length > FAST_ABOVE_BYTES;
  const done = (error: Error | null, packed: Buffer): void => {
    reply.header('content-encoding', encoding).send(error ?? packed);
  };
  if (encoding === 'gzip') gzip(bytes, { level: isLarge ? 1 : 5 }, done);
  else
    brotliCompress(
      bytes,
      {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isLarge ? 1 : 4,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      },
      done,
    );
}

/** `If-None-Match` (RFC 9110, section 13.1.2): a list of tags or `*`; the comparison is weak. */
export const holdsTag = (header: string, etag: string): boolean => header.trim() === '*' || namesTag(header, etag);

const namesTag = (header: string, etag: string): boolean =>
  header === etag ||
  header.split(',').some((part) => {
    const tag = part.trim();
    return tag === etag || tag === `W/${etag}`;
  });

/** The better of br and gzip that `Accept-Encoding` admits; empty for neither. A weight of 0 refuses an encoding, `*` means all others. */
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
