import type { Engine } from '../../../../engine.js';
import { MOON, SUN } from '../../../../ephemeris/source.js';
import type { HorizonTarget } from '../../../../events/horizon-target.js';
import { DEG_PER_RAD } from '../../../../kernel/constants.js';
import { LAT, LON } from '../../../../kernel/spherical.js';
import { starlightS10, zodiacalS10 } from '../../../../sky/visibility/physical/night-sky.js';
import type { VisibilityPack } from '../../../../sky/visibility/physical/tables.js';
import { ALL_CORRECTIONS } from '../../../../reduction/stages.js';
import type { Epoch } from '../../../../reduction/epoch.js';
import { signedDeg } from '../../../../kernel/angle.js';
import { MOON_BODY, SUN_BODY } from '../../../../sky/bodies.js';
import { GalacticBridge } from '../../../../sky/galactic.js';
import { apparentMagnitude, PHOTOMETRIC_BODIES } from '../../../../sky/photometry.js';
import { SunlitView, sunlitView } from '../../../../sky/photometry-view.js';
import { APPARENT_STAR } from '../../../../sky/stars/stars.js';
import { bodyOrStar } from '../../../../wire/body-or-star.js';
import { risingTarget } from '../../../../services/rising-target.js';

/** Target of an observation: name, path and photometry. */
export interface Subject {
  readonly name: string;
  readonly target: HorizonTarget;
  /** Reason why the target cannot be evaluated; null for a point source with a magnitude. */
  readonly obstacle: { readonly state: 'not_applicable' | 'missing_dependency'; readonly reason: string } | null;
  readonly bMinusV: number;
  readonly photometry: { readonly modelId: string; readonly sourceIds: readonly string[] };
  /** Source of the colour. */
  readonly colourSource: string;
  /** V magnitude outside the atmosphere. Errors: OutOfCoverage. */
  magnitude(epoch: Epoch): number;
  /** Writes the apparent geocentric place in the ecliptic of date (radians, km). Errors: OutOfCoverage. */
  place(epoch: Epoch, out: Float64Array): void;
}

/** Target named by a request. Errors: InvalidInput on /body. */
export function subjectOf(engine: Engine, pack: VisibilityPack, name: string): Subject {
  const found = bodyOrStar(engine, name, '/body'),
    { target } = risingTarget(engine, name),
    { targets } = pack.tables;
  if ('star' in found) {
    const { star } = found,
      colour = star.colourIndex;
    return {
      name: star.name,
      target,
      obstacle:
        star.vMagnitude === null
          ? { state: 'missing_dependency', reason: `the catalogue has no V magnitude for ${star.name}` }
          : null,
      bMinusV: colour ?? targets.star_without_colour,
      photometry: { modelId: 'catalogue_v_magnitude', sourceIds: ['simbad'] },
      colourSource: colour === null ? 'solar colour assumed' : 'catalogue B-V',
      magnitude: () => star.vMagnitude ?? NaN,
      place: (epoch, out) => engine.stars.place(star, epoch, null, APPARENT_STAR, out),
    };
  }
  const view = new SunlitView();
  const colour = Object.hasOwn(targets.b_minus_v, found.name) ? targets.b_minus_v[found.name] : undefined;
  const isPoint = found.kind === 'major' && found.index !== SUN && found.index !== MOON;
  const hasLaw = isPoint && PHOTOMETRIC_BODIES.includes(found.index) && colour !== undefined;
  return {
    name: found.name,
    target,
    obstacle: hasLaw
      ? null
      : isPoint || found.kind === 'asteroid' || found.kind === 'comet'
        ? { state: 'missing_dependency', reason: `the service has no magnitude model for ${found.name}` }
        : {
            state: 'not_applicable',
            reason: `${found.name} is not a point source, and the model applies to point sources only`,
          },
    bMinusV: colour ?? targets.star_without_colour,
    photometry: { modelId: 'mallama_hilton_2018', sourceIds: ['mallama_hilton_2018'] },
    colourSource: 'B-V of the planet',
    magnitude: (epoch) => apparentMagnitude(epoch, found.index, view),
    place: (epoch, out) => engine.sky.place(epoch, found, null, ALL_CORRECTIONS, out),
  };
}

/** Slowly changing values: V magnitude, zodiacal light and starlight (S10), phase angle of the Moon (degrees). */
export interface SlowValues {
  readonly magnitude: number;
  readonly zodiacalS10: number;
  readonly starlightS10: number;
  readonly moonPhaseDeg: number;
}

/** Slowly changing values, linear between fixed nodes half a day apart, so that an instant always has the same values. */
export class SlowLight implements SlowValues {
  magnitude = 0;
  zodiacalS10 = 0;
  starlightS10 = 0;
  moonPhaseDeg = 0;
  private readonly engine: Engine;
  private readonly pack: VisibilityPack;
  private readonly subject: Subject;
  private readonly epoch: Epoch;
  private readonly view = new SunlitView();
  private readonly place = new Float64Array(6);
  private readonly nodes = new Map<number, Float64Array>();

  constructor(engine: Engine, pack: VisibilityPack, subject: Subject) {
    this.engine = engine;
    this.pack = pack;
    this.subject = subject;
    this.epoch = engine.sky.newEpoch();
  }

  /** Evaluates an instant (UT1, days since J2000.0). Errors: OutOfCoverage. */
  at(ut1J2k: number): void {
    const k = Math.floor(ut1J2k / NODE_DAYS),
      a = this.node(k),
      b = this.node(k + 1),
      s = ut1J2k / NODE_DAYS - k;
    this.magnitude = a[0] + s * (b[0] - a[0]);
    this.zodiacalS10 = a[1] + s * (b[1] - a[1]);
    this.starlightS10 = a[2] + s * (b[2] - a[2]);
    this.moonPhaseDeg = a[3] + s * (b[3] - a[3]);
  }

  private node(k: number): Float64Array {
    const known = this.nodes.get(k);
    if (known) return known;
    const { engine, epoch, place, view } = this,
      { nightSky } = this.pack.tables;
    const ut1 = k * NODE_DAYS,
      tt = engine.time.ttFromUt1(ut1);
    epoch.set(tt, engine.time.tdbFromTt(tt), ut1);
    const node = new Float64Array(4);
    node[0] = this.subject.magnitude(epoch);
    engine.sky.place(epoch, SUN_BODY, null, ALL_CORRECTIONS, place);
    const sunLon = place[LON] * DEG_PER_RAD;
    this.subject.place(epoch, place);
    const lon = place[LON] * DEG_PER_RAD,
      lat = place[LAT] * DEG_PER_RAD;
    node[1] = zodiacalS10(nightSky.zodiacal, signedDeg(lon - sunLon), lat);
    const galactic = new GalacticBridge(engine.nutation, tt, null).toGalactic(lon, lat);
    node[2] = starlightS10(nightSky.starlight, galactic.latDeg);
    sunlitView(epoch, MOON_BODY.index, view);
    node[3] = view.phaseAngleDeg;
    this.nodes.set(k, node);
    return node;
  }
}

const NODE_DAYS = 0.5;
