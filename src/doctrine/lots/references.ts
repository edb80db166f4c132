import { normalizeDeg } from '../../kernel/angle.js';
import { domicileRuler } from '../dignity/rulers.js';
import { SIGNS, signIndex } from '../zodiac/zodiac.js';
import { lookupTable } from '../../kernel/lookup.js';

export type ReferenceKind =
  | 'planet'
  | 'planet_alias'
  | 'angle'
  | 'house_cusp'
  | 'fixed_degree'
  | 'external'
  | 'derived_lot'
  | 'house_ruler'
  | 'angle_ruler_alias'
  | 'planet_ruler'
  | 'syzygy_ruler';

/** A place that a lot is made from. Degrees in [0, 360). */
export interface Reference {
  readonly key: string;
  readonly longitudeDeg: number;
  readonly kind: ReferenceKind;
  /** How the place was found. */
  readonly detail: string;
}

/** What a chart offers to lots. Degrees. The angles are the true ones, whatever the cusps are. */
export interface LotFrame {
  readonly planets: Readonly<Record<string, number>>;
  readonly northNodeDeg: number;
  readonly ascDeg: number;
  readonly mcDeg: number;
  readonly cusps: ArrayLike<number>;
  readonly isDay: boolean;
  /** Apparent longitude of the star Vindemiatrix; asked for only by lots that want it. */
  readonly vindemiatrix: () => number;
  /** Longitudes that the caller knows, or none: syzygy, prenatal lunations, lord of the hour. */
  readonly external: Readonly<Partial<Record<ExternalKey, number>>>;
  /** The lots that others may be made from; those left out are not admitted. */
  readonly derived: readonly DerivedLot[];
}
export type ExternalKey = 'Syzygy' | 'Prenatal New Moon' | 'Prenatal Full Moon' | 'Lord of Hour';
export type DerivedLot = 'Fortune' | 'Spirit' | 'Eros (Valens)';

const DERIVED_DETAILS: Readonly<Record<DerivedLot, string>> = {
  Fortune: 'part_of_fortune',
  Spirit: 'part_of_spirit',
  'Eros (Valens)': 'eros_valens',
};
const EXTERNAL_DETAILS = lookupTable<readonly [ExternalKey, string]>({
  Syzygy: ['Syzygy', 'syzygy'],
  'New Moon': ['Prenatal New Moon', 'prenatal_new_moon'],
  'Prenatal New Moon': ['Prenatal New Moon', 'prenatal_new_moon'],
  'Prenatal Full Moon': ['Prenatal Full Moon', 'prenatal_full_moon'],
  'Lord of Hour': ['Lord of Hour', 'lord_of_hour'],
});

/** Fortune, Spirit and Eros of a chart; by night add and sub change places. Paulus 23; Valens IV.25. */
function derivedLots(frame: LotFrame): Readonly<Record<DerivedLot, number>> {
  const { Sun: sun, Moon: moon } = frame.planets;
  const cast = (add: number, sub: number): number => normalizeDeg(frame.ascDeg + (frame.isDay ? add - sub : sub - add));
  const fortune = cast(moon, sun),
    spirit = cast(sun, moon);
  return { Fortune: fortune, Spirit: spirit, 'Eros (Valens)': cast(spirit, fortune) };
}

/** Resolves the keys of lots in one chart; each key once. */
export class LotReferences {
  private readonly frame: LotFrame;
  private readonly known = new Map<string, Reference | null>();
  private readonly lots: Readonly<Record<DerivedLot, number>>;

  constructor(frame: LotFrame) {
    this.frame = frame;
    this.lots = derivedLots(frame);
  }

  /** The place, or null when the chart does not offer it. */
  get(key: string): Reference | null {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = this.find(key);
    this.known.set(key, found);
    return found;
  }

  private find(key: string): Reference | null {
    const made = (longitudeDeg: number, kind: ReferenceKind, detail: string): Reference => ({
      key,
      longitudeDeg: normalizeDeg(longitudeDeg),
      kind,
      detail,
    });
    const { frame } = this;
    if (Object.hasOwn(frame.planets, key)) return made(frame.planets[key], 'planet', key);
    if (key === 'North Node') return made(frame.northNodeDeg, 'planet_alias', 'Mean Node');
    const angle = this.angle(key);
    if (angle !== null) return made(angle.deg, 'angle', angle.detail);
    const house = /^H(\d+)$/.exec(key);
    if (house !== null) return made(frame.cusps[Number(house[1]) - 1], 'house_cusp', `house_${house[1]}`);
    if (Object.hasOwn(DERIVED_DETAILS, key)) {
      const lot = key as DerivedLot;
      return frame.derived.includes(lot) ? made(this.lots[lot], 'derived_lot', DERIVED_DETAILS[lot]) : null;
    }
    if (Object.hasOwn(EXTERNAL_DETAILS, key)) {
      const [external, detail] = EXTERNAL_DETAILS[key];
      const longitude = frame.external[external];
      return longitude === undefined ? null : made(longitude, 'external', detail);
    }
    if (key.startsWith('Ruler ')) return this.ruler(key);
    if (key === 'Vindemiatrix') return made(frame.vindemiatrix(), 'fixed_degree', '');
    return made(fixedDegree(key), 'fixed_degree', '');
  }

  private angle(key: string): { deg: number; detail: string; house: number } | null {
    const { ascDeg, mcDeg } = this.frame;
    switch (key) {
      case 'Asc':
        return { deg: ascDeg, detail: 'explicit_ascendant', house: 1 };
      case 'MC':
        return { deg: mcDeg, detail: 'explicit_midheaven', house: 10 };
      case 'Dsc':
        return { deg: ascDeg + 180, detail: 'derived_from_asc', house: 7 };
      case 'IC':
        return { deg: mcDeg + 180, detail: 'derived_from_mc', house: 4 };
      default:
        return null;
    }
  }

  /** `Ruler X`: the place of the domicile ruler of the sign that X stands in. */
  private ruler(key: string): Reference | null {
    const of = key.slice('Ruler '.length);
    const ruled = this.get(of);
    if (ruled === null) return null;
    const ruler = domicileRuler(signIndex(ruled.longitudeDeg));
    const at = { key, longitudeDeg: normalizeDeg(this.frame.planets[ruler]) };
    switch (ruled.kind) {
      case 'house_cusp':
        return { ...at, kind: 'house_ruler', detail: `${of}->${ruler}` };
      case 'angle': {
        const house = this.angle(of)?.house ?? 0;
        // The angle's own sign counts; the house is named only where its cusp has the same ruler.
        const same = domicileRuler(signIndex(this.frame.cusps[house - 1])) === ruler;
        return { ...at, kind: 'angle_ruler_alias', detail: same ? `Ruler H${house}` : `${of}->${ruler}` };
      }
      case 'external':
        // The place is that of a planet of the chart: the syzygy only chooses it.
        return { ...at, kind: 'syzygy_ruler', detail: ruler };
      default:
        return { ...at, kind: 'planet_ruler', detail: `${of}->${ruler}` };
    }
  }
}

/** `15 Cancer`, or `Leo` for its beginning. */
function fixedDegree(key: string): number {
  const [, degree, sign] = /^(?:(\d+) )?(\w+)$/.exec(key) ?? [];
  const index = (SIGNS as readonly string[]).indexOf(sign);
  if (index < 0) throw new Error(`no such place of a lot: ${key}`);
  return 30 * index + Number(degree ?? 0);
}
