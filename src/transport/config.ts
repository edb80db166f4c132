import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';

/** Settings of the operator, read once at the start. Times in milliseconds, sizes in bytes. */
export interface ServiceConfig {
  readonly host: string;
  readonly port: number;
  readonly processes: number;
  readonly workers: number;
  readonly queueLimit: number;
  readonly bodyLimitBytes: number;
  readonly logLevel: LogLevel;
  readonly corsOrigins: readonly string[];
  readonly bearerTokens: readonly string[];
  readonly rateLimitPerMinute: number;
  readonly trustedProxies: readonly string[];
  readonly kernelPaths: readonly string[];
  readonly visibilityPackDirectory: string | null;
  readonly visibilityPackManifestSha256: string | null;
  readonly shutdownGraceMs: number;
  readonly keepAliveMs: number;
  readonly requestTimeoutMs: number;
  readonly compressAboveBytes: number;
  readonly warmsUp: boolean;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** An environment variable has a value that cannot be used. The service does not start and prints this message. */
export class ConfigurationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigurationError';
  }
}

interface Setting<T> {
  readonly env: string;
  readonly meaning: string;
  readonly fallback: string;
  readonly read: (text: string, env: string) => T;
}

const fail = (env: string, given: string, allowed: string): never => {
  throw new ConfigurationError(`${env}=${JSON.stringify(given)} cannot be used: ${allowed}`);
};

const integer =
  (minimum: number, maximum: number) =>
  (text: string, env: string): number => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
    return value >= minimum && value <= maximum
      ? value
      : fail(env, text, `it must be an integer from ${minimum} to ${maximum}`);
  };

const list =
  (separator: RegExp) =>
  (text: string): string[] =>
    text
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean);

const host = (text: string, env: string): string =>
  /^[A-Za-z0-9.:_-]{1,255}$/.test(text) ? text : fail(env, text, 'it must be a host name or an IP address');

const logLevel = (text: string, env: string): LogLevel =>
  LOG_LEVELS.find((level) => level === text) ?? fail(env, text, `it must be one of ${LOG_LEVELS.join(', ')}`);

const onOrOff = (text: string, env: string): boolean =>
  text === 'on' || text === 'off' ? text === 'on' : fail(env, text, 'it must be on or off');

const origins = (text: string, env: string): string[] => {
  const found = list(/,/)(text);
  for (const origin of found) {
    if (origin !== '*' && !/^https?:\/\/[A-Za-z0-9.:[\]_-]+$/.test(origin))
      fail(env, text, 'it must be a comma-separated list of origins such as https://example.org, or *');
  }
  return found;
};

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** True for an IP address or a network in CIDR notation (`10.0.0.0/8`). */
function isNetwork(text: string): boolean {
  const [address, bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const proxies = (text: string, env: string): string[] => {
  const found = list(/,/)(text);
  for (const network of found)
    if (!NAMED_NETWORKS.includes(network) && !isNetwork(network))
      fail(env, text, `it must be a list of addresses, networks such as 10.0.0.0/8, or ${NAMED_NETWORKS.join(', ')}`);
  return found;
};

const directory = (text: string): string | null => text || null;

const sha256 = (text: string, env: string): string | null =>
  text === '' || /^[0-9a-f]{64}$/i.test(text)
    ? text.toLowerCase() || null
    : fail(env, text, 'it must be 64 hexadecimal digits');

/** Bearer tokens (RFC 6750). Short tokens are refused, because they can be guessed. */
const tokens = (text: string, env: string): string[] => {
  const found = list(/,/)(text);
  for (const token of found)
    if (!/^[A-Za-z0-9._~+/-]{16,}=*$/.test(token))
      fail(env, '(not shown)', 'each token must have at least 16 letters, digits and -._~+/');
  return found;
};

/**
 * One thread per core where threads have priorities (thread-priority.ts): heavy work then uses the time that light requests leave. Elsewhere
 * one core is left to the serving thread.
 */
const defaultWorkers = (): number => Math.max(1, availableParallelism() - (process.platform === 'linux' ? 0 : 1));

const MOST_PROCESSES = 256;

const processes = (text: string, env: string): number =>
  text === 'auto'
    ? availableParallelism()
    : /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_PROCESSES
      ? Number(text)
      : fail(env, text, `it must be an integer from 1 to ${MOST_PROCESSES}, or auto`);

const SETTINGS: { readonly [K in keyof ServiceConfig]: Setting<ServiceConfig[K]> } = {
  host: { env: 'SERVICE_HOST', fallback: '127.0.0.1', meaning: 'address to listen on', read: host },
  port: { env: 'SERVICE_PORT', fallback: '8080', meaning: 'TCP port; 0 takes any free one', read: integer(0, 65535) },
  processes: {
    env: 'SERVICE_PROCESSES',
    fallback: '1',
    meaning: 'processes that serve the port together; `auto`: one per core',
    read: processes,
  },
  workers: {
    env: 'SERVICE_WORKERS',
    fallback: '',
    meaning:
      'threads for heavy routes, divided among the processes, at least one for each (default: one per core; on systems other than Linux, where threads have no priorities, one less)',
    read: (text, env) => (text === '' ? defaultWorkers() : integer(1, 256)(text, env)),
  },
  queueLimit: {
    env: 'SERVICE_QUEUE_LIMIT',
    fallback: '256',
    meaning: 'heavy requests that may wait in one process; further ones are answered 503 `server_busy`',
    read: integer(0, 100_000),
  },
  bodyLimitBytes: {
    env: 'SERVICE_BODY_LIMIT_BYTES',
    fallback: '1048576',
    meaning: 'largest request body; larger ones are answered 413',
    read: integer(1_024, 1_073_741_824),
  },
  logLevel: {
    env: 'SERVICE_LOG_LEVEL',
    fallback: 'info',
    meaning: `${LOG_LEVELS.join(', ')}; \`info\` logs one line per request`,
    read: logLevel,
  },
  corsOrigins: {
    env: 'SERVICE_CORS_ORIGIN',
    fallback: '',
    meaning: 'origins that browsers may call from, comma-separated, or `*`; empty: none',
    read: origins,
  },
  bearerTokens: {
    env: 'SERVICE_BEARER_TOKENS',
    fallback: '',
    meaning:
      'bearer tokens, comma-separated: every request except `/health` and `/ready` must send one of them; empty: no token is needed',
    read: tokens,
  },
  rateLimitPerMinute: {
    env: 'SERVICE_RATE_LIMIT_PER_MINUTE',
    fallback: '0',
    meaning:
      'requests per minute from one address to one process; further ones are answered 429; each item of a stream counts as a request; 0: no limit',
    read: integer(0, 10_000_000),
  },
  trustedProxies: {
    env: 'SERVICE_TRUSTED_PROXIES',
    fallback: '',
    meaning:
      'proxies whose `X-Forwarded-For` is trusted for the rate limit: addresses, networks such as `10.0.0.0/8`, or `loopback`, `linklocal`, `uniquelocal`, comma-separated; empty: none',
    read: proxies,
  },
  kernelPaths: {
    env: 'SERVICE_KERNEL_PATHS',
    fallback: '',
    meaning:
      'SPK files, separated by `:` (`;` on Windows) or `,`; the first file that covers a body and an instant is used, before the embedded ephemeris',
    read: list(process.platform === 'win32' ? /[;,]/ : /[:,]/),
  },
  visibilityPackDirectory: {
    env: 'SERVICE_PHYSICAL_VISIBILITY_DATA_PACK_DIRECTORY',
    fallback: '',
    meaning:
      'directory of a visibility data pack for the two routes of physical visibility; without it they answer 503',
    read: directory,
  },
  visibilityPackManifestSha256: {
    env: 'SERVICE_PHYSICAL_VISIBILITY_DATA_PACK_MANIFEST_SHA256',
    fallback: '',
    meaning: 'expected sha256 of `manifest.json` of that pack; the service does not start with another one',
    read: sha256,
  },
  shutdownGraceMs: {
    env: 'SERVICE_SHUTDOWN_GRACE_MS',
    fallback: '10000',
    meaning: 'time for requests in flight after SIGTERM or SIGINT',
    read: integer(0, 600_000),
  },
  keepAliveMs: {
    env: 'SERVICE_KEEP_ALIVE_MS',
    fallback: '72000',
    meaning: 'idle time after which a kept connection is closed (longer than the 60 s of common load balancers)',
    read: integer(0, 3_600_000),
  },
  requestTimeoutMs: {
    env: 'SERVICE_REQUEST_TIMEOUT_MS',
    fallback: '30000',
    meaning: 'time within which a request must have arrived completely',
    read: integer(100, 3_600_000),
  },
  compressAboveBytes: {
    env: 'SERVICE_COMPRESS_ABOVE_BYTES',
    fallback: '16384',
    meaning: 'answers of this size or more are compressed for clients that accept it',
    read: integer(256, 1_073_741_824),
  },
  warmsUp: {
    env: 'SERVICE_WARM_UP',
    fallback: 'on',
    meaning:
      '`on`: while it is idle, a single serving process compiles the validators of all routes and loads their catalogues, so that first requests need not wait (about 2 s of processor time in total); `off`: it does not',
    read: onOrOff,
  },
};

/** The table of settings in the README: name of the variable, default, meaning. */
export const configurationReference: readonly {
  readonly env: string;
  readonly fallback: string;
  readonly meaning: string;
}[] = Object.values(SETTINGS).map(({ env, fallback, meaning }) => ({ env, fallback, meaning }));

/**
 * Reads the configuration. An unset or empty variable takes its default. Errors: ConfigurationError for a misspelt SERVICE_ variable or a
 * bad value.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): ServiceConfig {
  const known = new Set(configurationReference.map((row) => row.env));
  // Container platforms add names such as SERVICE_FOO_PORT_8080_TCP for linked services: an unknown name is an error only when it differs
  // by one letter from a known one.
  for (const name of Object.keys(env)) {
    if (name.startsWith('SERVICE_') && !known.has(name)) {
      const meant = [...known].find((other) => isOneSlipAway(name, other));
      if (meant) throw new ConfigurationError(`${name} is not a known setting; did you mean ${meant}?`);
    }
  }
  const value = <K extends keyof ServiceConfig>(key: K): ServiceConfig[K] => {
    const setting: Setting<ServiceConfig[K]> = SETTINGS[key];
    const text = env[setting.env]?.trim();
    return setting.read(text === undefined || text === '' ? setting.fallback : text, setting.env);
  };
  return {
    host: value('host'),
    port: value('port'),
    processes: value('processes'),
    workers: value('workers'),
    queueLimit: value('queueLimit'),
    bodyLimitBytes: value('bodyLimitBytes'),
    logLevel: value('logLevel'),
    corsOrigins: value('corsOrigins'),
    bearerTokens: value('bearerTokens'),
    rateLimitPerMinute: value('rateLimitPerMinute'),
    trustedProxies: value('trustedProxies'),
    kernelPaths: value('kernelPaths'),
    visibilityPackDirectory: value('visibilityPackDirectory'),
    visibilityPackManifestSha256: value('visibilityPackManifestSha256'),
    shutdownGraceMs: value('shutdownGraceMs'),
    keepAliveMs: value('keepAliveMs'),
    requestTimeoutMs: value('requestTimeoutMs'),
    compressAboveBytes: value('compressAboveBytes'),
    warmsUp: value('warmsUp'),
  };
}

/** True when the names differ by one dropped, added or changed letter. */
function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  return a.slice(i + 1) === b.slice(i + 1) || a.slice(i) === b.slice(i + 1) || a.slice(i + 1) === b.slice(i);
}
