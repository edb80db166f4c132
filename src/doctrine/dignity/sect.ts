import { normalizeDeg, separationDeg, signedDeg } from '../../kernel/angle.js';
import { PLANET_DOCTRINE, isClassicalPlanet, planetSect } from './planets.js';
import type { DignityPlanet, Gender, Hemisphere } from './planets.js';

/** Angles of a chart that decide which half of the ecliptic is above the horizon. Degrees. */
export interface HorizonFrame {
  readonly ascDeg: number;
  readonly mcDeg: number;
  /** False inside the polar circles where the degree on the upper meridian is below the horizon. */
  readonly midheavenAboveHorizon: boolean;
  readonly eclipticInHorizon: boolean;
}

/**
 * Hemisphere of a degree of the ecliptic, at every latitude. The centre of the upper half is 90 degrees from the ascendant: on the side of
 * the midheaven, or on the other side where the midheaven is below the horizon. A degree on the horizon counts as above.
 * @param longitudeDeg ecliptic longitude, degrees
 * @returns null where the ecliptic coincides with the horizon
 */
export function hemisphereOf(longitudeDeg: number, frame: HorizonFrame): Hemisphere | null {
  if (frame.eclipticInHorizon) return null;
  const before = normalizeDeg(frame.ascDeg - 90);
  const midheavenIsBefore = separationDeg(frame.mcDeg, before) <= 90;
  const culminating = midheavenIsBefore === frame.midheavenAboveHorizon ? before : before + 180;
  return separationDeg(longitudeDeg, culminating) <= 90 ? 'above' : 'below';
}

/**
 * Whether Mercury rises before the Sun: Mercury has the smaller longitude (house rule in place of the horizon of the location).
 * @param mercuryDeg longitude of Mercury, degrees
 * @param sunDeg longitude of the Sun, degrees
 * @returns null where both longitudes are equal
 */
export function mercuryRisesBeforeSun(mercuryDeg: number, sunDeg: number): boolean | null {
  const ahead = signedDeg(mercuryDeg - sunDeg);
  return ahead === 0 ? null : ahead < 0;
}

/** Signs of fire and air are masculine, signs of earth and water feminine (Ptolemy, Tetrabiblos I.12). */
const signGender = (signIndex: number): Gender => (signIndex % 2 === 0 ? 'masculine' : 'feminine');

/** Sign that Mars needs for hayz. `masculine`: a masculine sign (al-Qabisi I.78; Bonatti 3.II.7). `exempt`: any sign (Abu Mashar). */
export type MarsHayz = 'masculine' | 'exempt';

interface SectInput {
  readonly planet: DignityPlanet;
  readonly signIndex: number;
  readonly hemisphere: Hemisphere | null;
  readonly isDay: boolean;
  readonly mercuryRisesBeforeSun: boolean | null;
  readonly marsHayz: MarsHayz;
}

/**
 * Reason why sect, halb or hayz cannot be decided: Mercury is conjunct the Sun, the horizon is undefined, the planet has no sect (outer
 * planets), or it has no preferred gender (Mercury and the outer planets).
 */
export type SectReason = 'mercuryConjunctSun' | 'horizonUndefined' | 'noPlanetarySect' | 'noPreferredGender';

/** Sect, halb and hayz of a planet. A state is null where it cannot be decided; the reason is null where it can. */
export interface SectState {
  readonly planetSect: 'diurnal' | 'nocturnal' | null;
  readonly inSect: boolean | null;
  readonly inHalb: boolean | null;
  readonly inHayz: boolean | null;
  readonly preferredHemisphere: Hemisphere | null;
  readonly hemisphereMatches: boolean | null;
  readonly preferredGender: Gender | 'neutral' | null;
  readonly actualGender: Gender;
  readonly genderMatches: boolean | null;
  readonly sectReason: SectReason | null;
  readonly halbReason: SectReason | null;
  readonly hayzReason: SectReason | null;
}

/**
 * Sect, halb and hayz of a planet. Halb: a diurnal planet is above the horizon by day and below it by night; a nocturnal planet is below
 * it by day and above it by night. Hayz: halb in a sign of the planet's gender.
 * Source: al-Qabisi, Introduction I.78; Bonatti, Liber astronomiae 3.II.7; al-Biruni, Elements, 496.
 */
export function sectState(input: SectInput): SectState {
  const { planet, hemisphere, isDay } = input;
  const actualGender = signGender(input.signIndex);
  if (!isClassicalPlanet(planet)) return undefinedSect(actualGender);
  const sect = planetSect(planet, input.mercuryRisesBeforeSun);
  const sectReason = sect === null ? 'mercuryConjunctSun' : null;
  const inSect = sect === null ? null : (sect === 'diurnal') === isDay;
  // Planets of the chart's sect belong above the horizon, the others below it.
  const preferredHemisphere: Hemisphere | null = inSect === null ? null : inSect ? 'above' : 'below';
  const inHalb = preferredHemisphere === null || hemisphere === null ? null : preferredHemisphere === hemisphere;
  const halbReason = inHalb !== null ? null : (sectReason ?? 'horizonUndefined');
  const preferredGender = PLANET_DOCTRINE[planet].gender;
  const exempt = planet === 'Mars' && input.marsHayz === 'exempt';
  const genderMatches = preferredGender === 'neutral' || exempt ? null : preferredGender === actualGender;
  const neutral = preferredGender === 'neutral';
  const inHayz = neutral || inHalb === null ? null : inHalb && (genderMatches ?? true);
  return {
    planetSect: sect,
    inSect,
    inHalb,
    inHayz,
    preferredHemisphere,
    hemisphereMatches: inHalb,
    preferredGender,
    actualGender,
    genderMatches,
    sectReason,
    halbReason,
    hayzReason: neutral ? 'noPreferredGender' : halbReason,
  };
}

const undefinedSect = (actualGender: Gender): SectState => ({
  planetSect: null,
  inSect: null,
  inHalb: null,
  inHayz: null,
  preferredHemisphere: null,
  hemisphereMatches: null,
  preferredGender: null,
  actualGender,
  genderMatches: null,
  sectReason: 'noPlanetarySect',
  halbReason: 'noPlanetarySect',
  hayzReason: 'noPreferredGender',
});
