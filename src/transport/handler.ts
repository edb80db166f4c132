import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '../contract/route.js';
import type { Engine } from '../engine.js';
import { NeedsWorker } from '../ephemeris/work-errors.js';
import { JSON_TYPE } from './answer.js';
import type { AnswerKind, AnswerSender } from './answer.js';
import { answerText } from './answer-text.js';
import { asksToCut, readCut, withoutCut } from './cut-answer.js';
import type { Cut, Query } from './cut-answer.js';
import { envelope, ServiceError, toServiceError } from './errors.js';
import { parseJsonBody } from './json-body.js';
import type { JsonSchema } from './json-schema.js';
import { lingerWhileSending } from './linger.js';
import { bodyAsking, FORM_TYPES, formWanted, formsOf } from './other-forms.js';
import { submitList } from './parts.js';
import type { PoolWork } from './pool-jobs.js';
import type { WorkerPool } from './pool.js';
import type { Telemetry } from './telemetry.js';
import type { Rounds, Work } from './rounds.js';
import type { RequestParts, RequestValidator } from './validator.js';

/** Marks in log and metrics a request whose client left, as reverse proxies do. */
export const CLIENT_GONE = 499;

export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

interface HandlerParts {
  readonly engine: Engine;
  readonly rounds: Rounds;
  readonly sender: AnswerSender;
  /** Without a pool every route runs in the serving thread. */
  readonly pool?: WorkerPool;
  readonly telemetry?: Telemetry;
  /** Makes the validator, on the first request or before. */
  readonly validator: () => RequestValidator;
  /** Told of a request whose client left before its answer. */
  readonly clientLeft: (request: FastifyRequest, ms: number) => void;
}

/** What is known of a request so far. */
interface Asked {
  input: RequestParts;
  cut: Cut | undefined;
}

/** Answers the requests of one route: checks them, computes here or in the pool, sends the answer or the error. */
export function createHandler(route: Route, parts: HandlerParts): Handler {
  const { engine, pool, rounds, sender } = parts;
  const pooled = pool && inWorker(route, pool, parts);
  // A cache between must not answer a table where JSON is asked for.
  const varies = route.method === 'GET' && formsOf(route.response as JsonSchema).size > 0;
  const work = (request: FastifyRequest, reply: FastifyReply): ReturnType<Work> => {
    const asked: Asked = { input: request, cut: undefined };
    try {
      readRequest(request, route, parts.validator, asked);
      if (pooled && route.run === 'pool') return pooled(request, reply, asked);
      const text = answerText(route.handle(engine, asked.input), asked.cut, engine),
        sent = sentAs(route, asked.cut),
        answer = sender.encode(text, sent);
      return () => sender.send([request, reply], answer, sent)?.catch(failed(request, reply, asked));
    } catch (error) {
      // What the serving thread does not take on goes to a worker; everything else is answered as an error.
      if (pooled && error instanceof NeedsWorker) return pooled(request, reply, asked);
      return () => failed(request, reply, asked)(error);
    }
  };
  return (request, reply) => {
    if (varies) reply.header('vary', 'accept');
    rounds.add(() => work(request, reply));
  };
}

const failed =
  (request: FastifyRequest, reply: FastifyReply, { input }: Asked) =>
  (error: unknown): void => {
    sendError(request, reply, error, error instanceof ServiceError ? input : asGiven(request, input));
  };

/** The parts with the body as it came: checking fills in defaults, which an error must not show as given. */
const asGiven = ({ givenBody }: FastifyRequest, parts: RequestParts): RequestParts =>
  givenBody === null || parts.body === undefined ? parts : { ...parts, body: parseJsonBody(givenBody) };

/** Takes the cut from a request and checks the rest. */
function readRequest(request: FastifyRequest, route: Route, validator: () => RequestValidator, asked: Asked): void {
  const { params, body } = request;
  let query: unknown = request.query;
  const form = formWanted(request.headers.accept, route.response as JsonSchema, route.summary);
  if (form !== null || asksToCut(query)) {
    asked.input = { params: {}, query, body: undefined }; // an error of the cut tells of the query alone
    asked.cut = readCut(query as Query, route.response as JsonSchema, form);
    query = withoutCut(query as Query);
  }
  asked.input = validator()({ params, query, body });
  if (form !== null)
    asked.input = {
      ...asked.input,
      body: bodyAsking(asked.input.body, route.body as JsonSchema | undefined, form),
    };
}

/** Has a checked request answered by the pool. */
function inWorker(route: Route, pool: WorkerPool, { sender, clientLeft, telemetry }: HandlerParts) {
  const answer = async (request: FastifyRequest, reply: FastifyReply, { input, cut }: Asked): Promise<void> => {
    // The framework reports finished answers only; this one has nobody left to take it.
    if (reply.raw.destroyed) {
      clientLeft(request, reply.elapsedTime);
      return;
    }
    const watch = telemetry?.waits(request, route.path);
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
    await sender.send([request, reply], await ticket.answer, sentAs(route, cut));
  };
  return (request: FastifyRequest, reply: FastifyReply, asked: Asked): undefined => {
    answer(request, reply, asked).catch(failed(request, reply, asked));
  };
}

const sentAs = (route: Route, cut: Cut | undefined): AnswerKind =>
  cut?.form ? { deterministic: route.deterministic, contentType: FORM_TYPES[cut.form.form] } : route;

/** Answers any error in the envelope; what is not typed is logged with its stack and answered as `internal_error`. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  parts?: RequestParts,
): FastifyReply {
  const known = toServiceError(error, parts);
  if (known.status === 500) request.log.error({ err: error, request_id: request.id }, 'unexpected error');
  if (!request.raw.complete) lingerWhileSending(request.raw);
  for (const name of Object.keys(known.headers)) reply.header(name, known.headers[name]);
  return reply
    .code(known.status)
    .removeHeader('etag')
    .header('content-type', JSON_TYPE)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(envelope(known, request.id)));
}
