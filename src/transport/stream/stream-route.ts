import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '../../contract/route.js';
import type { Engine } from '../../engine.js';
import { InvalidInput } from '../../kernel/errors.js';
import { suggestNames } from '../../kernel/suggest.js';
import type { AnswerWriter } from '../answer-text.js';
import type { ServiceConfig } from '../config.js';
import { CUT_PARAMETERS, readCut } from '../cut-answer.js';
import type { Query } from '../cut-answer.js';
import { ServiceError, serverBusy } from '../errors.js';
import type { AdmitItem } from '../guards.js';
import { CLIENT_GONE, sendError } from '../handler.js';
import { destroyLate } from '../drain-connection.js';
import type { WorkerPool } from '../pool.js';
import { RouteNames } from '../route-names.js';
import type { RequestValidator } from '../validator.js';
import { ItemAnswers } from './item-answers.js';
import { ItemStream } from './item-stream.js';
import { STREAMING, STREAM_PATH, STREAM_TYPE } from './streaming.js';
import { Turns } from './turns.js';

const TYPES = [STREAM_TYPE, 'application/ndjson', 'application/jsonl', 'application/x-jsonlines'];
/** Most streams at once: each may use a few megabytes. */
const MOST_STREAMS = 32;

interface StreamRouteParts {
  readonly engine: Engine;
  readonly writer: AnswerWriter;
  readonly config: ServiceConfig;
  readonly pool: WorkerPool | undefined;
  readonly routes: readonly { readonly route: Route; readonly validator: () => RequestValidator }[];
  readonly draining: () => boolean;
  readonly admitItem: AdmitItem;
  /** Called with the status of each item. */
  readonly itemAnswered: (status: number) => void;
  /** Called at the end of a stream, also when its client disconnected before. */
  readonly ended: (request: FastifyRequest, outcome: { readonly status: number; readonly ms: number }) => void;
}

/**
 * Adds `POST /v1/batch/stream`: items of any routes as lines of JSON, answered as lines of JSON in order. The route is not part of the contract;
 * it has its own content type.
 */
export async function addStreamRoute(app: FastifyInstance, parts: StreamRouteParts): Promise<void> {
  const names = new RouteNames(parts.routes.map(({ route }) => route));
  const validators = new Map(parts.routes.map(({ route, validator }) => [route, validator]));
  const turns = new Turns();
  let open = 0;
  const handler = (request: FastifyRequest, reply: FastifyReply): unknown => {
    const source = request.body;
    if (!(source instanceof Readable)) throw unsupported();
    const cutAll = readQuery(request.query as Query);
    assertAccepted(request.headers.accept);
    if (open >= MOST_STREAMS) throw serverBusy(`${MOST_STREAMS} streams are open already`, 5);
    const { config } = parts;
    const answers = new ItemAnswers({
      engine: parts.engine,
      writer: parts.writer,
      names,
      validator: (route) => (validators.get(route) as () => RequestValidator)(),
      pool: parts.pool,
      lineLimitBytes: config.bodyLimitBytes,
      cutAll,
      requestId: request.id,
      // The request itself was counted; it counts as its first item.
      admit: (index) => (index === 0 ? null : parts.admitItem(request)),
      answered: parts.itemAnswered,
      onError: (error) => request.log.error({ err: error, request_id: request.id }, 'unexpected error'),
      abandon: () => reply.raw.destroy(),
    });
    const stream = new ItemStream({
      source,
      answers,
      turns,
      limits: {
        lineBytes: config.bodyLimitBytes,
        heavyItems: config.workers + 1,
        idleMs: config.requestTimeoutMs,
      },
      draining: parts.draining,
    });
    open++;
    STREAMING.add(request.raw.socket);
    reply.raw.once('close', () => {
      open--;
      stream.cancel();
      STREAMING.delete(request.raw.socket);
      if (!reply.raw.writableFinished) parts.ended(request, { status: CLIENT_GONE, ms: reply.elapsedTime });
      else if (!request.raw.complete) destroyLate(request.raw.socket);
    });
    return reply
      .header('content-type', `${STREAM_TYPE}; charset=utf-8`)
      .header('cache-control', 'no-store')
      .send(Readable.from(stream.chunks(), { objectMode: false, highWaterMark: 1 }));
  };
  await app.register((child, _options, done) => {
    child.removeAllContentTypeParsers();
    child.addContentTypeParser(TYPES, (_request, payload, ready) => ready(null, payload));
    child.setErrorHandler((error, request, reply) => {
      const { code } = error as { code?: string };
      sendError(request, reply, code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? unsupported() : error);
    });
    child.route({
      method: 'POST',
      url: STREAM_PATH,
      onResponse: (request, reply, next) => {
        parts.ended(request, { status: reply.statusCode, ms: reply.elapsedTime });
        next();
      },
      handler,
    });
    done();
  });
}

/** Reads the parameters that apply to each answer; `fields` is checked against the route of each item. */
function readQuery(query: Query): Query {
  for (const name of Object.keys(query))
    if (!(CUT_PARAMETERS as readonly string[]).includes(name))
      throw new InvalidInput({
        field: `/${name.slice(0, 100)}`,
        message: 'is not a known parameter',
        given: name.slice(0, 100),
        allowed: CUT_PARAMETERS,
        suggestions: suggestNames(name.slice(0, 100), CUT_PARAMETERS),
      });
  readCut(query, {});
  return query;
}

/** Checks that the request accepts lines of JSON. Errors: 406. */
function assertAccepted(accept: string | undefined): void {
  const admitted = ['*/*', 'application/*', 'application/json', ...TYPES];
  const types = (accept || '*/*').toLowerCase().split(',');
  if (types.some((type) => admitted.includes(type.split(';')[0].trim()) && !/;\s*q=0(\.0*)?\s*($|;)/.test(type)))
    return;
  throw new ServiceError(
    406,
    'not_acceptable',
    'negotiation',
    'the answer is not available in a media type that the request accepts',
    {
      allowed: [STREAM_TYPE],
    },
  );
}

const unsupported = (): ServiceError =>
  new ServiceError(
    415,
    'unsupported_media_type',
    'content_type',
    `the body must be lines of JSON in UTF-8 as ${STREAM_TYPE}, one item per line: {"op":"chart","body":{...}}`,
    { allowed: TYPES },
  );
