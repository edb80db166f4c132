import { normalizeDeg, separationDeg, signedDeg } from '../../kernel/angle.js';
import { PLANET_DOCTRINE, isClassicalPlanet, planetSect } from './planets.js';
import type { DignityPlanet, Gender, Hemisphere } from './planets.js';

/** What decides which half of the ecliptic is above the horizon. Degrees. */
export interface HorizonFrame {
  readonly ascDeg: number;
  readonly mcDeg: number;
  /** Inside the polar circles the degree on the upper meridian can be below the horizon. */
  readonly midheavenAboveHorizon: boolean;
  readonly eclipticInHorizon: boolean;
}

/**
 * The half of the sky that holds a degree of the ecliptic, at every latitude: the upper half is centred a quarter from the
 * ascendant, on the side of the midheaven, or on the other side where the midheaven is below the horizon. The horizon itself
 * counts as above. Null where the ecliptic lies in the horizon.
 */
export function hemisphereOf(longitudeDeg: number, frame: HorizonFrame): Hemisphere | null {
  if (frame.eclipticInHorizon) return null;
  const before = normalizeDeg(frame.ascDeg - 90);
  const beforeHoldsMidheaven = separationDeg(frame.mcDeg, before) <= 90;
  const culminating = beforeHoldsMidheaven === frame.midheavenAboveHorizon ? before : before + 180;
  return separationDeg(longitudeDeg, culminating) <= 90 ? 'above' : 'below';
}

/** Mercury rises before the Sun when it is behind him in the zodiac; null when they are conjunct or opposed to the last bit. */
export function mercuryRisesBeforeSun(mercuryDeg: number, sunDeg: number): boolean | null {
  const ahead = signedDeg(mercuryDeg - sunDeg);
  return ahead === 0 ? null : ahead < 0;
}

/** Masculine signs are those of fire and air (Ptolemy, Tetrabiblos I.12). */
const signGender = (signIndex: number): Gender => (signIndex % 2 === 0 ? 'masculine' : 'feminine');

/** `masculine`: Mars in hayz wants a masculine sign (al-Qabisi I.78; Bonatti 3.II.7). `exempt`: any sign (Abu Mashar). */
export type MarsHayz = 'masculine' | 'exempt';

interface SectInput {
  readonly planet: DignityPlanet;
  readonly signIndex: number;
  readonly hemisphere: Hemisphere | null;
  readonly isDay: boolean;
  readonly mercuryRisesBeforeSun: boolean | null;
  readonly marsHayz: MarsHayz;
}

/** Sect, halb and hayz of a planet. Null: not defined for it, or not known; `reasons` say which. */
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
  readonly sectReason: string | null;
  readonly halbReason: string | null;
  readonly hayzReason: string | null;
}

/**
 * Halb: a diurnal planet is above the horizon by day and below it by night, a nocturnal one the other way round. Hayz: halb in
 * a sign of the planet's gender. al-Qabisi, Introduction I.78; Bonatti, Liber astronomiae 3.II.7; al-Biruni 496.
 */
export function sectState(input: SectInput): SectState {
  const { planet, hemisphere, isDay } = input;
  const actualGender = signGender(input.signIndex);
  if (!isClassicalPlanet(planet)) return undefinedSect(actualGender);
  const sect = planetSect(planet, input.mercuryRisesBeforeSun);
  const sectReason = sect === null ? 'mercury_conjunct_sun' : null;
  const inSect = sect === null ? null : (sect === 'diurnal') === isDay;
  // By day the diurnal planets belong above, by night the nocturnal ones: in each case those of the chart's sect.
  const preferredHemisphere: Hemisphere | null = inSect === null ? null : inSect ? 'above' : 'below';
  const inHalb = preferredHemisphere === null || hemisphere === null ? null : preferredHemisphere === hemisphere;
  const halbReason = inHalb !== null ? null : (sectReason ?? 'horizon_not_evaluable');
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
    hayzReason: neutral ? 'planetary_gender_preference_not_defined' : halbReason,
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
  sectReason: 'planetary_sect_not_defined',
  halbReason: 'planetary_sect_not_defined',
  hayzReason: 'planetary_gender_preference_not_defined',
});
