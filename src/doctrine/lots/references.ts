import { normalizeDeg } from '../../kernel/angle.js';
import { lookupTable } from '../../kernel/lookup.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { domicileRuler } from '../dignity/rulers.js';
import { SIGNS, signIndex } from '../zodiac/zodiac.js';

export type ReferenceKind =
  | 'planet'
  | 'planetAlias'
  | 'angle'
  | 'houseCusp'
  | 'fixedDegree'
  | 'external'
  | 'derivedLot'
  | 'houseRuler'
  | 'angleRuler'
  | 'planetRuler'
  | 'syzygyRuler';

/** An ingredient of a lot: a longitude in degrees, [0, 360), under the key of the catalogue. */
export interface Reference {
  readonly key: string;
  readonly longitudeDeg: number;
  readonly kind: ReferenceKind;
  /** Key of the ingredient whose domicile ruler this is, and the ruler; null for other kinds. */
  readonly ruled: { readonly key: string; readonly ruler: ClassicalPlanet } | null;
  /** For the ruler of an angle: the house of the angle, if its cusp has the same ruler. Null otherwise. */
  readonly sameHouse: number | null;
}

/** Chart data from which lots are cast. Degrees. The angles are the exact ones; they can differ from cusps 1, 4, 7 and 10. */
export interface LotFrame {
  readonly planets: Readonly<Record<string, number>>;
  readonly northNodeDeg: number;
  readonly ascDeg: number;
  readonly mcDeg: number;
  /** Twelve house cusps from the first. */
  readonly cusps: ArrayLike<number>;
  readonly isDay: boolean;
  /** Apparent longitude of the star Vindemiatrix. It is called only for lots that use the star. */
  readonly vindemiatrix: () => number;
  /** Longitudes that the chart does not contain: syzygy, prenatal lunations, lord of the hour. A missing one is absent. */
  readonly external: Readonly<Partial<Record<ExternalKey, number>>>;
  /** Lots that may be ingredients of other lots. */
  readonly derived: readonly DerivedLot[];
}
export type ExternalKey = 'Syzygy' | 'Prenatal New Moon' | 'Prenatal Full Moon' | 'Lord of Hour';
export type DerivedLot = 'Fortune' | 'Spirit' | 'Eros (Valens)';

/** Keys of the catalogue for external longitudes. */
const EXTERNAL_KEYS = lookupTable<ExternalKey>({
  Syzygy: 'Syzygy',
  'New Moon': 'Prenatal New Moon',
  'Prenatal New Moon': 'Prenatal New Moon',
  'Prenatal Full Moon': 'Prenatal Full Moon',
  'Lord of Hour': 'Lord of Hour',
});

/** The external longitude that a key of the catalogue means; null for other keys. */
export const externalKeyOf = (key: string): ExternalKey | null =>
  Object.hasOwn(EXTERNAL_KEYS, key) ? EXTERNAL_KEYS[key] : null;

/** Fortune, Spirit and Eros of a chart; by night the two ends of the arc are exchanged. Source: Paulus 23; Valens IV.25. */
function derivedLots(frame: LotFrame): Readonly<Record<DerivedLot, number>> {
  const { Sun: sun, Moon: moon } = frame.planets;
  const cast = (add: number, sub: number): number => normalizeDeg(frame.ascDeg + (frame.isDay ? add - sub : sub - add));
  const fortune = cast(moon, sun),
    spirit = cast(sun, moon);
  return { Fortune: fortune, Spirit: spirit, 'Eros (Valens)': cast(spirit, fortune) };
}

/** Resolves the keys of the catalogue in one chart. Each key is resolved once. */
export class LotReferences {
  private readonly frame: LotFrame;
  private readonly resolved = new Map<string, Reference | null>();
  private readonly lots: Readonly<Record<DerivedLot, number>>;

  constructor(frame: LotFrame) {
    this.frame = frame;
    this.lots = derivedLots(frame);
  }

  /**
   * The ingredient of a key: a planet, an angle, a cusp (`H8`), a lot, a ruler (`Ruler H8`) or a fixed degree (`15 Cancer`).
   * @returns null where the chart does not supply it
   * @throws Error for a key that is none of these
   */
  get(key: string): Reference | null {
    const resolved = this.resolved.get(key);
    if (resolved !== undefined) return resolved;
    const found = this.find(key);
    this.resolved.set(key, found);
    return found;
  }

  private find(key: string): Reference | null {
    const at = (longitudeDeg: number, kind: ReferenceKind): Reference => ({
      key,
      longitudeDeg: normalizeDeg(longitudeDeg),
      kind,
      ruled: null,
      sameHouse: null,
    });
    const { frame } = this;
    if (Object.hasOwn(frame.planets, key)) return at(frame.planets[key], 'planet');
    if (key === 'North Node') return at(frame.northNodeDeg, 'planetAlias');
    const angle = this.angle(key);
    if (angle !== null) return at(angle.deg, 'angle');
    const house = /^H(\d+)$/.exec(key);
    if (house !== null) return at(frame.cusps[Number(house[1]) - 1], 'houseCusp');
    if (Object.hasOwn(this.lots, key)) {
      const lot = key as DerivedLot;
      return frame.derived.includes(lot) ? at(this.lots[lot], 'derivedLot') : null;
    }
    const external = externalKeyOf(key);
    if (external !== null) {
      const longitude = frame.external[external];
      return longitude === undefined ? null : at(longitude, 'external');
    }
    if (key.startsWith('Ruler ')) return this.ruler(key);
    return at(key === 'Vindemiatrix' ? frame.vindemiatrix() : fixedDegree(key), 'fixedDegree');
  }

  private angle(key: string): { deg: number; house: number } | null {
    const { ascDeg, mcDeg } = this.frame;
    switch (key) {
      case 'Asc':
        return { deg: ascDeg, house: 1 };
      case 'MC':
        return { deg: mcDeg, house: 10 };
      case 'Dsc':
        return { deg: ascDeg + 180, house: 7 };
      case 'IC':
        return { deg: mcDeg + 180, house: 4 };
      default:
        return null;
    }
  }

  /** `Ruler X`: the longitude of the domicile ruler of the sign that contains X. */
  private ruler(key: string): Reference | null {
    const ruledKey = key.slice('Ruler '.length);
    const ruled = this.get(ruledKey);
    if (ruled === null) return null;
    const ruler = domicileRuler(signIndex(ruled.longitudeDeg));
    const house = this.angle(ruledKey)?.house ?? null;
    return {
      key,
      longitudeDeg: normalizeDeg(this.frame.planets[ruler]),
      kind: RULER_KINDS[ruled.kind] ?? 'planetRuler',
      ruled: { key: ruledKey, ruler },
      sameHouse: house !== null && domicileRuler(signIndex(this.frame.cusps[house - 1])) === ruler ? house : null,
    };
  }
}

/** Kind of a ruler by the kind of what it rules. A syzygy only selects the ruler, which is a planet of the chart. */
const RULER_KINDS: Readonly<Partial<Record<ReferenceKind, ReferenceKind>>> = {
  houseCusp: 'houseRuler',
  angle: 'angleRuler',
  external: 'syzygyRuler',
};

/** Longitude of `15 Cancer`; a sign alone means its beginning. */
function fixedDegree(key: string): number {
  const [, degree, sign] = /^(?:(\d+) )?(\w+)$/.exec(key) ?? [];
  const index = (SIGNS as readonly string[]).indexOf(sign);
  if (index < 0) throw new Error(`unknown ingredient of a lot: ${key}`);
  return 30 * index + Number(degree ?? 0);
}
