import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '../contract/route.js';
import type { Engine } from '../engine.js';
import { NeedsWorker } from '../ephemeris/work-errors.js';
import { JSON_TYPE } from './answer.js';
import type { AnswerSender } from './answer.js';
import type { AnswerWriter } from './answer-text.js';
import { asksToCut, readCut, withoutCut } from './cut-answer.js';
import type { Cut, Query } from './cut-answer.js';
import { envelope, ServiceError, toServiceError } from './errors.js';
import { parseJsonBody } from './json-body.js';
import type { JsonSchema } from './json-schema.js';
import { drainConnection } from './drain-connection.js';
import { FORM_TYPES, formWanted, formsOf, withDocumentOption } from './other-forms.js';
import { submitList } from './parts.js';
import type { PoolWork } from './pool-jobs.js';
import type { WorkerPool } from './pool.js';
import type { RequestTags } from './request-tags.js';
import type { Telemetry } from './telemetry.js';
import type { Rounds, Work } from './rounds.js';
import type { RequestParts, RequestValidator } from './validator.js';

/** Status in log and metrics of a request whose client disconnected before the answer; reverse proxies use the same. */
export const CLIENT_GONE = 499;

export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

interface HandlerParts {
  readonly engine: Engine;
  readonly rounds: Rounds;
  readonly writer: AnswerWriter;
  readonly sender: AnswerSender;
  readonly tags: RequestTags;
  /** Without a pool every route runs in the serving thread. */
  readonly pool?: WorkerPool;
  readonly telemetry?: Telemetry;
  /** Compiles the validator when it is first called. */
  readonly validator: () => RequestValidator;
  /** Called for a request whose client disconnected before its answer. */
  readonly clientLeft: (request: FastifyRequest, ms: number) => void;
}

/** A request as far as it has been read. */
interface ReadRequest {
  input: RequestParts;
  cut: Cut | undefined;
  /** Tag of the answer (RequestTags); empty when the same request may be answered differently. */
  tag: string;
}

/** Answers the requests of one route: validates them, computes in this thread or in the pool, sends the answer or the error. */
export function createHandler(route: Route, parts: HandlerParts): Handler {
  const { engine, pool, rounds, sender, writer, tags } = parts;
  const pooled = pool && inWorker(route, pool, parts);
  // A cache on the way must not answer a request for JSON with a table.
  const varies = route.method === 'GET' && formsOf(route).size > 0;
  const work = (request: FastifyRequest, reply: FastifyReply): ReturnType<Work> => {
    const read: ReadRequest = { input: request, cut: undefined, tag: '' };
    try {
      readQuery(request, route, read);
      if (route.deterministic) {
        read.tag = tags.of(request, read.cut?.form?.form ?? 'json');
        if (sender.sendKnown([request, reply], read.tag)) return undefined;
      }
      readInput(request, route, parts.validator(), read);
      if (pooled && route.run === 'pool') return pooled(request, reply, read);
      const answer = sender.encode(writer.write(route, route.handle(engine, read.input), read.cut));
      return () => sender.send([request, reply], answer, headersOf(read));
    } catch (error) {
      // NeedsWorker: the computation is too long for the serving thread. Every other error is answered.
      if (pooled && error instanceof NeedsWorker) return pooled(request, reply, read);
      return () => failed(request, reply, read)(error);
    }
  };
  return (request, reply) => {
    if (varies) reply.header('vary', 'accept');
    rounds.add(() => work(request, reply));
  };
}

const failed =
  (request: FastifyRequest, reply: FastifyReply, { input }: ReadRequest) =>
  (error: unknown): void => {
    sendError(request, reply, error, error instanceof ServiceError ? input : asGiven(request, input));
  };

/** The parts with the body as it was sent: validation fills in defaults, which an error must not show as given. */
const asGiven = ({ givenBody }: FastifyRequest, parts: RequestParts): RequestParts =>
  givenBody === null || parts.body === undefined ? parts : { ...parts, body: parseJsonBody(givenBody) };

/** Reads the form and the part of the answer that a request wants. */
function readQuery({ headers, query }: FastifyRequest, route: Route, read: ReadRequest): void {
  const form = formWanted(headers.accept, route);
  if (form === null && !asksToCut(query)) return;
  read.input = { params: {}, query, body: undefined }; // An error here is an error of the query alone.
  read.cut = readCut(query as Query, route.response as JsonSchema, form);
}

/** Validates path, query and body. */
function readInput(request: FastifyRequest, route: Route, validate: RequestValidator, read: ReadRequest): void {
  const { params, body } = request;
  const query = read.cut === undefined ? request.query : withoutCut(request.query as Query);
  read.input = validate({ params, query, body });
  const form = read.cut?.form ?? null;
  if (form !== null)
    read.input = {
      ...read.input,
      body: withDocumentOption(read.input.body, route.body as JsonSchema | undefined, form),
    };
}

/** Answers a validated request in the pool. */
function inWorker(route: Route, pool: WorkerPool, { sender, clientLeft, telemetry }: HandlerParts) {
  const answer = async (request: FastifyRequest, reply: FastifyReply, read: ReadRequest): Promise<void> => {
    const { input, cut } = read;
    // The framework reports finished answers only, and the client of this one has disconnected.
    if (reply.raw.destroyed) {
      clientLeft(request, reply.elapsedTime);
      return;
    }
    const watch = telemetry?.queued(request, route.path);
    const work: PoolWork = {
      operationId: route.operationId,
      input,
      cut,
      deadlineMs: route.deadlineMs,
      costMs: route.costMs?.(input),
      started: watch?.started,
    };
    const ticket = route.parts ? submitList(pool, work, route.parts) : pool.submit(work);
    if (watch !== undefined) ticket.answer.then(() => watch.ended(), watch.ended);
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) return;
      ticket.cancel();
      clientLeft(request, reply.elapsedTime);
    });
    sender.send([request, reply], await ticket.answer, headersOf(read));
  };
  return (request: FastifyRequest, reply: FastifyReply, read: ReadRequest): undefined => {
    answer(request, reply, read).catch(failed(request, reply, read));
  };
}

const headersOf = ({ tag, cut }: ReadRequest): { tag: string; contentType?: string } =>
  cut?.form ? { tag, contentType: FORM_TYPES[cut.form.form] } : { tag };

/** Answers any error in the envelope. An error without a type is logged with its stack and answered as `internal_error`. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  parts?: RequestParts,
): FastifyReply {
  const known = toServiceError(error, parts);
  if (known.status === 500) request.log.error({ err: error, request_id: request.id }, 'unexpected error');
  if (!request.raw.complete) drainConnection(request.raw);
  for (const name of Object.keys(known.headers)) reply.header(name, known.headers[name]);
  return reply
    .code(known.status)
    .removeHeader('etag')
    .header('content-type', JSON_TYPE)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(envelope(known, request.id, (request.query as Query | undefined)?.names === 'plain')));
}
