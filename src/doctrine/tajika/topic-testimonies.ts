import { isDusthana, isGood } from './judgement.js';
import type { Balance, JudgedFigure, Relation, SahamJudgement } from './judgement.js';
import type { TajikaPlanet } from './tables.js';
import type { Topic } from './topics.js';

/**
 * Testimonies of the topics. The conditions are those of the Tajika Neelakanthi (Varsha-tantra, the chapters of the houses) and Raman,
 * Varshaphal. Their points and their order are house rules, chosen to reproduce recorded answers; so is the count of any lord of the houses
 * of a matter where the text says "the tenth lord".
 */
export interface Testimony<Name extends string = string> {
  readonly name: Name;
  /** House rule. */
  readonly points: number;
  readonly effect: TestimonyEffect;
  readonly applies: (context: TopicContext) => boolean;
}

/** A testimony promises the matter, hinders it, or only adds points. */
export type TestimonyEffect = 'promises' | 'hinders' | 'adds';

/** The facts of a topic that its testimonies use. */
export interface TopicContext {
  readonly judged: JudgedFigure;
  /** Lords of the houses of the topic. */
  readonly rulers: readonly TajikaPlanet[];
  readonly yearLord: TajikaPlanet;
  readonly balance: Balance;
  /** Relation to the lord of the lagna: of the first lord of the topic that has one. */
  readonly withLagna: Relation | null;
  /** Relation of the lord of the first house of the topic to the lord of the lagna. */
  readonly firstWithLagna: Relation | null;
  /** The saham of the topic, when it is one of the key sahams. */
  readonly keySaham: SahamJudgement | null;
  readonly isPeriodActive: boolean;
}

const testimony = <Name extends string>(
  name: Name,
  points: number,
  effect: TestimonyEffect,
  applies: Testimony['applies'],
): Testimony<Name> => ({ name, points, effect, applies });

const ithasalaWithLagnaLord = (points: number) =>
  testimony('ithasalaWithLagnaLord', points, 'promises', ({ withLagna }) => withLagna === 'Ithasala');
const isarphaWithLagnaLord = (points: number) =>
  testimony('isarphaWithLagnaLord', points, 'hinders', ({ withLagna }) => withLagna === 'Isarpha');

const SAHAM_RULER_STRONG = testimony('sahamRulerStrong', 12, 'adds', ({ keySaham }) => isGood(keySaham?.authority));
const SAHAM_RULER_STRAINED = testimony(
  'sahamRulerStrained',
  10,
  'hinders',
  ({ keySaham }) => keySaham?.authority === 'strained',
);

const planetIn =
  (planet: TajikaPlanet, house: number) =>
  ({ judged }: TopicContext): boolean =>
    judged.house(planet) === house;
const rulerIn =
  (houses: readonly number[]) =>
  ({ judged, rulers }: TopicContext): boolean =>
    rulers.some((ruler) => houses.includes(judged.house(ruler)));
const rulerInDusthana = ({ judged, rulers }: TopicContext): boolean =>
  rulers.some((ruler) => isDusthana(judged.house(ruler)));
const rulerInKamboola = ({ judged, rulers }: TopicContext): boolean => rulers.some((ruler) => judged.inKamboola(ruler));
const yearLordIn = ({ judged, yearLord }: TopicContext, houses: readonly number[]): boolean =>
  houses.includes(judged.house(yearLord));

/** The testimonies of each topic in the order in which they are reported. */
export const TOPIC_TESTIMONIES = {
  marriage: [
    ithasalaWithLagnaLord(16),
    isarphaWithLagnaLord(14),
    SAHAM_RULER_STRONG,
    SAHAM_RULER_STRAINED,
    testimony('venusInSeventh', 8, 'promises', planetIn('Venus', 7)),
  ],
  wealth: [ithasalaWithLagnaLord(14), isarphaWithLagnaLord(14), SAHAM_RULER_STRONG, SAHAM_RULER_STRAINED],
  career: [
    ithasalaWithLagnaLord(14),
    isarphaWithLagnaLord(14),
    testimony('sunInTenth', 8, 'promises', planetIn('Sun', 10)),
    testimony('rulerInDusthana', 14, 'hinders', rulerInDusthana),
    SAHAM_RULER_STRONG,
    SAHAM_RULER_STRAINED,
  ],
  authority: [
    ithasalaWithLagnaLord(14),
    isarphaWithLagnaLord(14),
    testimony('sunInTenth', 12, 'promises', planetIn('Sun', 10)),
    testimony('sahamInTenth', 14, 'promises', ({ keySaham }) => keySaham?.saham.house === 10),
    SAHAM_RULER_STRONG,
    SAHAM_RULER_STRAINED,
    testimony('rulerInDusthana', 12, 'hinders', rulerInDusthana),
  ],
  children: [
    testimony(
      'jupiterYearLordInFifthOrEleventh',
      16,
      'promises',
      (context) => context.yearLord === 'Jupiter' && yearLordIn(context, [5, 11]),
    ),
    ithasalaWithLagnaLord(10),
    isarphaWithLagnaLord(12),
    SAHAM_RULER_STRONG,
    SAHAM_RULER_STRAINED,
  ],
  illness: [
    testimony('rulerInSixthOrEighth', 12, 'promises', rulerIn([6, 8])),
    testimony(
      'saturnYearLordRetrogradeInSixth',
      18,
      'promises',
      (context) =>
        context.yearLord === 'Saturn' && context.judged.figure.rates.Saturn < 0 && planetIn('Saturn', 6)(context),
    ),
    testimony('periodActive', 8, 'promises', ({ isPeriodActive }) => isPeriodActive),
    testimony('rulerInKamboola', -6, 'adds', rulerInKamboola),
  ],
  travel: [
    testimony('firstRulerIthasala', 14, 'promises', ({ firstWithLagna }) => firstWithLagna === 'Ithasala'),
    testimony('firstRulerIsarpha', 12, 'hinders', ({ firstWithLagna }) => firstWithLagna === 'Isarpha'),
    testimony('rulerInThirdOrNinth', 10, 'promises', rulerIn([3, 9])),
    testimony('rulerInKamboola', 10, 'promises', rulerInKamboola),
    testimony(
      'yearLordInThirdOrNinthOfGoodYear',
      12,
      'promises',
      (context) => context.balance === 'supportive' && yearLordIn(context, [3, 9]),
    ),
    testimony(
      'yearLordInThirdOrNinthOfBadYear',
      10,
      'hinders',
      (context) => context.balance === 'adverse' && yearLordIn(context, [3, 9]),
    ),
    testimony('periodActive', 6, 'promises', ({ isPeriodActive }) => isPeriodActive),
  ],
} as const satisfies Readonly<Record<Topic, readonly Testimony[]>>;

/** Names of the testimonies of a topic. */
export type TestimonyName<T extends Topic> = (typeof TOPIC_TESTIMONIES)[T][number]['name'];
