import { OutOfCoverage } from '../kernel/errors.js';
import { BODY_NAMES, EMB, MOON, PACKED_BODY_COUNT } from './source.js';
import type { EphemerisSource, SourceIdentity } from './source.js';
import type { SpkFile } from './spk.js';

const SOLAR_SYSTEM_BARYCENTRE = 0,
  EARTH_CENTRE = 399,
  MOON_CENTRE = 301;

/**
 * NAIF ids of the bodies in the order of `source.ts`. Mercury and Venus are taken by centre or by barycentre, because they have no moons.
 */
const NAIF_IDS: readonly (readonly number[])[] = [[10], [199, 1], [299, 2], [3], [4], [5], [6], [7], [8], [9], [301]];

const centreOf = (body: number): number => (body === MOON ? EARTH_CENTRE : SOLAR_SYSTEM_BARYCENTRE);

/**
 * An SPK file as a source of main bodies. Small bodies of the file are accessed through `spk`. Has work arrays: use one instance in each
 * thread.
 */
export class SpkSource implements EphemerisSource {
  readonly spk: SpkFile;
  readonly identity: SourceIdentity;
  readonly earthMoonMassRatio: number;
  readonly lookBackDays = 0;
  private readonly ids: readonly number[];
  private readonly state9 = new Float64Array(9);

  /** `label` and `sha256` identify the file in answers. Errors: `DamagedFile`. */
  constructor(spk: SpkFile, label: string, sha256: string) {
    this.spk = spk;
    this.ids = NAIF_IDS.map((ids, body) => ids.find((id) => spk.span(id, centreOf(body)) !== undefined) ?? NaN);
    const spans = this.ids.map((id, body) => spk.span(id, centreOf(body))).filter((span) => span !== undefined);
    // The coverage is the intersection of all main bodies; in a file of only small bodies it is their union.
    const common = spans.length > 0;
    const all = common ? spans : spk.targets().map((target) => segmentSpan(spk, target));
    const start = all.reduce(
      (value, span) => (common ? Math.max : Math.min)(value, span.startTdbJ2k),
      common ? -Infinity : Infinity,
    );
    const end = all.reduce(
      (value, span) => (common ? Math.min : Math.max)(value, span.endTdbJ2k),
      common ? Infinity : -Infinity,
    );
    this.identity = {
      label,
      sha256,
      coverage: { startTdbJ2k: start, endTdbJ2k: end, source: label },
    };
    this.earthMoonMassRatio = this.has(MOON) && this.has(EMB) ? massRatio(spk, (start + end) / 2) : NaN;
  }

  has(body: number): boolean {
    return body >= 0 && body < PACKED_BODY_COUNT && !Number.isNaN(this.ids[body]);
  }

  covers(body: number, tdbJ2k: number): boolean {
    return this.has(body) && this.spk.covers(this.ids[body], centreOf(body), tdbJ2k);
  }

  state(body: number, tdbJ2k: number, order: 1 | 2, out: Float64Array, offset: number): void {
    if (!this.has(body) || !this.spk.state(this.ids[body], centreOf(body), tdbJ2k, this.state9, 0))
      throw new OutOfCoverage(BODY_NAMES[body] ?? `body ${body}`, tdbJ2k, [this.identity.coverage]);
    for (let i = 0, count = order === 1 ? 6 : 9; i < count; i++) out[offset + i] = this.state9[i];
  }
}

function segmentSpan(spk: SpkFile, target: number): { startTdbJ2k: number; endTdbJ2k: number } {
  const own = spk.segments.filter((segment) => segment.target === target);
  return {
    startTdbJ2k: Math.min(...own.map((segment) => segment.startTdbJ2k)),
    endTdbJ2k: Math.max(...own.map((segment) => segment.endTdbJ2k)),
  };
}

/**
 * Earth/Moon mass ratio of a file: the ratio of the distances of Moon and Earth from their barycentre. NaN when the file does not have
 * both.
 */
function massRatio(spk: SpkFile, tdbJ2k: number): number {
  const moon = new Float64Array(9),
    earth = new Float64Array(9);
  if (!spk.state(MOON_CENTRE, 3, tdbJ2k, moon, 0) || !spk.state(EARTH_CENTRE, 3, tdbJ2k, earth, 0)) return NaN;
  return Math.hypot(moon[0], moon[1], moon[2]) / Math.hypot(earth[0], earth[1], earth[2]);
}
