import type { Epoch } from './epoch.js';
import type { Origin } from './origin.js';
import type { Ray } from './ray.js';
import { aberrate } from './aberration.js';
import { deflect } from './deflection.js';
import { geometric, retard } from './light-time.js';
import { nutate, precess } from './rotate.js';

/** Which corrections are made. `apparent` false gives the geometric place: no light-time, deflection or aberration. */
export interface Corrections {
  readonly apparent: boolean;
  readonly aberration: boolean;
  readonly deflection: boolean;
  readonly nutation: boolean;
}

export const ALL_CORRECTIONS: Corrections = { apparent: true, aberration: true, deflection: true, nutation: true };
/** The astrometric place: light time alone, no deflection, no aberration; true ecliptic and equinox of date. */
export const ASTROMETRIC_CORRECTIONS: Corrections = {
  apparent: true,
  aberration: false,
  deflection: false,
  nutation: true,
};

export interface Stage {
  readonly num: number;
  /** Name in the documents. */
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
 * The reduction, in the order of the documents. This list is what is executed and what is reported. The frame bias stands in
 * the precession (Fukushima-Williams angles carry it), so that its own stage is never run. Stages 7 and 8 are the same list
 * run from the observer's place: see `TOPOCENTRIC_STAGES` in report.ts.
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

/** Runs all enabled stages for one body: the ray ends in the ecliptic of date (true, or mean without nutation). */
export function reduce(epoch: Epoch, origin: Origin, body: number, corrections: Corrections, ray: Ray): void {
  ray.body = body;
  for (let i = 0; i < STAGES.length; i++) {
    const stage = STAGES[i];
    if (stage.enabled(corrections)) stage.apply(epoch, origin, ray);
  }
}
