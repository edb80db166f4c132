import type { FastifyRequest } from 'fastify';
import { ConfigurationError } from './config.js';
import type { PoolStats } from './pool.js';

/** Traces and metrics of requests for an OpenTelemetry collector. */
export interface Telemetry {
  /** A request arrived: starts its span, as a child of the span that `traceparent` names. */
  started(request: FastifyRequest): void;
  /** A request waits for the pool: starts a span for the waiting, then one for the computation. */
  queued(request: FastifyRequest, route: string): WorkWatch;
  /** A request was answered, or its client disconnected. */
  finished(request: FastifyRequest, route: string, status: number): void;
  /** Exports the remaining spans and metrics and stops; waits a few seconds at most. */
  close(): Promise<void>;
}

export interface WorkWatch {
  /** A worker started the job. */
  readonly started: () => void;
  /** The job is done, was refused or failed. */
  readonly ended: (error?: unknown) => void;
}

export interface TelemetryParts {
  readonly env: Environment;
  readonly version: string;
  readonly poolStats: () => PoolStats;
  /** Called with errors of the export. */
  readonly onTrouble: (message: string) => void;
}
type Environment = Readonly<Record<string, string | undefined>>;

/** Packages that `telemetry-sdk.ts` imports: optional peer dependencies. */
export const TELEMETRY_PACKAGES = [
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/exporter-metrics-otlp-http',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace-base',
] as const;

/** The signals that the standard variables of OpenTelemetry enable. Errors: ConfigurationError for an unsupported exporter or protocol. */
export function signalsOf(env: Environment): { readonly traces: boolean; readonly metrics: boolean } {
  const set = (name: string): string => env[name]?.trim() ?? '';
  if (set('OTEL_SDK_DISABLED').toLowerCase() === 'true') return { traces: false, metrics: false };
  const isOn = (signal: 'TRACES' | 'METRICS'): boolean => {
    const exporter = set(`OTEL_${signal}_EXPORTER`),
      endpoint = endpointOf(env, signal);
    if (endpoint === '' || exporter === 'none') return false;
    if (exporter !== '' && exporter !== 'otlp') refuse(`OTEL_${signal}_EXPORTER`, exporter, 'it must be otlp or none');
    for (const name of [`OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`, 'OTEL_EXPORTER_OTLP_PROTOCOL'])
      if (set(name) !== '' && set(name) !== 'http/json') refuse(name, set(name), 'it must be http/json');
    return true;
  };
  return { traces: isOn('TRACES'), metrics: isOn('METRICS') };
}

function endpointOf(env: Environment, signal: 'TRACES' | 'METRICS'): string {
  for (const name of [`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`, 'OTEL_EXPORTER_OTLP_ENDPOINT']) {
    const text = env[name]?.trim() ?? '';
    if (text === '') continue;
    if (!/^https?:\/\/[^\s]+$/.test(text) || !URL.canParse(text))
      refuse(name, text, 'it must be an address such as http://127.0.0.1:4318');
    return text;
  }
  return '';
}

function refuse(name: string, given: string, allowed: string): never {
  throw new ConfigurationError(`${name}=${JSON.stringify(given)} cannot be used: ${allowed}`);
}

/**
 * Starts telemetry when the environment enables it; otherwise returns undefined, and nothing is loaded, hooked or counted. Errors:
 * ConfigurationError, also when the packages are not installed.
 */
export async function openTelemetry(parts: TelemetryParts): Promise<Telemetry | undefined> {
  const signals = signalsOf(parts.env);
  if (!signals.traces && !signals.metrics) return undefined;
  try {
    const { startTelemetry } = await import('./telemetry-sdk.js');
    return startTelemetry(parts, signals);
  } catch (error) {
    // The code is ERR_MODULE_NOT_FOUND for import and MODULE_NOT_FOUND for require (the bundle).
    if (!/^(ERR_)?MODULE_NOT_FOUND$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new ConfigurationError(
      `OTEL_EXPORTER_OTLP_ENDPOINT is set, but OpenTelemetry is not installed: npm install --no-save ${TELEMETRY_PACKAGES.join(' ')}`,
    );
  }
}
