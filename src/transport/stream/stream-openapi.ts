import { CUT_PARAMETERS } from '../cut-answer.js';
import { STREAM_PATH, STREAM_TYPE } from './streaming.js';

const EXAMPLE = [
  '{"op":"chart","id":"a","body":{"dt":"2024-04-08T18:17:20Z","bodies":["Sun"]}}',
  '{"op":"/v1/stars/list","query":{"limit":3}}',
].join('\n');

const DESCRIPTION = `Lines of JSON in, lines of JSON out, in order. A line is \`{"op": ..., "body": ..., "params": ..., "query": ..., "id": ...}\`: \`op\` is an
operation id, a name or a path, the others are what that route takes (path parameters in \`params\`), \`id\` is given back. Its answer is
\`{"index": 0, "id": ..., "status": 200, "body": ...}\`; a refused item, or a line that cannot be read, has its status and the error envelope as its
\`body\` and touches no other. The query parameters act on each answer; an item's own \`query\` wins.

Answers come while lines are sent: read while you write, for a client that takes no answers is not read from. A stream on which nothing
moves for as long as a request may take to arrive is ended. When the service stops, the last line has status 503 and the index of the first item
that was not taken.`;

/** The document with the stream beside the declared routes. */
export function withStream(document: Record<string, unknown>): Record<string, unknown> {
  const refused = (name: string): unknown => ({ $ref: `#/components/responses/${name}` });
  const lines = { [STREAM_TYPE]: { schema: { type: 'string' } } };
  const operation = {
    operationId: 'batch_stream_v1_batch_stream_post',
    summary: 'Items of any routes as a stream of lines',
    description: DESCRIPTION,
    tags: ['batch'],
    parameters: CUT_PARAMETERS.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: { required: true, content: { [STREAM_TYPE]: { schema: { type: 'string' }, example: EXAMPLE } } },
    responses: {
      200: { description: 'A line for each item, in order', content: lines },
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
