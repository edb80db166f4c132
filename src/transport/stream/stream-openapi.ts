import { CUT_PARAMETERS } from '../cut-answer.js';
import { STREAM_PATH, STREAM_TYPE } from './streaming.js';

const EXAMPLE = [
  '{"op":"chart","id":"a","body":{"dt":"2024-04-08T18:17:20Z","bodies":["Sun"]}}',
  '{"op":"/v1/stars/list","query":{"limit":3}}',
].join('\n');

const DESCRIPTION = `Reads items as lines of JSON and returns their answers as lines of JSON in the same order. An item is
\`{"op": ..., "body": ..., "params": ..., "query": ..., "id": ...}\`: \`op\` is an operation id, a name or a path; \`body\`, \`params\` (path parameters) and
\`query\` are those of the route; \`id\` is returned unchanged. The answer is \`{"index": 0, "id": ..., "status": 200, "body": ...}\`. A refused item, or a
line that is not JSON, has an error status and the error envelope as \`body\`; it does not affect other items. The query parameters of the
stream apply to each answer; the \`query\` of an item takes precedence.

Read answers while you send items: the service stops reading from a client that does not read its answers. A stream without progress ends after the
time in which a request must arrive. When the service stops, the last line has status 503 and the index of the first item that was not processed.`;

/** Adds the stream to the document. */
export function withStream(document: Record<string, unknown>): Record<string, unknown> {
  const refused = (name: string): unknown => ({ $ref: `#/components/responses/${name}` });
  const lines = { [STREAM_TYPE]: { schema: { type: 'string' } } };
  const operation = {
    operationId: 'batch_stream_v1_batch_stream_post',
    summary: 'Stream of items for any routes, as lines of JSON',
    description: DESCRIPTION,
    tags: ['batch'],
    parameters: CUT_PARAMETERS.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: { required: true, content: { [STREAM_TYPE]: { schema: { type: 'string' }, example: EXAMPLE } } },
    responses: {
      200: { description: 'One line for each item, in order', content: lines },
      406: refused('NotAcceptable'),
      415: refused('UnsupportedMediaType'),
      422: refused('ValidationError'),
      431: refused('HeadersTooLarge'),
      503: refused('Unavailable'),
    },
  };
  const paths = { ...(document.paths as Record<string, unknown>), [STREAM_PATH]: { post: operation } };
  const sorted = Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...document, paths: sorted };
}
