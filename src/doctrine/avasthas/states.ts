import { SIGN_LORDS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { vargaByName, vargaPlace } from '../varga/vargas.js';
import type { AvasthaChart, Friendship } from './chart.js';

/** State by age (baladi): BPHS 45.3. */
export type BaladiState = 'bala' | 'kumara' | 'yuva' | 'vriddha' | 'mrita';
const AGES: readonly BaladiState[] = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'];

/** The age of a planet: six degrees for each, in odd signs from the first, in even signs from the last (BPHS 45.3). */
export function baladi(chart: AvasthaChart, planet: Graha): BaladiState {
  const step = Math.min(4, Math.floor(chart.degreeOf(planet) / 6));
  return AGES[chart.signOf(planet) % 2 === 0 ? step : 4 - step];
}

/** Part of its effect that a planet gives: a quarter, half, all, next to nothing, nothing (BPHS 45.4). `null`: not stated as a number. */
export const BALADI_FRACTION: Readonly<Record<BaladiState, number | null>> = {
  bala: 0.25,
  kumara: 0.5,
  yuva: 1,
  vriddha: null,
  mrita: 0,
};

/** State of waking (jagradadi): BPHS 45.5-6. */
export interface Jagradadi {
  readonly state: 'jagrat' | 'swapna' | 'sushupti';
  readonly cause: 'ownSign' | 'exaltation' | 'debilitation' | Friendship;
}

/** Awake in its own sign or exalted; dreaming in the sign of a friend or a neutral planet; asleep with an enemy or debilitated (BPHS 45.5). */
export function jagradadi(chart: AvasthaChart, planet: Graha): Jagradadi {
  if (chart.isInOwnSign(planet)) return { state: 'jagrat', cause: 'ownSign' };
  if (chart.isExalted(planet)) return { state: 'jagrat', cause: 'exaltation' };
  if (chart.isDebilitated(planet)) return { state: 'sushupti', cause: 'debilitation' };
  const cause = chart.friendshipToLord(planet) ?? 'neutral';
  return { state: cause === 'enemy' ? 'sushupti' : 'swapna', cause };
}

/** Part of its effect: all, half, none (BPHS 45.6). */
export const JAGRADADI_FRACTION: Readonly<Record<Jagradadi['state'], number>> = { jagrat: 1, swapna: 0.5, sushupti: 0 };

/** Works with the states of mood (deeptadi): BPHS 45.7-10; Saravali 5.2-4; Jataka Parijata 2.16-18; Phaladeepika 3.18-19. */
export type DeeptadiSource = 'bphs' | 'saravali' | 'jatakaParijata' | 'phaladeepika';

/** Why a planet is in a state of mood. */
export type MoodCause =
  | 'combust'
  | 'exaltation'
  | 'moolatrikona'
  | 'ownSign'
  | 'debilitation'
  | 'defeated'
  | 'withMalefic'
  | 'friend'
  | 'enemy'
  | 'beneficVarga'
  | 'maleficVarga'
  | 'adhiMitra'
  | 'mitra'
  | 'sama'
  | 'shatru'
  | 'adhiShatru';

export interface Mood {
  readonly cause: MoodCause;
  /** Lord of the navamsa when the cause is a varga. */
  readonly navamsaLord: Graha | null;
}

const mood = (cause: MoodCause, navamsaLord: Graha | null = null): Mood => ({ cause, navamsaLord });

/**
 * The mood of a planet. BPHS: combustion first, then exaltation, the own sign, a malefic in the sign, and the compound relation to the lord.
 * The others: exaltation (in Jataka Parijata also moolatrikona, which the Phaladeepika has as a state of its own), own sign, debilitation,
 * defeat in war, combustion, a friend's sign, where the work has it an enemy's, and for the rest the navamsa of a benefic or malefic, which
 * represents the unnamed varga. The order of the rules is a house rule: the works give none.
 */
export function deeptadi(chart: AvasthaChart, planet: Graha, source: DeeptadiSource): Mood {
  if (source === 'bphs') return parasharaMood(chart, planet);
  const isMoola = chart.isInMoolatrikona(planet);
  if (chart.isExalted(planet)) return mood('exaltation');
  if (isMoola && source === 'jatakaParijata') return mood('exaltation');
  if (isMoola && source === 'phaladeepika') return mood('moolatrikona');
  if (chart.isInOwnSign(planet)) return mood('ownSign');
  if (chart.isDebilitated(planet)) return mood('debilitation');
  if (chart.isDefeated(planet)) return mood('defeated');
  if (chart.isCombust(planet)) return mood('combust');
  const relation = chart.friendshipToLord(planet);
  if (relation === 'friend') return mood('friend');
  if (relation === 'enemy' && source !== 'saravali') return mood('enemy');
  const lord = SIGN_LORDS[vargaPlace(chart.input.longitudes[planet], vargaByName('navamsa')).signIndex];
  return mood(chart.malefics.has(lord) ? 'maleficVarga' : 'beneficVarga', lord);
}

function parasharaMood(chart: AvasthaChart, planet: Graha): Mood {
  if (chart.isCombust(planet)) return mood('combust');
  if (chart.isExalted(planet)) return mood('exaltation');
  if (chart.isInOwnSign(planet)) return mood('ownSign');
  const isAfflicted =
    chart.companions(planet).some((other) => chart.malefics.has(other)) || chart.nodesWith(planet).length > 0;
  return mood(isAfflicted ? 'withMalefic' : chart.compound(planet, chart.lordOf(planet)));
}

/** The conditions of a planet (lajjitadi), BPHS 45.11-17, with what decides each. */
export interface Lajjitadi {
  readonly house: number;
  /** Sun, Mars, Saturn and the nodes in the sign. */
  readonly afflictors: readonly (Graha | 'Rahu' | 'Ketu')[];
  readonly isInEnemySign: boolean;
  readonly isInFriendSign: boolean;
  readonly isInWaterySign: boolean;
  readonly enemiesWith: readonly Graha[];
  readonly enemiesAspecting: readonly Graha[];
  readonly isWithSaturn: boolean;
  readonly isWithJupiter: boolean;
  readonly isWithSun: boolean;
  readonly beneficsWith: readonly Graha[];
  readonly beneficsAspecting: readonly Graha[];
  readonly maleficsAspecting: readonly Graha[];
  /** Malefics but the Sun in the sign, and malefics that aspect it. */
  readonly maleficsWithOrAspecting: readonly Graha[];
  readonly applies: Readonly<Record<LajjitadiState, boolean>>;
}
export type LajjitadiState = 'lajjita' | 'garvita' | 'kshudhita' | 'trushita' | 'mudita' | 'kshobhita';

const WATERY = [3, 7, 11];

/**
 * The six conditions: ashamed in the fifth with a node, the Sun, Saturn or Mars; proud when exalted or in moolatrikona; hungry in an enemy's
 * sign, with or aspected by an enemy, or with Saturn; thirsty in a watery sign, aspected by a malefic and no benefic; happy in a friend's
 * sign, with or aspected by a benefic, or with Jupiter; agitated with the Sun and a malefic, or the Sun and an enemy's aspect (BPHS 45.11-17).
 * Several may apply.
 */
export function lajjitadi(chart: AvasthaChart, planet: Graha): Lajjitadi {
  const companions = chart.companions(planet),
    aspecting = chart.aspecting(planet),
    isMalefic = (other: Graha): boolean => chart.malefics.has(other),
    isEnemy = (other: Graha): boolean => chart.friendship(planet, other) === 'enemy',
    relation = chart.isExalted(planet) ? null : chart.friendshipToLord(planet),
    dignity = chart.dignity(planet);
  const facts = {
    house: chart.houseOf(planet),
    afflictors: [
      ...companions.filter((other) => other === 'Sun' || other === 'Mars' || other === 'Saturn'),
      ...chart.nodesWith(planet),
    ],
    isInEnemySign: relation === 'enemy',
    isInFriendSign: relation === 'friend',
    isInWaterySign: WATERY.includes(chart.signOf(planet)),
    enemiesWith: companions.filter(isEnemy),
    enemiesAspecting: aspecting.filter(isEnemy),
    isWithSaturn: companions.includes('Saturn'),
    isWithJupiter: companions.includes('Jupiter'),
    isWithSun: companions.includes('Sun'),
    beneficsWith: companions.filter((other) => !isMalefic(other)),
    beneficsAspecting: aspecting.filter((other) => !isMalefic(other)),
    maleficsAspecting: aspecting.filter(isMalefic),
    maleficsWithOrAspecting: [
      ...companions.filter((other) => other !== 'Sun' && isMalefic(other)),
      ...aspecting.filter(isMalefic),
    ],
  };
  return {
    ...facts,
    applies: {
      lajjita: facts.house === 5 && facts.afflictors.length > 0,
      garvita: dignity === 'exaltation' || dignity === 'mulatrikona',
      kshudhita:
        facts.isInEnemySign || facts.enemiesWith.length > 0 || facts.enemiesAspecting.length > 0 || facts.isWithSaturn,
      trushita: facts.isInWaterySign && facts.maleficsAspecting.length > 0 && facts.beneficsAspecting.length === 0,
      mudita:
        facts.isInFriendSign ||
        facts.beneficsWith.length > 0 ||
        facts.beneficsAspecting.length > 0 ||
        facts.isWithJupiter,
      kshobhita: facts.isWithSun && (facts.maleficsWithOrAspecting.length > 0 || facts.enemiesAspecting.length > 0),
    },
  };
}
