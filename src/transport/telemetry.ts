import type { FastifyRequest } from 'fastify';
import { ConfigurationError } from './config.js';
import type { PoolStats } from './pool.js';

/** Traces and metrics of requests, for a collector of OpenTelemetry. */
export interface Telemetry {
  /** A request came: its span begins, under the one that its `traceparent` names. */
  came(request: FastifyRequest): void;
  /** A request waits for the pool: spans of its own for the waiting and the computing. */
  waits(request: FastifyRequest, route: string): WorkWatch;
  /** A request was answered, or its client left. */
  finished(request: FastifyRequest, route: string, status: number): void;
  /** Sends what has gathered, and ends; waits a few seconds at most. */
  close(): Promise<void>;
}

export interface WorkWatch {
  /** A worker took the work on. */
  readonly started: () => void;
  /** The work is done, was refused or failed. */
  readonly ended: (error?: unknown) => void;
}

export interface TelemetryParts {
  readonly env: Environment;
  readonly version: string;
  readonly poolStats: () => PoolStats;
  /** Told of what the collector does not take. */
  readonly onTrouble: (message: string) => void;
}
type Environment = Readonly<Record<string, string | undefined>>;

/** The packages that `telemetry-sdk.ts` stands on: optional peers of this one. */
export const TELEMETRY_PACKAGES = [
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/exporter-metrics-otlp-http',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace-base',
] as const;

/** Which signals the standard variables of OpenTelemetry switch on. Errors: ConfigurationError for what is asked and not there. */
export function signalsOf(env: Environment): { readonly traces: boolean; readonly metrics: boolean } {
  const set = (name: string): string => env[name]?.trim() ?? '';
  if (set('OTEL_SDK_DISABLED').toLowerCase() === 'true') return { traces: false, metrics: false };
  const isOn = (signal: 'TRACES' | 'METRICS'): boolean => {
    const exporter = set(`OTEL_${signal}_EXPORTER`),
      endpoint = endpointOf(env, signal);
    if (endpoint === '' || exporter === 'none') return false;
    if (exporter !== '' && exporter !== 'otlp') refuse(`OTEL_${signal}_EXPORTER`, exporter, 'otlp or none is needed');
    for (const name of [`OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`, 'OTEL_EXPORTER_OTLP_PROTOCOL'])
      if (set(name) !== '' && set(name) !== 'http/json') refuse(name, set(name), 'http/json is what the service sends');
    return true;
  };
  return { traces: isOn('TRACES'), metrics: isOn('METRICS') };
}

function endpointOf(env: Environment, signal: 'TRACES' | 'METRICS'): string {
  for (const name of [`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`, 'OTEL_EXPORTER_OTLP_ENDPOINT']) {
    const text = env[name]?.trim() ?? '';
    if (text === '') continue;
    if (!/^https?:\/\/[^\s]+$/.test(text) || !URL.canParse(text))
      refuse(name, text, 'an address such as http://127.0.0.1:4318 is needed');
    return text;
  }
  return '';
}

function refuse(name: string, given: string, allowed: string): never {
  throw new ConfigurationError(`${name}=${JSON.stringify(given)} cannot be used: ${allowed}`);
}

/**
 * Telemetry where the environment asks for it; undefined where it does not: nothing is then loaded, hooked or counted. Errors:
 * ConfigurationError, also when the packages are not installed.
 */
export async function openTelemetry(parts: TelemetryParts): Promise<Telemetry | undefined> {
  const signals = signalsOf(parts.env);
  if (!signals.traces && !signals.metrics) return undefined;
  try {
    const { startTelemetry } = await import('./telemetry-sdk.js');
    return startTelemetry(parts, signals);
  } catch (error) {
    // By which of the two ways of loading it is missing does not matter.
    if (!/^(ERR_)?MODULE_NOT_FOUND$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new ConfigurationError(
      `OTEL_EXPORTER_OTLP_ENDPOINT is set, but OpenTelemetry is not installed: npm install --no-save ${TELEMETRY_PACKAGES.join(' ')}`,
    );
  }
}
