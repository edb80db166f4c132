import type { Family } from '../contract/route.js';
import type { Engine } from '../engine.js';
import type { ServiceConfig } from './config.js';
import type { LogDestination } from './log.js';
import type { Lifecycle, ServiceStatus } from './meta.js';
import type { WorkerPool } from './pool.js';
import type { Membership } from './processes.js';
import type { Telemetry } from './telemetry.js';

/** The parts of an application: an engine, a registry and the settings of the operator. */
export interface AppOptions {
  readonly engine: Engine;
  readonly families: readonly Family[];
  readonly config: ServiceConfig;
  readonly status: ServiceStatus;
  /** Without a pool every route runs in the serving thread. */
  readonly pool?: WorkerPool;
  readonly lifecycle?: Lifecycle;
  readonly telemetry?: Telemetry;
  readonly logs?: LogDestination;
  /** Connection to the other processes of the service, when there are several: metrics are then those of all processes. */
  readonly membership?: Membership;
}
