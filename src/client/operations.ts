import type { operations } from './openapi.js';

/** Operation ids of the service. */
export type OperationId = keyof operations;

type JsonOf<T> = T extends { readonly content: { readonly 'application/json': infer Json } } ? Json : never;

/** The answer of an operation. */
export type AnswerOf<Id extends OperationId> = operations[Id] extends { readonly responses: { readonly 200: infer Ok } }
  ? JsonOf<Ok>
  : never;
