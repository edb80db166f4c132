import { SIGNS, signIndex } from '../zodiac/zodiac.js';
import { configuredOf, FORTUNES, MALEFICS } from './figure.js';
import type { ElectionFigure } from './figure.js';
import { inPlace } from './matter-clauses.js';

/** A place by whole signs from the ascendant, with what it shows in a chapter: topic and meaning. */
export type PlaceTopic = readonly [place: 1 | 4 | 7 | 10, topic: string, meaning: string];
/** The places that a chapter names, in its order. */
export type PlaceTopics = readonly PlaceTopic[];

export const LEASING_PLACES: PlaceTopics = [
  [1, 'hiringParty', 'the one who hires, or takes for a fixed sum'],
  [7, 'ownerOrProvider', 'the owner, who gives labour, land or tools'],
  [10, 'amountOrPrice', 'the sum that is agreed'],
  [4, 'outcome', 'how it ends'],
];
export const TRADE_PLACES: PlaceTopics = [
  [1, 'buyer', 'the one who buys'],
  [7, 'seller', 'the one who sells'],
  [10, 'price', 'what is paid'],
  [4, 'commodity', 'the thing that is sold'],
];
export const LAND_PLACES: PlaceTopics = [
  [4, 'land', 'the land itself'],
  [10, 'trees', 'its trees'],
  [7, 'vegetation', 'its grasses and what else grows on it'],
  [1, 'cultivation', 'its tilling and management'],
];
export const TRAVEL_PLACES: PlaceTopics = [
  [1, 'traveler', 'the traveler'],
  [7, 'destinationLand', 'the land sought'],
  [10, 'businessOrNeededThing', 'the work or thing sought'],
  [4, 'outcome', 'how it ends'],
];
export const SHIP_PLACES: PlaceTopics = [[4, 'shipAcquisition', 'the ship to be bought or ordered']];
export const PARTNERSHIP_PLACES: PlaceTopics = [
  [1, 'initiatingParty', 'the one who proposes it'],
  [7, 'otherPartner', 'the other partner'],
  [10, 'partnershipWork', 'their work'],
  [4, 'partnershipOutcome', 'how it ends'],
];
export const DEBT_PLACES: PlaceTopics = [
  [1, 'creditorOrLender', 'the creditor or lender'],
  [7, 'debtor', 'the debtor'],
];

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

/** The places with the fortunes and infortunes in them, and those that behold them from other signs. */
export function angularPlaces(figure: ElectionFigure, topics: PlaceTopics): AngularPlace[] {
  return topics.map(([place, topic, meaning]) => {
    const sign = (signIndex(figure.ascDeg) + place - 1) % 12;
    const standing = (planets: typeof FORTUNES | typeof MALEFICS): string[] => inPlace(figure, planets, [place]);
    const beholding = (planets: typeof FORTUNES | typeof MALEFICS): string[] => {
      const inside = standing(planets);
      return configuredOf(figure, [...planets], 30 * sign).filter((planet) => !inside.includes(planet));
    };
    return {
      place,
      topic,
      sign: SIGNS[sign],
      occupyingFortunes: standing(FORTUNES),
      configuredFortunes: beholding(FORTUNES),
      occupyingInfortunes: standing(MALEFICS),
      configuredInfortunes: beholding(MALEFICS),
      meaning,
    };
  });
}
