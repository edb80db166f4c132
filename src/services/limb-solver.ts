import { LimbSpans } from '../events/panchanga/limb-spans.js';
import { RisingDegrees } from '../events/panchanga/rising-degrees.js';
import { SiderealIngresses } from '../events/panchanga/sidereal-ingresses.js';
import type { Engine } from '../engine.js';
import type { Site } from '../reduction/origin.js';
import { CHART_BODIES, LUNAR_POINTS } from '../sky/bodies.js';
import type { Body } from '../sky/bodies.js';
import { lookupTable } from '../kernel/lookup.js';
import { ayanamsaDeg, ayanamsaSystem } from './ayanamsa.js';
import type { AyanamsaMode } from './ayanamsa.js';

/** The nine grahas of sidereal searches: body, and what is added to its longitude. Ketu is opposite the true node. */
const GRAHAS = lookupTable<{ readonly body: Body; readonly offsetDeg: number }>({
  ...Object.fromEntries(CHART_BODIES.map((body) => [body.name, { body, offsetDeg: 0 }])),
  Rahu: { body: LUNAR_POINTS[0], offsetDeg: 0 },
  Ketu: { body: LUNAR_POINTS[0], offsetDeg: 180 },
});

/**
 * The searches of one request in one sidereal zodiac: limbs, ascendant, planets. Each search is made at its first use and keeps what it has computed,
 * so a request makes one solver and passes it on.
 */
export class LimbSolver {
  /** Canonical name of the ayanamsa. */
  readonly ayanamsaSystem: string;
  readonly ayanamsaMode: AyanamsaMode;
  readonly limbs: LimbSpans;
  private readonly engine: Engine;
  private readonly ayanamsaAt: (ttJ2k: number) => number;
  private readonly planets = new Map<string, SiderealIngresses>();

  /** `field`: JSON pointer of the ayanamsa. Errors: InvalidInput for an unknown ayanamsa. */
  constructor(engine: Engine, system: string, mode: AyanamsaMode = 'true', field = '/policy/ayanamsa_system') {
    const found = ayanamsaSystem(system, field);
    this.engine = engine;
    this.ayanamsaSystem = found.system;
    this.ayanamsaMode = mode;
    this.ayanamsaAt = (ttJ2k) => ayanamsaDeg(engine.nutation, ttJ2k, found, mode);
    this.limbs = new LimbSpans(engine, this.ayanamsaAt);
  }

  /** The ascendant of a place. Make one object for a place. */
  ascendant(site: Site): RisingDegrees {
    return new RisingDegrees(this.engine, site, this.ayanamsaAt);
  }

  /** Crossings of sidereal arcs by a planet, Rahu (true node) or Ketu. */
  planet(name: string): SiderealIngresses {
    let search = this.planets.get(name);
    if (search === undefined) {
      const graha = GRAHAS[name] as (typeof GRAHAS)[string] | undefined;
      if (graha === undefined) throw new RangeError(`${name} is not a graha`);
      search = new SiderealIngresses(this.engine, graha.body, this.ayanamsaAt, graha.offsetDeg);
      this.planets.set(name, search);
    }
    return search;
  }
}
