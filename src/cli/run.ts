import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { suggestNames } from '../kernel/suggest.js';
import { loadConfig } from '../transport/config.js';
import type { ServiceError } from '../transport/errors.js';
import { toServiceError } from '../transport/errors.js';
import { call, listPlaces, listRoutes } from './commands/call.js';
import { chart, wheel } from './commands/chart.js';
import { ephemeris } from './commands/ephemeris.js';
import { EVENT_KINDS, eclipses, events } from './commands/searches.js';
import { runBulk } from './bulk/command.js';
import { BULK_SUMMARY, BULK_USAGE } from './bulk/options.js';
import { usage } from './moment.js';
import { progressBar } from './progress.js';
import type { Progress } from './progress.js';
import type { Report } from './report.js';
import { Service } from './service.js';
import { show } from './show.js';
import type { Form } from './show.js';
import { lookupTable } from '../kernel/lookup.js';
import { packageVersion } from '../package-root.js';

interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}
interface Surroundings {
  readonly out: Stream;
  readonly err: Stream;
  readonly env: NodeJS.ProcessEnv;
}

/** Exit codes. */
const EXIT = { answered: 0, failed: 1, refused: 2, unavailable: 3 } as const;

const OPTIONS = {
  place: { type: 'string' },
  lat: { type: 'string' },
  lon: { type: 'string' },
  zone: { type: 'string' },
  fold: { type: 'string' },
  houses: { type: 'string' },
  bodies: { type: 'string' },
  topocentric: { type: 'boolean' },
  preset: { type: 'string' },
  kinds: { type: 'string' },
  kind: { type: 'string' },
  step: { type: 'string' },
  query: { type: 'string', multiple: true },
  example: { type: 'boolean' },
  names: { type: 'string' },
  http: { type: 'string' },
} as const;
const SHARED = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  ics: { type: 'boolean' },
  output: { type: 'string', short: 'o' },
  help: { type: 'boolean', short: 'h' },
} as const;

type OptionName = keyof typeof OPTIONS;
type Given = ReturnType<typeof readOptions>['values'];

interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly options: readonly OptionName[];
  /** Largest number of arguments. */
  readonly most: number;
  readonly run: (service: Service, args: readonly string[], given: Given, progress: Progress) => Report;
}

/** A command that runs until its client disconnects. */
interface ServingCommand extends Omit<Command, 'run'> {
  readonly serve: (given: Given, surroundings: Surroundings) => Promise<void>;
}

const WHERE = ['place', 'lat', 'lon', 'zone', 'fold'] as const;

const COMMANDS = lookupTable<Command | ServingCommand>({
  chart: {
    usage:
      'chart [DATETIME] [--place NAME | --lat N --lon E] [--zone ZONE] [--houses SYSTEM] [--bodies A,B] [--topocentric]',
    summary: 'positions, houses and aspects of an instant (default: now)',
    options: [...WHERE, 'houses', 'bodies', 'topocentric'],
    most: 1,
    run: (service, [when], given) => chart(service, when, given),
  },
  wheel: {
    usage: 'wheel [DATETIME] [--place NAME | --lat N --lon E] [--preset NAME] ... -o wheel.svg',
    summary: 'the wheel of a chart as SVG',
    options: [...WHERE, 'houses', 'bodies', 'topocentric', 'preset'],
    most: 1,
    run: (service, [when], given) => wheel(service, when, given),
  },
  ephemeris: {
    usage: 'ephemeris FROM [TO] [--step 1d] [--bodies A,B]',
    summary: 'a table of longitudes at steps such as 30m, 6h, 1d, 2w',
    options: ['zone', 'bodies', 'step'],
    most: 2,
    run: (service, args, given, progress) => ephemeris(service, args, given, progress),
  },
  events: {
    usage: 'events FROM [TO] [--kinds A,B] [--bodies A,B]',
    summary: `events of the sky: ${EVENT_KINDS.join(', ')}`,
    options: ['zone', 'bodies', 'kinds'],
    most: 2,
    run: (service, args, given, progress) => events(service, args, given, progress),
  },
  eclipses: {
    usage: 'eclipses FROM [TO] [--kind solar|lunar] [--place NAME | --lat N --lon E]',
    summary: 'eclipses, and their visibility at a place',
    options: ['place', 'lat', 'lon', 'zone', 'kind'],
    most: 2,
    run: (service, args, given, progress) => eclipses(service, args, given, progress),
  },
  call: {
    usage: 'call ROUTE [JSON | @FILE | -] [--query NAME=VALUE ...] [--names plain|tokens] [--example]',
    summary: 'calls any route by path, name or operation id; --example prints a body for it',
    options: ['query', 'example', 'names'],
    most: 2,
    run: (service, args, given) => call(service, args, given),
  },
  routes: {
    usage: 'routes [TEXT]',
    summary: 'the routes whose path, name or summary contains TEXT',
    options: [],
    most: 1,
    run: (service, [part]) => listRoutes(service, part),
  },
  places: {
    usage: 'places NAME',
    summary: 'places with a name, with coordinates and time zone',
    options: [],
    most: 1,
    run: (service, [name]) => listPlaces(service, name),
  },
  mcp: {
    usage: 'mcp [--http PORT]',
    summary: 'a server of the Model Context Protocol, over standard input and output or at http://127.0.0.1:PORT/mcp',
    options: ['http'],
    most: 0,
    serve: async ({ http }, { env, err }) => {
      const port = http === undefined ? undefined : readPort(http);
      const { serveMcp } = await import('../mcp/run.js');
      await serveMcp({ env, version: packageVersion(), port, onListening: (text) => err.write(text) });
    },
  },
});

function readPort(given: string): number {
  const port = /^\d{1,5}$/.test(given) ? Number(given) : NaN;
  if (port <= 65_535) return port;
  throw usage('--http', 'must be a TCP port, 0 ... 65535 (0: any free port)', given);
}

const HELP = `celestial-computation-service [COMMAND] [OPTIONS]

Without a command, or with \`serve\`, it starts the HTTP service (see the SERVICE_ variables in the README).

${Object.values(COMMANDS)
  .map(({ usage: line, summary }) => `  ${line}\n      ${summary}`)
  .join('\n')}
  ${BULK_USAGE}
      ${BULK_SUMMARY}

FROM, TO, DATETIME: 1990-06-15T14:30 at --place or in --zone, 1990-06-15T14:30+01:00, a day, a month or a year; ranges are in UTC
unless --zone is given; their end is not included, and the default of TO is one year after FROM.
Output: tables, or --json, --csv, --ics (moments as a calendar); -o FILE writes a file. Tables show conventional names (Lahiri); JSON and CSV of
\`call\` have the tokens of the contract (authI) unless --names plain or CELESTIAL_NAMES=plain is given.
Exit codes: 0 answered, 1 failed, 2 refused (invalid command or request), 3 not covered, not found or not configured.
`;

const readOptions = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: { ...OPTIONS, ...SHARED }, allowPositionals: true, strict: true });

/** Runs one command line and returns the exit code. */
export async function runCommand(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const { out, err, env } = surroundings;
  try {
    const [name] = argv;
    if (name === '--help' || name === '-h' || name === 'help') return written(out, HELP);
    if (name === '--version' || name === 'version') return written(out, `${packageVersion()}\n`);
    if (name === 'bulk') {
      const { stdin, stdout } = process;
      return await runBulk(argv.slice(1), { stdin, stdout, stderr: err, env, version: packageVersion() });
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null;
    if (!command) {
      const near = suggestNames(name, [...Object.keys(COMMANDS), 'bulk']);
      throw usage(
        'COMMAND',
        `is not a known command${near.length ? `; similar: ${near.join(', ')}` : ''}; --help lists all commands`,
        name,
      );
    }
    const { values, positionals } = parsed(argv.slice(1));
    if (values.help) return written(out, `${command.usage}\n    ${command.summary}\n`);
    const form = formOf(values);
    assertTaken(name, command, values, positionals);
    if ('serve' in command) {
      await command.serve(values, surroundings);
      return EXIT.answered;
    }
    const names = readNameForm(values.names ?? env.CELESTIAL_NAMES);
    const service = new Service(loadConfig(env).kernelPaths);
    const given = names === undefined ? values : { ...values, names };
    const text = show(command.run(service, positionals, given, progressBar(err)), form);
    if (values.output === undefined || values.output === '-') return written(out, text);
    writeFileSync(values.output, text);
    return EXIT.answered;
  } catch (error) {
    return report(error, err);
  }
}

/** Names in answers of `call`; undefined: the default. Errors: InvalidInput. */
function readNameForm(given: string | undefined): string | undefined {
  if (given === undefined || given === '' || given === 'plain' || given === 'tokens') return given || undefined;
  throw usage('--names', 'must be plain or tokens (also in CELESTIAL_NAMES)', given);
}

function written(out: Stream, text: string): number {
  out.write(text);
  return EXIT.answered;
}

function parsed(args: readonly string[]) {
  try {
    // Southern latitudes, western longitudes and years before 1 BC begin like options. The first two are joined with their option; the sign of a
    // year is replaced while options and arguments are separated.
    const joined = args.flatMap((arg, i) => {
      if (isCoordinate(args, i)) return [];
      if (isCoordinate(args, i + 1)) return [`${arg}=${args[i + 1]}`];
      return [arg.replace(/^-(?=\d{4})/, HIDDEN_MINUS)];
    });
    const { values, positionals } = readOptions(joined);
    return { values, positionals: positionals.map((text) => text.replace(HIDDEN_MINUS, '-')) };
  } catch (error) {
    throw usage('OPTIONS', (error as Error).message.split('. ')[0]);
  }
}

const HIDDEN_MINUS = '\u2212';
const isCoordinate = (args: readonly string[], i: number): boolean =>
  /^-\d/.test(args[i] ?? '') && /^--(lat|lon)$/.test(args[i - 1] ?? '');

function formOf({ json, csv, ics }: Given): Form {
  const forms = (Object.entries({ json, csv, ics }) as [Form, boolean | undefined][]).filter(([, wanted]) => wanted);
  if (forms.length > 1) throw usage(`--${forms[1][0]}`, `must not be combined with --${forms[0][0]}`);
  return forms[0]?.[0] ?? 'text';
}

/** Refuses options and arguments that the command does not have. */
function assertTaken(
  name: string,
  { options, most, usage: line }: Pick<Command, 'options' | 'most' | 'usage'>,
  given: Given,
  args: readonly string[],
): void {
  for (const option of Object.keys(given))
    if (!Object.hasOwn(SHARED, option) && !options.includes(option as OptionName))
      throw usage(`--${option}`, `is not an option of ${name}: ${line}`);
  if (args.length > most) throw usage('ARGUMENTS', `too many arguments: ${line}`, args[most]);
}

/** Errors of the file system that are not caused by the command line. */
const FAILING: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EPIPE']);

/** Writes an error, field by field, and returns its exit code. */
function report(error: unknown, err: Stream): number {
  const code = (error as NodeJS.ErrnoException).code;
  const known = toServiceError(error);
  if (known.status === 500) {
    const isFile = typeof code === 'string' && /^E[A-Z]+$/.test(code);
    const named = isFile || ['ConfigurationError', 'DamagedFile'].includes((error as Error).name);
    err.write(`error: ${named ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
    return isFile && !FAILING.has(code) ? EXIT.refused : EXIT.failed;
  }
  err.write(lines(known).join('\n') + '\n');
  if (known.category === 'ephemeris_coverage' || known.status === 404 || known.status === 503) return EXIT.unavailable;
  return EXIT.refused;
}

function lines({ message, details }: ServiceError): string[] {
  const problems = (details.problems ?? []) as {
    field: string;
    message: string;
    given?: unknown;
    suggestions?: readonly string[];
  }[];
  if (problems.length === 0) return [`error: ${message}`];
  return problems.map(({ field, message: what, given, suggestions }) =>
    [
      `error: ${field}: ${what}`,
      given === undefined ? '' : ` (given: ${JSON.stringify(given)})`,
      suggestions?.length ? `; similar: ${suggestions.join(', ')}` : '',
    ].join(''),
  );
}
