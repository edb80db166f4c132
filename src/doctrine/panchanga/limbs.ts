import { normalizeDeg } from '../../kernel/angle.js';
import { padaIndex } from '../lunar/nakshatra.js';
import { WEEKDAY_RULERS } from '../planetary-hours/hours.js';
import type { PlanetaryHourRuler } from '../planetary-hours/hours.js';

/**
 * Arcs of the limbs of the panchanga. A tithi is 12 degrees of elongation (Moon less Sun), a karana half a tithi; a nakshatra and a yoga are
 * 13°20' of the Moon's sidereal longitude and of the sum of the sidereal longitudes of Sun and Moon. The vara is the weekday.
 * Source: Surya Siddhanta 2.64-69.
 */
export const TITHI_SPAN_DEG = 12,
  KARANA_SPAN_DEG = 6,
  YOGA_SPAN_DEG = 360 / 27;

/** Names of the first fourteen tithis of a half; the fifteenth is the full or the new moon. */
const TITHI_NAMES = [
  'Pratipada',
  'Dvitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dwadashi',
  'Trayodashi',
  'Chaturdashi',
] as const;

const YOGA_NAMES = [
  'Vishkumbha',
  'Priti',
  'Ayushman',
  'Saubhagya',
  'Shobhana',
  'Atiganda',
  'Sukarma',
  'Dhriti',
  'Shula',
  'Ganda',
  'Vriddhi',
  'Dhruva',
  'Vyaghata',
  'Harshana',
  'Vajra',
  'Siddhi',
  'Vyatipata',
  'Variyan',
  'Parigha',
  'Shiva',
  'Siddha',
  'Sadhya',
  'Shubha',
  'Shukla',
  'Brahma',
  'Indra',
  'Vaidhriti',
] as const;

/** The seven movable karanas, repeated eight times from the second half of the first tithi (Surya Siddhanta 2.67-69). */
const MOVABLE_KARANAS = ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Gara', 'Vanija', 'Vishti'] as const;
/** The fixed karanas: the last three half tithis of the month, and the first. */
const FIXED_KARANAS = ['Shakuni', 'Chatushpada', 'Naga', 'Kimstughna'] as const;

const VARA_NAMES = ['Ravivara', 'Somavara', 'Mangalavara', 'Budhavara', 'Guruvara', 'Shukravara', 'Shanivara'] as const;

/** Inauspicious yogas: nine in Muhurta Chintamani 1, five in Raman, Muhurtha (the 6th, 9th, 10th, 17th and 27th). */
const SHUNNED_YOGAS = {
  nine: new Set([
    'Vishkumbha',
    'Atiganda',
    'Shula',
    'Ganda',
    'Vyaghata',
    'Vajra',
    'Vyatipata',
    'Parigha',
    'Vaidhriti',
  ]) as ReadonlySet<string>,
  five: new Set(['Atiganda', 'Shula', 'Ganda', 'Vyatipata', 'Vaidhriti']) as ReadonlySet<string>,
};
export type ShunnedYogas = keyof typeof SHUNNED_YOGAS;

/** A limb that is an arc: index from 0, elapsed and remaining degrees. */
export interface Limb {
  readonly name: string;
  readonly index: number;
  readonly degreesElapsed: number;
  readonly degreesRemaining: number;
}

const limb = (name: string, index: number, start: number, span: number, degrees: number): Limb => ({
  name,
  index,
  degreesElapsed: degrees - start,
  degreesRemaining: span - (degrees - start),
});

/** The tithi, 0 ... 29 from the new moon, of an elongation (Moon less Sun), degrees. A tithi includes its start and excludes its end. */
export function tithiOf(elongationDeg: number): Limb {
  const elongation = normalizeDeg(elongationDeg),
    index = Math.min(29, Math.floor(elongation / TITHI_SPAN_DEG));
  return limb(tithiName(index), index, index * TITHI_SPAN_DEG, TITHI_SPAN_DEG, elongation);
}

/** Name of a tithi by its index, 0 ... 29. */
export const tithiName = (index: number): string =>
  index === 14 ? 'Purnima' : index === 29 ? 'Amavasya' : TITHI_NAMES[index % 15];

/** The lunar half of a tithi, 0 ... 29: shukla waxes, krishna wanes. */
export const pakshaOf = (tithiIndex: number): 'shukla' | 'krishna' => (tithiIndex < 15 ? 'shukla' : 'krishna');

/** The karana, 0 ... 59 from the new moon, of an elongation, degrees. */
export function karanaOf(elongationDeg: number): Limb {
  const elongation = normalizeDeg(elongationDeg),
    index = Math.min(59, Math.floor(elongation / KARANA_SPAN_DEG));
  return limb(karanaName(index), index, index * KARANA_SPAN_DEG, KARANA_SPAN_DEG, elongation);
}

/** Name of a karana by its index, 0 ... 59. */
export function karanaName(index: number): string {
  if (index === 0) return FIXED_KARANAS[3];
  return index > 56 ? FIXED_KARANAS[index - 57] : MOVABLE_KARANAS[(index - 1) % 7];
}

/** Whether a karana, 0 ... 59, is one of the four fixed ones. */
export const karanaType = (index: number): 'movable' | 'fixed' => (index === 0 || index > 56 ? 'fixed' : 'movable');

/** The yoga, 0 ... 26, of the sum of the sidereal longitudes of Sun and Moon, degrees. Yogas have the boundaries of the nakshatras. */
export function yogaOf(sumDeg: number): Limb {
  const sum = normalizeDeg(sumDeg),
    index = padaIndex(sum) >> 2;
  return limb(YOGA_NAMES[index], index, (index * 40) / 3, YOGA_SPAN_DEG, sum);
}

/** Class of a yoga by its name: inauspicious when the list `shunned` contains it, else auspicious. */
export const yogaClass = (name: string, shunned: ShunnedYogas): 'auspicious' | 'inauspicious' =>
  SHUNNED_YOGAS[shunned].has(name) ? 'inauspicious' : 'auspicious';

/** Name and lord of a weekday, 0 Sunday ... 6 Saturday. */
export const varaOf = (weekday: number): { readonly name: string; readonly lord: PlanetaryHourRuler } => ({
  name: VARA_NAMES[weekday],
  lord: WEEKDAY_RULERS[weekday],
});
