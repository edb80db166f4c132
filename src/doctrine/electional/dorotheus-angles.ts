import { SIGNS, signIndex } from '../zodiac/zodiac.js';
import { configuredOf, FORTUNES, MALEFICS } from './figure.js';
import type { ElectionFigure } from './figure.js';
import { inPlace } from './matter-clauses.js';

/** A place by sign from the ascendant with its topic and meaning in a chapter. */
export type PlaceTopic = readonly [place: 1 | 4 | 7 | 10, topic: string, meaning: string];
/** The places of a chapter in its order. */
export type PlaceTopics = readonly PlaceTopic[];

export const LEASING_PLACES: PlaceTopics = [
  [1, 'hiringParty', 'the person who hires or leases'],
  [7, 'ownerOrProvider', 'the owner, who provides labour, land or tools'],
  [10, 'amountOrPrice', 'the agreed sum'],
  [4, 'outcome', 'the outcome'],
];
export const TRADE_PLACES: PlaceTopics = [
  [1, 'buyer', 'the buyer'],
  [7, 'seller', 'the seller'],
  [10, 'price', 'the price'],
  [4, 'commodity', 'the commodity'],
];
export const LAND_PLACES: PlaceTopics = [
  [4, 'land', 'the land itself'],
  [10, 'trees', 'its trees'],
  [7, 'vegetation', 'its grasses and other vegetation'],
  [1, 'cultivation', 'its cultivation and management'],
];
export const TRAVEL_PLACES: PlaceTopics = [
  [1, 'traveler', 'the traveler'],
  [7, 'destinationLand', 'the destination'],
  [10, 'businessOrNeededThing', 'the business of the journey'],
  [4, 'outcome', 'the outcome'],
];
export const SHIP_PLACES: PlaceTopics = [[4, 'shipAcquisition', 'the ship to be bought or ordered']];
export const PARTNERSHIP_PLACES: PlaceTopics = [
  [1, 'initiatingParty', 'the partner who proposes the partnership'],
  [7, 'otherPartner', 'the other partner'],
  [10, 'partnershipWork', 'their work'],
  [4, 'partnershipOutcome', 'the outcome'],
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

/**
 * The places of a chapter, each with the fortunes and infortunes in its sign and those that aspect it from other signs.
 */
export function angularPlaces(figure: ElectionFigure, topics: PlaceTopics): AngularPlace[] {
  return topics.map(([place, topic, meaning]) => {
    const sign = (signIndex(figure.ascDeg) + place - 1) % 12;
    const occupying = (planets: typeof FORTUNES | typeof MALEFICS): string[] => inPlace(figure, planets, [place]);
    const aspecting = (planets: typeof FORTUNES | typeof MALEFICS): string[] => {
      const inside = occupying(planets);
      return configuredOf(figure, [...planets], 30 * sign).filter((planet) => !inside.includes(planet));
    };
    return {
      place,
      topic,
      sign: SIGNS[sign],
      occupyingFortunes: occupying(FORTUNES),
      configuredFortunes: aspecting(FORTUNES),
      occupyingInfortunes: occupying(MALEFICS),
      configuredInfortunes: aspecting(MALEFICS),
      meaning,
    };
  });
}
