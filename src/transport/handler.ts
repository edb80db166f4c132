import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '../contract/route.js';
import type { Engine } from '../engine.js';
import { NeedsWorker } from '../kernel/errors.js';
import { JSON_TYPE, sendText } from './answer.js';
import type { AnswerKind } from './answer.js';
import type { ServiceConfig } from './config.js';
import { asksToCut, readCut, withoutCut } from './cut-answer.js';
import type { Cut, Query } from './cut-answer.js';
import { envelope, toServiceError } from './errors.js';
import type { JsonSchema } from './json-schema.js';
import { lingerWhileSending } from './linger.js';
import { bodyAsking, FORM_TYPES, formWanted, formsOf } from './other-forms.js';
import type { WorkerPool } from './pool.js';
import type { Telemetry } from './telemetry.js';
import type { RequestParts, RequestValidator } from './validator.js';
import { answerText } from './worker-host.js';

export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

interface HandlerParts {
  readonly engine: Engine;
  readonly config: ServiceConfig;
  /** Without a pool every route runs in the serving thread. */
  readonly pool?: WorkerPool;
  readonly telemetry?: Telemetry;
  /** Makes the validator, on the first request or before. */
  readonly validator: () => RequestValidator;
  /** Told of a request whose client left before its answer. */
  readonly clientLeft: (request: FastifyRequest, ms: number) => void;
}

/** Answers the requests of one route: checks them, computes here or in the pool, sends the answer or the error. */
export function createHandler(route: Route, parts: HandlerParts): Handler {
  const { engine, config, pool } = parts;
  const kind = { deterministic: route.deterministic, compressAboveBytes: config.compressAboveBytes };
  // A cache between must not answer a table where JSON is asked for.
  const varies = route.method === 'GET' && formsOf(route.response as JsonSchema).size > 0;
  return (request, reply) => {
    if (varies) reply.header('vary', 'accept');
    let input: RequestParts = request,
      cut: Cut | undefined;
    const failed = (error: unknown): FastifyReply => sendError(request, reply, error, input);
    const inWorker = (threads: WorkerPool): unknown => {
      const watch = parts.telemetry?.waits(request);
      const ticket = threads.submit({
        operationId: route.operationId,
        input,
        cut,
        deadlineMs: route.deadlineMs,
        costMs: route.costMs?.(input),
        started: watch?.started,
      });
      if (watch !== undefined) ticket.text.then(() => watch.ended(), watch.ended);
      reply.raw.once('close', () => {
        if (reply.raw.writableFinished) return;
        ticket.cancel();
        // The framework reports finished answers only; this one has nobody left to take it.
        parts.clientLeft(request, reply.elapsedTime);
      });
      return ticket.text.then((text) => sendText(request, reply, text, sentAs(kind, cut))).catch(failed);
    };
    /** What the serving thread does not take on goes to a worker; everything else is answered as an error. */
    const elsewhere = (error: unknown): unknown =>
      error instanceof NeedsWorker && pool ? inWorker(pool) : failed(error);
    try {
      const { params, body } = request;
      let query: unknown = request.query;
      const form = formWanted(request.headers.accept, route.response as JsonSchema, route.summary);
      if (form !== null || asksToCut(query)) {
        input = { params: {}, query, body: undefined }; // an error of the cut tells of the query alone
        cut = readCut(query as Query, route.response as JsonSchema, form);
        query = withoutCut(query as Query);
      }
      input = parts.validator()({ params, query, body });
      if (form !== null) input = { ...input, body: bodyAsking(input.body, route.body as JsonSchema | undefined, form) };
      if (route.run === 'pool' && pool) return inWorker(pool);
      return sendText(request, reply, answerText(route.handle(engine, input), cut), sentAs(kind, cut));
    } catch (error) {
      return elsewhere(error);
    }
  };
}

const sentAs = (kind: AnswerKind, cut: Cut | undefined): AnswerKind =>
  cut?.form ? { ...kind, contentType: FORM_TYPES[cut.form.form] } : kind;

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
