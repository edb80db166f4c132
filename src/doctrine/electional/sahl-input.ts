import { signIndex } from '../zodiac/zodiac.js';
import type { ElectionFigure } from './figure.js';
import { FORTUNES, signOfPlanet, strengthOf } from './figure.js';
import { fortifier, witness } from './matter-clauses.js';
import type { LunarEquation, MatterClause, MoonFlow } from './matter-clauses.js';
import { signLord, signNameOf } from './dorotheus-root.js';
import { compared, degrees, value } from './witness.js';
import type { RuleState } from './witness.js';

/** What a chapter of Sahl's is judged from. */
export interface SahlMatterInput {
  readonly figure: ElectionFigure;
  /** Null where the ecliptic lies in the horizon. */
  readonly isDay: boolean | null;
  /** Lot of Fortune, degrees; null where the sect is not defined. */
  readonly lotDeg: number | null;
  readonly equation: LunarEquation;
  /** The Moon in the burnt path by the caller's reading. */
  readonly burntPath: RuleState;
  readonly flow: MoonFlow;
}

/** The Lot of Fortune with its lord, as evidence. */
export function lotLord({ figure, lotDeg }: SahlMatterInput): MatterClause {
  const lord = lotDeg === null ? null : signLord(lotDeg);
  return witness(
    'lot_of_fortune_and_lord',
    lord === null ? null : true,
    [
      degrees('lot_of_fortune', lotDeg),
      value('lot_sign', lotDeg === null ? null : signNameOf(lotDeg)),
      value('lot_lord', lord),
      value('lot_lord_strength', lord === null ? null : strengthOf(figure, lord)),
    ],
    'The Lot of Fortune and its lord, which the chapter bids to make good.',
    'quadrant_house_angular_succedent_cadent',
  );
}

/** The next exact aspect of the Moon is to a fortune. */
export const matterConnection = ({ flow }: SahlMatterInput): MatterClause =>
  fortifier(
    'moon_goes_to_fortune',
    flow.next !== null && (FORTUNES as readonly string[]).includes(flow.next),
    [value('next_connection', flow.next), degrees('next_connection_angle', flow.nextAngleDeg)],
    'The next exact aspect that the Moon makes in her sign is to Jupiter or Venus.',
    'exact_ptolemaic_aspects_in_the_present_sign',
  );

/** Movable, fixed and common signs. */
export const QUALITIES = [
  'Aries, Cancer, Libra, Capricorn',
  'Taurus, Leo, Scorpio, Aquarius',
  'Gemini, Virgo, Sagittarius, Pisces',
] as const;

/** The Moon in a sign of one quality (index of QUALITIES). */
export const moonSignClause = (
  figure: ElectionFigure,
  clauseId: string,
  quality: number,
  explanation: string,
): MatterClause =>
  fortifier(
    clauseId,
    signIndex(figure.planets.Moon.longitudeDeg) % 3 === quality,
    [compared('moon_sign', signOfPlanet(figure, 'Moon'), 'in', QUALITIES[quality])],
    explanation,
    'sign_quality',
  );
