import { OPTION_ROWS } from './option-catalogue.js';
import type { GocharaDoctrineOptionResponse, GocharaDoctrineOptionsResponse } from './schema.js';

const OPTIONS: readonly GocharaDoctrineOptionResponse[] = OPTION_ROWS.map(
  ([id, topic, status, authority_kind, sources, statement, limitation]) => ({
    id,
    topic,
    status,
    authority_kind,
    sources: [...sources],
    statement,
    limitation,
  }),
);
const BY_ID: ReadonlyMap<string, GocharaDoctrineOptionResponse> = new Map(OPTIONS.map((option) => [option.id, option]));

/** The options with these ids, in this order. */
export const optionsOf = (ids: readonly string[]): GocharaDoctrineOptionResponse[] =>
  ids.flatMap((id) => BY_ID.get(id) ?? []);

/** GET /v1/gochara/doctrine-options. `topic`: null for all. */
export const doctrineOptions = (topic: string | null): GocharaDoctrineOptionsResponse => ({
  options: OPTIONS.filter((option) => topic === null || option.topic === topic),
});
