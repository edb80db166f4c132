import { normalizeDeg } from '../../kernel/angle.js';
import { dignitiesAt, LILLY_TABLES, pointsOf } from '../almuten/points.js';
import type { Dignity } from '../almuten/points.js';
import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import type { DirectionFrame } from '../directions/point.js';
import { ascensionBelowAscendant } from './oblique.js';

/** Houses in which the giver of life may be: Lilly, Christian Astrology (1647), III.104 p. 527. */
const HYLEGIACAL_HOUSES = [1, 7, 9, 10, 11] as const;
/** A place this close before a cusp counts in the house of the cusp, degrees, inclusive: I.4 pp. 31-32. */
export const CUSP_ORB_DEG = 5;
/** Limit of the part of the first house under the earth, degrees of oblique ascension, inclusive: III.104 p. 527. */
const UNDER_EARTH_LIMIT_DEG = 25;
/** Rounding of supplied cusps: a place on the cusp of the Ascendant may be this far above the rising degree of the frame. House rule, degrees. */
const CUSP_ROUNDING_DEG = 0.1;
/** Number of dignities that a planet needs for dominion: III.104 p. 528. */
const DOMINION_DIGNITIES = 3;

/** A place in a figure: longitude in degrees, houses 1 to 12 by the cusps and with the orb of the cusps. */
export interface HouseSeat {
  readonly longitudeDeg: number;
  readonly strictHouse: number;
  readonly orbHouse: number;
}

export type PlaceReason =
  | 'aboveHorizon'
  | 'houseNotHylegiacal'
  | 'underEarth'
  | 'firstWithinLimit'
  | 'firstBeyondLimit';

/** Whether a place can be the giver of life, and why. */
export interface HylegiacalPlace extends HouseSeat {
  readonly body: string;
  readonly aboveHorizon: boolean;
  /** Degrees of oblique ascension below the Ascendant; null where the rule does not ask for them. */
  readonly belowAscendantDeg: number | null;
  readonly isHylegiacal: boolean;
  readonly reason: PlaceReason;
}

/** A place in the first house under the earth needs the frame of the oblique ascension. */
export class FrameRequired extends Error {
  readonly body: string;
  constructor(body: string) {
    super(`${body} is under the earth in the first house`);
    this.body = body;
  }
}

/** A place in the first house under the earth never rises at the latitude, so that it has no oblique ascension. */
export class NeverRises extends Error {
  readonly body: string;
  constructor(body: string) {
    super(`${body} never rises`);
    this.body = body;
  }
}

/** Houses 7 to 12 are above the horizon. */
const isAbove = (strictHouse: number): boolean => strictHouse >= 7;

/**
 * Judges a place: houses 1, 7, 9, 10 and 11, five degrees before the cusp included; under the earth only the first house, within 25 degrees
 * of oblique ascension. Lilly, Christian Astrology (1647), III.104 p. 527.
 * Errors: FrameRequired where the oblique ascension is needed and there is no frame; NeverRises where it does not exist.
 */
export function hylegiacalPlace(body: string, seat: HouseSeat, frame: DirectionFrame | null): HylegiacalPlace {
  const aboveHorizon = isAbove(seat.strictHouse);
  const judged = (reason: PlaceReason, isHylegiacal: boolean, below: number | null = null): HylegiacalPlace => ({
    ...seat,
    body,
    aboveHorizon,
    belowAscendantDeg: below,
    isHylegiacal,
    reason,
  });
  if (!(HYLEGIACAL_HOUSES as readonly number[]).includes(seat.orbHouse)) return judged('houseNotHylegiacal', false);
  if (aboveHorizon) return judged('aboveHorizon', true);
  if (seat.orbHouse !== 1) return judged('underEarth', false);
  if (frame === null) throw new FrameRequired(body);
  const below = ascensionBelowAscendant(seat.longitudeDeg, frame);
  if (below === null) throw new NeverRises(body);
  const within = below <= UNDER_EARTH_LIMIT_DEG || below > 360 - CUSP_ROUNDING_DEG;
  return judged(within ? 'firstWithinLimit' : 'firstBeyondLimit', within, below);
}

/** A planet's dignities over the three places of dominion. */
export interface DominionCount {
  readonly planet: ClassicalPlanet;
  readonly byPlace: readonly (readonly [place: string, dignities: readonly Dignity[]])[];
  readonly count: number;
  readonly points: number;
  readonly qualifies: boolean;
}

export type SelectionStep =
  | 'sectLight'
  | 'otherLuminary'
  | 'dominionPlanet'
  | 'ascendant'
  | 'ascendantAfterNewMoon'
  | 'fortuneAfterFullMoon'
  | 'ascendantAsFortuneFails';

export type HylegGap =
  | { readonly kind: 'planetsRequired'; readonly planets: readonly ClassicalPlanet[] }
  | { readonly kind: 'newMoonRequired' | 'fullMoonRequired' | 'latestSyzygyRequired' }
  | { readonly kind: 'dominionTie'; readonly planets: readonly ClassicalPlanet[] };

/** A nativity as the rule reads it. Longitudes in degrees [0, 360). */
export interface Nativity {
  readonly sun: HouseSeat;
  readonly moon: HouseSeat;
  readonly ascDeg: number;
  readonly isDay: boolean;
  /** The five planets that are known. */
  readonly planets: ReadonlyMap<ClassicalPlanet, HouseSeat>;
  readonly newMoonDeg: number | null;
  readonly fullMoonDeg: number | null;
  readonly latestSyzygy: 'newMoon' | 'fullMoon' | null;
  readonly frame: DirectionFrame | null;
  /** Houses of any longitude in degrees. */
  readonly seatOf: (longitudeDeg: number) => HouseSeat;
}

/** The giver of life of a nativity with each step of the rule. */
export interface HylegResult {
  readonly hyleg: string | null;
  readonly longitudeDeg: number | null;
  readonly step: SelectionStep | null;
  readonly candidates: readonly HylegiacalPlace[];
  readonly dominionPlaces: readonly (readonly [place: string, longitudeDeg: number])[];
  readonly dominionCounts: readonly DominionCount[];
  readonly dominionPlace: HylegiacalPlace | null;
  readonly fortunePlace: HylegiacalPlace | null;
  readonly gap: HylegGap | null;
}

const THE_FIVE = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;

function dominionCounts(places: HylegResult['dominionPlaces'], isDay: boolean): readonly DominionCount[] {
  return CLASSICAL_PLANETS.map((planet) => {
    const found = places.map(([place, longitude]) => ({
      place,
      dignities: dignitiesAt(planet, longitude, isDay, LILLY_TABLES),
    }));
    const count = found.reduce((sum, { dignities }) => sum + dignities.length, 0);
    return {
      planet,
      byPlace: found.map(({ place, dignities }) => [place, dignities.map(({ dignity }) => dignity)] as const),
      count,
      points: found.reduce((sum, { dignities }) => sum + pointsOf(dignities), 0),
      qualifies: count >= DOMINION_DIGNITIES,
    };
  });
}

/**
 * The giver of life: the light of the sect in a hylegiacal place, else the other light; else the planet with at least three dignities, and
 * most points, over the places of dominion; else the Ascendant or, by night after a full Moon, the Part of Fortune.
 * Source: Lilly, Christian Astrology (1647), III.104 pp. 527-529. When both lights qualify the light of the sect is taken; Lilly prefers the
 * one of greater virtue.
 * Errors: as hylegiacalPlace.
 */
export function lillyHyleg(nativity: Nativity): HylegResult {
  const { sun, moon, isDay, frame } = nativity;
  const candidates = [hylegiacalPlace('Sun', sun, frame), hylegiacalPlace('Moon', moon, frame)];
  const empty = { candidates, dominionPlaces: [], dominionCounts: [], dominionPlace: null, fortunePlace: null };
  const [sectLight, otherLight] = isDay ? candidates : [candidates[1], candidates[0]];
  for (const [light, step] of [
    [sectLight, 'sectLight'],
    [otherLight, 'otherLuminary'],
  ] as const)
    if (light.isHylegiacal) return { ...empty, hyleg: light.body, longitudeDeg: light.longitudeDeg, step, gap: null };
  const gap = missingForDominion(nativity);
  if (gap !== null) return { ...empty, hyleg: null, longitudeDeg: null, step: null, gap };
  return byDominion(nativity, candidates);
}

function missingForDominion({ planets, isDay, newMoonDeg, fullMoonDeg }: Nativity): HylegGap | null {
  const lacking = THE_FIVE.filter((planet) => !planets.has(planet));
  if (lacking.length) return { kind: 'planetsRequired', planets: lacking };
  if (isDay) return newMoonDeg === null ? { kind: 'newMoonRequired' } : null;
  return fullMoonDeg === null ? { kind: 'fullMoonRequired' } : null;
}

function byDominion(nativity: Nativity, candidates: readonly HylegiacalPlace[]): HylegResult {
  const { sun, moon, ascDeg, isDay, frame, planets, seatOf } = nativity;
  const fortuneDeg = normalizeDeg(ascDeg + moon.longitudeDeg - sun.longitudeDeg);
  const places: HylegResult['dominionPlaces'] = isDay
    ? [
        ['Sun', sun.longitudeDeg],
        ['newMoon', nativity.newMoonDeg!],
        ['Ascendant', ascDeg],
      ]
    : [
        ['Moon', moon.longitudeDeg],
        ['fullMoon', nativity.fullMoonDeg!],
        ['Part of Fortune', fortuneDeg],
      ];
  const counts = dominionCounts(places, isDay),
    qualified = counts.filter(({ qualifies }) => qualifies),
    most = Math.max(...qualified.map(({ points }) => points)),
    leading = qualified.filter(({ points }) => points === most);
  const found = { candidates, dominionPlaces: places, dominionCounts: counts, dominionPlace: null, fortunePlace: null };
  if (leading.length > 1)
    return {
      ...found,
      hyleg: null,
      longitudeDeg: null,
      step: null,
      gap: { kind: 'dominionTie', planets: leading.map(({ planet }) => planet) },
    };
  const ruler = leading.at(0)?.planet;
  const seat = ruler === 'Sun' ? sun : ruler === 'Moon' ? moon : ruler === undefined ? undefined : planets.get(ruler);
  const dominionPlace = ruler === undefined ? null : hylegiacalPlace(ruler, seat!, frame);
  if (dominionPlace?.isHylegiacal === true)
    return {
      ...found,
      dominionPlace,
      hyleg: ruler!,
      longitudeDeg: dominionPlace.longitudeDeg,
      step: 'dominionPlanet',
      gap: null,
    };
  return {
    ...found,
    dominionPlace,
    ...finalResort(nativity, () => hylegiacalPlace('Part of Fortune', seatOf(fortuneDeg), frame)),
  };
}

function finalResort(
  { ascDeg, isDay, latestSyzygy }: Nativity,
  fortune: () => HylegiacalPlace,
): Pick<HylegResult, 'hyleg' | 'longitudeDeg' | 'step' | 'gap' | 'fortunePlace'> {
  const ascendant = (step: SelectionStep, fortunePlace: HylegiacalPlace | null = null) => ({
    hyleg: 'Ascendant',
    longitudeDeg: ascDeg,
    step,
    gap: null,
    fortunePlace,
  });
  if (isDay) return ascendant('ascendant');
  if (latestSyzygy === null)
    return { hyleg: null, longitudeDeg: null, step: null, gap: { kind: 'latestSyzygyRequired' }, fortunePlace: null };
  if (latestSyzygy === 'newMoon') return ascendant('ascendantAfterNewMoon');
  const place = fortune();
  if (!place.isHylegiacal) return ascendant('ascendantAsFortuneFails', place);
  return {
    hyleg: 'Part of Fortune',
    longitudeDeg: place.longitudeDeg,
    step: 'fortuneAfterFullMoon',
    gap: null,
    fortunePlace: place,
  };
}
