import { separationDeg } from '../../kernel/angle.js';
import { stationaryThreshold } from '../zodiac/stationary.js';
import { degreesToExact, distinctAspect } from './aspects.js';
import type { TajikaAspect } from './aspects.js';
import { tajikaDignity } from './dignity.js';
import type { TajikaFigure } from './figure.js';
import { DIPTAMSHA_DEG, isFaster, MALEFICS, TAJIKA_PLANETS } from './tables.js';
import type { TajikaPlanet } from './tables.js';

export type YogaName =
  | 'Ikkavala'
  | 'Induvara'
  | 'Ithasala'
  | 'Isarpha'
  | 'Nakta'
  | 'Yamaya'
  | 'Manahoo'
  | 'Kamboola'
  | 'Khallasara'
  | 'Radda'
  | 'Dupparikutha'
  | 'Thambira';

export interface TajikaYoga {
  readonly name: YogaName;
  /** Two planets; `Year` and `Chart` in a yoga of the whole chart. */
  readonly body1: TajikaPlanet | 'Year';
  readonly body2: TajikaPlanet | 'Chart';
  readonly favorable: boolean;
  readonly mediator: TajikaPlanet | null;
}

/** What each yoga says (Tajika Neelakanthi, Sanjna-tantra, the chapter of the sixteen yogas). */
export const YOGA_DOCTRINE: Readonly<Record<YogaName, string>> = {
  Ikkavala: 'all the planets are in angles and succedent houses: gain and happiness',
  Induvara: 'all the planets are in cadent houses: toil without gain',
  Ithasala: 'the faster planet applies to the slower by a distinct aspect: the matter is brought about',
  Isarpha: 'the aspect of the two planets separates: the matter falls away',
  Nakta:
    'a faster planet between two that do not see each other leaves one and applies to the other: a go-between helps',
  Yamaya: 'two planets that do not see each other both apply to a slow one, which joins them',
  Manahoo: 'a malefic with, or square to, the faster planet of an Ithasala takes its light: the matter is spoiled',
  Kamboola: 'the Moon joins an Ithasala: the promise is raised',
  Khallasara: 'the Moon sees neither partner of an Ithasala: the promise is lowered',
  Radda: 'a partner of an Ithasala is retrograde or under the beams: it gives back what it took',
  Dupparikutha: 'the slower partner of an Ithasala is strong, the faster is not: the strong one carries the matter',
  Thambira: 'a strong planet about to leave its sign joins a slower one in the next: the matter is brought about later',
};

const FAVOURABLE: ReadonlySet<YogaName> = new Set([
  'Ikkavala',
  'Ithasala',
  'Nakta',
  'Yamaya',
  'Kamboola',
  'Dupparikutha',
  'Thambira',
]);

/** `any`: any distinct aspect of the Moon to a partner of an Ithasala makes a Kamboola; `applying`: an application to one. */
export const KAMBOOLA_CONTACTS = ['any', 'applying'] as const;
export type KamboolaContact = (typeof KAMBOOLA_CONTACTS)[number];

/**
 * `square_too`: a malefic within twelve degrees of a conjunction or square of the faster partner makes a Manahoo (ST); `orb`: only a
 * conjunction within the orb of the faster partner (Raman, Varshaphal).
 */
export const MANAHOO_CONTACTS = ['square_too', 'orb'] as const;
export type ManahooContact = (typeof MANAHOO_CONTACTS)[number];

/**
 * `faster`: any planet faster than both that leaves one and applies to the other makes a Nakta (ST); `moon`: the Moon alone, by any
 * distinct aspect to both (recorded practice).
 */
export const NAKTA_MEDIATORS = ['faster', 'moon'] as const;
export type NaktaMediator = (typeof NAKTA_MEDIATORS)[number];

/** `counted`: one of the sixteen (ST); `omitted`: not listed (recorded practice). */
export const KHALLASARA_READINGS = ['counted', 'omitted'] as const;
export type KhallasaraReading = (typeof KHALLASARA_READINGS)[number];

/**
 * What makes an Ithasala. `actual`: the aspect closes by the true motions, also by a retrograde planet; a stationary one makes none.
 * `natural`: the planet that is faster by nature is short of the exact aspect, whatever its motion (Adawal ch. IV).
 */
export const ITHASALA_MOTIONS = ['actual', 'natural'] as const;
export type IthasalaMotion = (typeof ITHASALA_MOTIONS)[number];

export interface YogaReadings {
  readonly ithasala: IthasalaMotion;
  readonly kamboola: KamboolaContact;
  readonly manahoo: ManahooContact;
  readonly nakta: NaktaMediator;
  readonly khallasara: KhallasaraReading;
}

/** Distance from the Sun within which a planet is under the beams: the Sun's own orb (Raman, Varshaphal). */
const BEAMS_DEG = DIPTAMSHA_DEG.Sun;
/** From this degree of its sign a planet is about to leave it. */
const LEAVING_FROM_DEG = 25;
/** Slow mediators of a Yamaya, in the order in which they are tried. */
const SLOW_MEDIATORS: readonly TajikaPlanet[] = ['Jupiter', 'Saturn'];
const CADENT_HOUSES: readonly number[] = [3, 6, 9, 12];

/** An aspect whose planets move to it or from it; the faster and the slower by nature. */
interface Contact extends TajikaAspect {
  readonly faster: TajikaPlanet;
  readonly slower: TajikaPlanet;
  readonly applying: boolean;
}

/**
 * The yogas of a figure, in this order: those of the whole chart; Ithasala and Isarpha in the order of the aspects; Manahoo, Radda,
 * Dupparikutha, Thambira, Kamboola with Khallasara; for each pair without an aspect, by name, Nakta and Yamaya.
 */
export function tajikaYogas(
  figure: TajikaFigure,
  aspects: readonly TajikaAspect[],
  readings: YogaReadings,
): TajikaYoga[] {
  const moving = aspects.flatMap((aspect) => contactOf(figure, aspect, readings.ithasala));
  const contacts = moving.filter(({ kind }) => kind.angleDeg !== 0);
  const ithasala = contacts.filter(({ applying }) => applying);
  return [
    ...wholeChart(figure),
    ...contacts.map(({ body1, body2, applying }) => yoga(applying ? 'Ithasala' : 'Isarpha', body1, body2, null)),
    ...ithasala.flatMap((contact) => manahoo(figure, contact, readings.manahoo)),
    ...ithasala.flatMap((contact) => radda(figure, contact)),
    ...ithasala.flatMap((contact) => dupparikutha(figure, contact)),
    ...aspects.flatMap((aspect) => thambira(figure, aspect)),
    ...ithasala.flatMap((contact) => kamboola(contact, ithasala, aspects, readings)),
    ...mediated(moving, aspects, readings.nakta),
  ];
}

const yoga = (
  name: YogaName,
  body1: TajikaYoga['body1'],
  body2: TajikaYoga['body2'],
  mediator: TajikaPlanet | null,
): TajikaYoga => ({ name, body1, body2, favorable: FAVOURABLE.has(name), mediator });

const byNature = (a: TajikaPlanet, b: TajikaPlanet): { faster: TajikaPlanet; slower: TajikaPlanet } =>
  isFaster(a, b) ? { faster: a, slower: b } : { faster: b, slower: a };

function wholeChart({ longitudes, houseOf }: TajikaFigure): TajikaYoga[] {
  const cadent = TAJIKA_PLANETS.filter((planet) => CADENT_HOUSES.includes(houseOf(longitudes[planet]))).length;
  if (cadent === 0) return [yoga('Ikkavala', 'Year', 'Chart', null)];
  return cadent === TAJIKA_PLANETS.length ? [yoga('Induvara', 'Year', 'Chart', null)] : [];
}

/** Whether an aspect closes or opens; nothing when one of the two is stationary. An exact aspect closes. */
function contactOf({ longitudes, rates }: TajikaFigure, aspect: TajikaAspect, motion: IthasalaMotion): Contact[] {
  const { body1, body2, kind } = aspect;
  const { faster, slower } = byNature(body1, body2);
  const toGo = degreesToExact(longitudes[faster], longitudes[slower], kind.angleDeg);
  if (motion === 'natural') return [{ ...aspect, faster, slower, applying: toGo >= 0 }];
  if ([body1, body2].some((planet) => Math.abs(rates[planet]) < stationaryThreshold(planet))) return [];
  return [{ ...aspect, faster, slower, applying: toGo === 0 || toGo > 0 === rates[faster] > rates[slower] }];
}

/** One of an Ithasala: by Mars, else by Saturn. */
function manahoo(
  { longitudes }: TajikaFigure,
  { body1, body2, faster }: Contact,
  contact: ManahooContact,
): TajikaYoga[] {
  const takes = (malefic: TajikaPlanet): boolean => {
    if (contact === 'orb') return separationDeg(longitudes[malefic], longitudes[faster]) <= DIPTAMSHA_DEG[faster];
    const angle = distinctAspect(longitudes[malefic], longitudes[faster])?.kind.angleDeg;
    return angle === 0 || angle === 90;
  };
  const malefic = MALEFICS.find((one) => one !== body1 && one !== body2 && takes(one));
  return malefic ? [yoga('Manahoo', body1, body2, malefic)] : [];
}

const isTroubled = ({ longitudes, rates }: TajikaFigure, planet: TajikaPlanet): boolean =>
  rates[planet] < 0 || (planet !== 'Sun' && separationDeg(longitudes[planet], longitudes.Sun) <= BEAMS_DEG);

/** The troubled partner is named; of two, the slower, which receives the light and gives it back. */
function radda(figure: TajikaFigure, { body1, body2, faster, slower }: Contact): TajikaYoga[] {
  const troubled = [slower, faster].find((planet) => isTroubled(figure, planet));
  return troubled ? [yoga('Radda', body1, body2, troubled)] : [];
}

const isStrong = (figure: TajikaFigure, planet: TajikaPlanet): boolean => tajikaDignity(figure, planet) === 'strong';

function dupparikutha(figure: TajikaFigure, { body1, body2, faster, slower }: Contact): TajikaYoga[] {
  const carried = isStrong(figure, slower) && !isStrong(figure, faster) && !isTroubled(figure, faster);
  return carried ? [yoga('Dupparikutha', body1, body2, slower)] : [];
}

/** A conjunction over the border of two signs: the faster planet, strong, is about to enter the sign of the slower. */
function thambira(figure: TajikaFigure, { body1, body2, kind }: TajikaAspect): TajikaYoga[] {
  if (kind.angleDeg !== 0) return [];
  const { faster, slower } = byNature(body1, body2);
  const { longitudes } = figure;
  const [at, next] = [longitudes[faster], longitudes[slower]].map((longitude) => Math.floor(longitude / 30));
  const leaves = longitudes[faster] - 30 * at >= LEAVING_FROM_DEG && next === (at + 1) % 12;
  return leaves && isStrong(figure, faster) ? [yoga('Thambira', body1, body2, faster)] : [];
}

const holds = ({ body1, body2 }: TajikaAspect, planet: TajikaPlanet): boolean => body1 === planet || body2 === planet;

function kamboola(
  { body1, body2 }: Contact,
  ithasala: readonly Contact[],
  aspects: readonly TajikaAspect[],
  readings: YogaReadings,
): TajikaYoga[] {
  const withMoon = (list: readonly TajikaAspect[]): boolean =>
    list.some((other) => holds(other, 'Moon') && (holds(other, body1) || holds(other, body2)));
  if (body1 === 'Moon' || body2 === 'Moon' || withMoon(readings.kamboola === 'any' ? aspects : ithasala))
    return [yoga('Kamboola', body1, body2, 'Moon')];
  return readings.khallasara === 'omitted' || withMoon(aspects) ? [] : [yoga('Khallasara', body1, body2, 'Moon')];
}

const BY_NAME: readonly TajikaPlanet[] = [...TAJIKA_PLANETS].sort();

/** Two planets without an aspect of their own that a third joins. */
function mediated(
  contacts: readonly Contact[],
  aspects: readonly TajikaAspect[],
  mediator: NaktaMediator,
): TajikaYoga[] {
  const of = <T extends TajikaAspect>(list: readonly T[], a: TajikaPlanet, b: TajikaPlanet): T | undefined =>
    list.find((one) => holds(one, a) && holds(one, b));
  const found: TajikaYoga[] = [];
  for (const [i, a] of BY_NAME.entries())
    for (const b of BY_NAME.slice(i + 1)) {
      if (of(aspects, a, b)) continue;
      const carries = (third: TajikaPlanet): boolean => {
        if (third === a || third === b) return false;
        if (mediator === 'moon') return third === 'Moon' && !!of(aspects, third, a) && !!of(aspects, third, b);
        const [toA, toB] = [a, b].map((one) => of(contacts, third, one));
        if (!toA?.kind.angleDeg || !toB?.kind.angleDeg) return false;
        return isFaster(third, a) && isFaster(third, b) && toA.applying !== toB.applying;
      };
      const joins = (third: TajikaPlanet): boolean =>
        isFaster(a, third) && isFaster(b, third) && [a, b].every((one) => of(contacts, third, one)?.applying);
      for (const third of TAJIKA_PLANETS.filter(carries)) found.push(yoga('Nakta', a, b, third));
      const slow = SLOW_MEDIATORS.find(joins);
      if (slow) found.push(yoga('Yamaya', a, b, slow));
    }
  return found;
}
