import type { CombustionOrbs } from '../../../doctrine/avasthas/chart.js';
import type { AvasthaDignity } from '../../../doctrine/avasthas/chart.js';
import type {
  BaladiState,
  DeeptadiSource,
  Jagradadi,
  LajjitadiState,
  MoodCause,
} from '../../../doctrine/avasthas/states.js';

/** Strings of requests and answers for the facts of doctrine/avasthas. */

export const SOURCES = {
  bphs_9: 'bphs',
  saravali_9: 'saravali',
  jataka_parijata_10: 'jatakaParijata',
  phaladeepika_11: 'phaladeepika',
} as const satisfies Readonly<Record<string, DeeptadiSource>>;
export type SourceWord = keyof typeof SOURCES;

export const COMBUSTION_ORBS = {
  direct: 'direct',
  retrograde_reduced: 'retrogradeReduced',
} as const satisfies Readonly<Record<string, CombustionOrbs>>;

export const CITATION: Readonly<Record<DeeptadiSource, string>> = {
  bphs: 'Brihat Parashara Hora Shastra 45.7-10 (Santhanam)',
  saravali: 'Kalyana Varma, Saravali 5.2-4 (Santhanam)',
  jatakaParijata: 'Vaidyanatha, Jataka Parijata 2.16-18 (Subrahmanya Sastri)',
  phaladeepika: 'Mantreswara, Phaladeepika 3.18-19 (Subrahmanya Sastri)',
};

export const AGE: Readonly<Record<BaladiState, { readonly name: string; readonly effect: string }>> = {
  bala: { name: 'Bala', effect: 'quarter' },
  kumara: { name: 'Kumara', effect: 'half' },
  yuva: { name: 'Yuva', effect: 'full' },
  vriddha: { name: 'Vriddha', effect: 'negligible' },
  mrita: { name: 'Mrita', effect: 'nil' },
};

export const WAKING: Readonly<Record<Jagradadi['state'], string>> = {
  jagrat: 'Jagrat',
  swapna: 'Swapna',
  sushupti: 'Sushupti',
};

/** Name of a mood in a work, and its reason; a reason of null is built from the lord. */
type MoodWord = readonly [name: string, reason: string | null];
export const MOOD: Readonly<Record<DeeptadiSource, Readonly<Partial<Record<MoodCause, MoodWord>>>>> = {
  bphs: {
    combust: ['Kopa', 'within the elongation of combustion from the Sun'],
    exaltation: ['Deepta', 'exaltation sign'],
    ownSign: ['Swastha', 'own sign'],
    withMalefic: ['Vikala', 'conjunct a malefic'],
    adhiMitra: ['Pramudita', null],
    mitra: ['Shanta', null],
    sama: ['Deena', null],
    shatru: ['Dukhita', null],
    adhiShatru: ['Khala', null],
  },
  saravali: {
    exaltation: ['Dipta', 'exaltation'],
    ownSign: ['Svastha', 'own sign'],
    debilitation: ['Bhita', 'debilitation'],
    defeated: ['Nipidita', 'defeated in a planetary war'],
    combust: ['Vikala', 'combust'],
    friend: ['Mudita', "friend's sign"],
    beneficVarga: ['Santa', null],
    maleficVarga: ['Khala', null],
  },
  jatakaParijata: {
    exaltation: ['Dipta', 'exaltation or moolatrikona'],
    ownSign: ['Svastha', 'own sign'],
    debilitation: ['Bhita', 'debilitation'],
    defeated: ['Prapidita', 'defeated in a planetary war'],
    combust: ['Vikala', 'within the elongation of combustion from the Sun'],
    friend: ['Pramudita', 'friendly sign'],
    enemy: ['Dina', 'sign of an enemy; in BPHS Deena is the sign of a neutral planet'],
    beneficVarga: ['Shanta', null],
    maleficVarga: ['Khala', null],
  },
  phaladeepika: {
    exaltation: ['Pradipta', 'exaltation'],
    moolatrikona: ['Sukhita', 'moolatrikona'],
    ownSign: ['Svastha', 'own house'],
    debilitation: ['Atibhita', 'depression'],
    defeated: ['Nipidita', 'defeated in a planetary war'],
    combust: ['Vikala', 'set/disappeared (combust)'],
    friend: ['Mudita', "friend's house"],
    enemy: ['Suduhkhita', "enemy's house"],
    beneficVarga: ['Shanta', null],
    maleficVarga: ['Khala', null],
  },
};

export const COMPOUND: Readonly<Partial<Record<MoodCause, string>>> = {
  adhiMitra: 'adhi_mitra',
  mitra: 'mitra',
  sama: 'sama',
  shatru: 'shatru',
  adhiShatru: 'adhi_shatru',
};

export const CONDITIONS: readonly (readonly [LajjitadiState, string])[] = [
  ['lajjita', 'Lajjita'],
  ['garvita', 'Garvita'],
  ['kshudhita', 'Kshudhita'],
  ['trushita', 'Trushita'],
  ['mudita', 'Mudita'],
  ['kshobhita', 'Kshobhita'],
];

export const DIGNITY: Readonly<Record<AvasthaDignity, string>> = {
  exaltation: 'exaltation',
  mulatrikona: 'mulatrikona',
  ownSign: 'own_sign',
  friendSign: 'friend_sign',
  neutralSign: 'neutral_sign',
  enemySign: 'enemy_sign',
  debilitation: 'debilitation',
};

/** Effects of a planet in a posture, in general (after BPHS 45.38-155). */
export const POSTURE_EFFECT = [
  'The planet lies down: weak digestion, hidden complaints, little effort.',
  'The planet sits: a settled life with toil, debts or service.',
  'The planet guards its eyes: keen sight or its lack, talk, gain with unrest.',
  'The planet shines: virtue, wealth, honour and a good name.',
  'The planet goes: travel, work abroad, restlessness.',
  'The planet comes back: gain that is spent, visits, an uncertain mind.',
  'The planet is in assembly: learning, favour of rulers, generosity.',
  'The planet is on its way: obstacles, disputes, success after effort.',
  'The planet eats: good food and means, or trouble of the stomach.',
  'The planet longs to dance: arts, company and eloquence.',
  'The planet is eager: curiosity, pleasure, esteem among people.',
  'The planet sleeps: loss, idleness, delay of its fruit.',
] as const;
