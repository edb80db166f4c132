import type { Epoch } from './epoch.js';
import type { Origin } from './origin.js';
import type { Ray } from './ray.js';
import { aberrate } from './aberration.js';
import { deflect } from './deflection.js';
import { geometric, retard } from './light-time.js';
import { nutate, precess } from './rotate.js';

/** Selects the corrections of a place. `apparent` false gives the geometric place, without light-time, deflection and aberration. */
export interface Corrections {
  readonly apparent: boolean;
  readonly aberration: boolean;
  readonly deflection: boolean;
  readonly nutation: boolean;
}

/** The apparent place. */
export const ALL_CORRECTIONS: Corrections = { apparent: true, aberration: true, deflection: true, nutation: true };
/** The astrometric place: light-time only, without deflection and aberration; true ecliptic and equinox of date. */
export const ASTROMETRIC_CORRECTIONS: Corrections = {
  apparent: true,
  aberration: false,
  deflection: false,
  nutation: true,
};

/** A stage of the reduction. `apply` changes the ray in place. */
export interface Stage {
  readonly num: number;
  /** Name in answers. */
  readonly name: string;
  /** Key in `stage_longitudes`. */
  readonly key: string;
  /** Axes of the ray after this stage. */
  readonly frame: 'icrf' | 'date';
  readonly enabled: (corrections: Corrections) => boolean;
  readonly apply: (epoch: Epoch, origin: Origin, ray: Ray) => void;
}

const always = (): boolean => true;
const never = (): boolean => false;
const nothing = (): void => undefined;

/**
 * The stages of the reduction in their order. This list is both executed and reported. The frame bias is part of the precession
 * (Fukushima-Williams angles), so that its own stage never runs. Stages 7 and 8 are this list from the position of the observer: see
 * `TOPOCENTRIC_STAGES` in report.ts.
 */
export const STAGES: readonly Stage[] = [
  {
    num: 0,
    name: 'Geometric geocentric',
    key: 'geometric_geocentric',
    frame: 'icrf',
    enabled: always,
    apply: geometric,
  },
  { num: 1, name: 'Light-time iteration', key: 'light_time', frame: 'icrf', enabled: (c) => c.apparent, apply: retard },
  {
    num: 2,
    name: 'Gravitational deflection',
    key: 'gravitational_deflection',
    frame: 'icrf',
    enabled: (c) => c.apparent && c.deflection,
    apply: deflect,
  },
  {
    num: 3,
    name: 'Annual aberration',
    key: 'annual_aberration',
    frame: 'icrf',
    enabled: (c) => c.apparent && c.aberration,
    apply: aberrate,
  },
  { num: 4, name: 'IAU 2006 frame bias', key: 'frame_bias', frame: 'icrf', enabled: never, apply: nothing },
  {
    num: 5,
    name: 'IAU 2006 precession',
    key: 'precession',
    frame: 'date',
    enabled: always,
    apply: (epoch, _origin, ray) => precess(epoch, ray),
  },
  {
    num: 6,
    name: 'IAU 2000A nutation',
    key: 'nutation',
    frame: 'date',
    enabled: (c) => c.nutation,
    apply: (epoch, _origin, ray) => nutate(epoch, ray),
  },
];

/**
 * Runs all enabled stages for one body. Afterwards the ray is a direction in the ecliptic of date (true, or mean without nutation). Errors:
 * OutOfCoverage.
 */
export function reduce(epoch: Epoch, origin: Origin, body: number, corrections: Corrections, ray: Ray): void {
  ray.body = body;
  for (let i = 0; i < STAGES.length; i++) {
    const stage = STAGES[i];
    if (stage.enabled(corrections)) stage.apply(epoch, origin, ray);
  }
}
