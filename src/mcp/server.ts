import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { plainText } from '../contract/names.js';
import { withPlainNames } from '../transport/cut-answer.js';
import type { ServiceError } from '../transport/errors.js';
import { toServiceError } from '../transport/errors.js';
import { compileRequestValidator, createAjv } from '../transport/validator.js';
import type { RequestValidator } from '../transport/validator.js';
import type { RouteClient } from './route-client.js';
import type { Sdk } from './sdk.js';
import type { Finding, Tool, CompleteAnswer } from './tool.js';
import { catalogueTools } from './tools/catalogue.js';
import { chartTools } from './tools/charts.js';
import { placeTools } from './tools/places.js';
import { skyTools } from './tools/sky.js';
import { timeTools } from './tools/times.js';
import type { KeptAnswer } from './answer-store.js';

const TOOLS: readonly Tool[] = [...chartTools, ...skyTools, ...timeTools, ...placeTools, ...catalogueTools];

const INSTRUCTIONS = `Exact astronomical and astrological computation (JPL DE440, -3000 ... +3000), offline.
Use the direct tools first (chart, transits, eclipses, ...); for anything else search_catalogue, then describe_route, then call_route.
Moments are ISO 8601: with an offset an instant, without one the civil time of the place. Never guess a birth time or place: ask.
Answers are shortened; the complete answer of each call is a linked resource. Longitudes are ecliptic of date, in degrees of a sign.`;

/** All tools only read, and the same input gets the same answer. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Validators of the tools' inputs, compiled once for the servers of all connections. */
export class ToolBox {
  readonly #ajv = createAjv();
  readonly #checks = new Map<Tool, RequestValidator>();

  /** The validated input of a tool. Errors: the 422 that lists the invalid fields. */
  checked(tool: Tool, given: unknown): unknown {
    const check =
      this.#checks.get(tool) ??
      compileRequestValidator(this.#ajv, { body: tool.input, params: undefined, query: undefined });
    this.#checks.set(tool, check);
    return check({ params: {}, query: {}, body: withoutNulls(structuredClone(given ?? {})) }).body;
  }
}

/** Removes null fields: models write null for an optional field that is not given. The `body` for a route is not changed. */
function withoutNulls(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, key === 'body' ? value : withoutNulls(value)]),
  );
}

/** Creates the server of one connection: the tools, and complete answers as resources. */
export function createMcpServer(sdk: Sdk, client: RouteClient, box: ToolBox, version: string): Server {
  const server = new sdk.Server(
    { name: 'celestial-computation-service', title: 'Celestial Computation Service', version },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(sdk.ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name, title, description, input }) => ({
      name,
      title,
      description,
      // As plain JSON: a schema of the contract also carries symbols.
      inputSchema: JSON.parse(JSON.stringify(input)) as { type: 'object' },
      annotations: { title, ...ANNOTATIONS },
    })),
  }));
  server.setRequestHandler(sdk.CallToolRequestSchema, async ({ params }, { signal }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (!tool) {
      const names = TOOLS.map(({ name }) => name).join(', ');
      throw new sdk.McpError(
        sdk.ErrorCode.InvalidParams,
        `${params.name.slice(0, 100)} is not a known tool; the tools are ${names}`,
      );
    }
    try {
      return answered(client, await tool.run(client, box.checked(tool, params.arguments), signal));
    } catch (error) {
      return refused(error, tool);
    }
  });
  server.setRequestHandler(sdk.ListResourcesRequestSchema, () => ({ resources: client.answers.list().map(described) }));
  server.setRequestHandler(sdk.ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      {
        uriTemplate: 'celestial://answers/{id}',
        name: 'answer',
        description: 'A complete answer that a tool has linked; the latest answers are available',
      },
    ],
  }));
  server.setRequestHandler(sdk.ReadResourceRequestSchema, ({ params: { uri } }) => {
    const kept = client.answers.read(uri);
    if (!kept)
      throw new sdk.McpError(sdk.ErrorCode.InvalidParams, 'is not an available answer: call the tool again', { uri });
    return { contents: [{ uri, mimeType: kept.mimeType, text: kept.text }] };
  });
  return server;
}

const described = ({ uri, name, title, mimeType, text }: KeptAnswer) => ({
  uri,
  name,
  title,
  mimeType,
  size: Buffer.byteLength(text),
});

function answered(client: RouteClient, { lines, answers = [] }: Finding): CallToolResult {
  const links = answers.flatMap((whole) => {
    const kept = client.answers.keep(keptAs(whole));
    return kept ? [{ type: 'resource_link' as const, ...described(kept) }] : [];
  });
  return { content: [{ type: 'text', text: lines.map(plainText).join('\n') }, ...links] };
}

const keptAs = ({ name, title, value, mimeType, names = 'plain' }: CompleteAnswer) =>
  mimeType === undefined
    ? {
        name,
        title,
        mimeType: 'application/json',
        text: JSON.stringify(names === 'plain' ? withPlainNames(value) : value),
      }
    : { name, title, mimeType, text: String(value) };

interface Problem {
  readonly field: string;
  readonly message: string;
  readonly given?: unknown;
  readonly allowed?: unknown;
  readonly suggestions?: readonly string[];
}

/** The field of the tool's input that corresponds to a field of a route. */
function ownField(field: string, names: Readonly<Record<string, string>>): string {
  const [from, to] = Object.entries(names).find(([start]) => field === start || field.startsWith(`${start}/`)) ?? [
    '',
    '',
  ];
  return from === '' ? field : to + field.slice(from.length);
}

/** An error that a model can correct: for each field the message, the given value and the allowed values. */
function refused(error: unknown, { fieldNames = {} }: Tool): CallToolResult {
  const known: ServiceError = toServiceError(error);
  if (known.status === 500)
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  const problems = (known.details.problems ?? []) as readonly Problem[];
  const short = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 600);
  const lines = problems.map(({ field, message, given, allowed, suggestions }) =>
    [
      `${ownField(field, fieldNames) || '/'}: ${message}`,
      ...(given === undefined ? [] : [`given ${short(given)}`]),
      ...(allowed === undefined ? [] : [`allowed ${typeof allowed === 'string' ? allowed : short(allowed)}`]),
      ...(suggestions?.length ? [`similar: ${suggestions.join(', ')}`] : []),
    ].join('; '),
  );
  const text = [`${known.code} (${known.category})`, ...(lines.length ? lines : [known.message])].join('\n');
  return { isError: true, content: [{ type: 'text', text }] };
}
