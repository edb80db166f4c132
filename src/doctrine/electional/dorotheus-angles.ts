import { SIGNS, signIndex } from '../zodiac/zodiac.js';
import { configuredOf, FORTUNES, MALEFICS } from './figure.js';
import type { ElectionFigure } from './figure.js';
import { inPlace, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { listed, value } from './witness.js';

/** What the four angles, by whole signs from the ascendant, show in a chapter: topic and meaning. */
export type AngleTopics = Readonly<Record<1 | 4 | 7 | 10, readonly [topic: string, meaning: string]>>;
const ANGLES = [1, 7, 10, 4] as const;

export const LEASING_ANGLES: AngleTopics = {
  1: ['lessee', 'the one who takes the lease'],
  7: ['lessor', 'the one who gives it'],
  10: ['rent', 'the price that is agreed'],
  4: ['outcome', 'how the lease ends'],
};
export const TRADE_ANGLES: AngleTopics = {
  1: ['buyer', 'the one who buys'],
  7: ['seller', 'the one who sells'],
  10: ['price', 'what is paid'],
  4: ['commodity', 'the thing that is sold'],
};
export const LAND_ANGLES: AngleTopics = {
  1: ['cultivators', 'those who till the land'],
  7: ['crops', 'what grows on it beside the trees'],
  10: ['trees', 'its trees'],
  4: ['land', 'the land itself'],
};
export const TRAVEL_ANGLES: AngleTopics = {
  1: ['traveller', 'the traveller, and the place that is left'],
  7: ['destination', 'the place that is gone to'],
  10: ['business', 'the business of the journey'],
  4: ['outcome', 'how the journey ends'],
};

export interface AngularPlace {
  readonly place: 1 | 4 | 7 | 10;
  readonly topic: string;
  readonly sign: string;
  readonly occupyingFortunes: string[];
  readonly configuredFortunes: string[];
  readonly occupyingInfortunes: string[];
  readonly configuredInfortunes: string[];
  readonly meaning: string;
}

/** The four places with the fortunes and infortunes in them and beholding them. */
export function angularPlaces(figure: ElectionFigure, topics: AngleTopics): AngularPlace[] {
  return ANGLES.map((place) => {
    const sign = (signIndex(figure.ascDeg) + place - 1) % 12;
    const [topic, meaning] = topics[place];
    return {
      place,
      topic,
      sign: SIGNS[sign],
      occupyingFortunes: inPlace(figure, FORTUNES, [place]),
      configuredFortunes: configuredOf(figure, FORTUNES, 30 * sign),
      occupyingInfortunes: inPlace(figure, MALEFICS, [place]),
      configuredInfortunes: configuredOf(figure, MALEFICS, 30 * sign),
      meaning,
    };
  });
}

/** What stands in the four places, as one clause. */
export const anglesClause = (figure: ElectionFigure, topics: AngleTopics): MatterClause =>
  witness(
    'angular_place_testimonies',
    true,
    angularPlaces(figure, topics).flatMap((one) => [
      value(`${one.topic}_fortunes`, listed(one.occupyingFortunes)),
      value(`${one.topic}_infortunes`, listed(one.occupyingInfortunes)),
    ]),
    'A fortune in one of the four places is good, an infortune bad, for what the place shows.',
    'whole_sign_places_from_tropical_ascendant',
  );
