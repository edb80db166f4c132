import { separationDeg } from '../../kernel/angle.js';
import { stationaryThreshold } from '../zodiac/stationary.js';
import { degreesToExact, distinctAspect } from './aspects.js';
import type { TajikaAspect } from './aspects.js';
import { tajikaDignity } from './dignity.js';
import type { TajikaFigure } from './figure.js';
import { DIPTAMSHA_DEG, isFaster, MALEFICS, TAJIKA_PLANETS } from './tables.js';
import type { TajikaPlanet } from './tables.js';

/**
 * The yogas of an annual figure. Source: Tajika Neelakanthi, Sanjna-tantra (ST), the chapter of the sixteen yogas; Raman, Varshaphal;
 * Adawal, Tajik Shastra and Annual Horoscopy, ch. IV. Where authors differ, `YogaReadings` names the readings.
 */
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

/** A yoga of a figure. */
export interface TajikaYoga {
  readonly name: YogaName;
  /** The two planets that form the yoga; null for Ikkavala and Induvara, which all seven form. */
  readonly partners: readonly [TajikaPlanet, TajikaPlanet] | null;
  readonly favorable: boolean;
  /** The third planet, or the partner that the yoga names (Radda, Dupparikutha, Thambira); null for the others. */
  readonly mediator: TajikaPlanet | null;
}

/** The other yogas are unfavourable (ST). */
const FAVOURABLE: ReadonlySet<YogaName> = new Set([
  'Ikkavala',
  'Ithasala',
  'Nakta',
  'Yamaya',
  'Kamboola',
  'Dupparikutha',
  'Thambira',
]);

/**
 * Contact of the Moon with a partner of an Ithasala that makes a Kamboola. `any`: any distinct aspect (recorded practice); `applying`: an
 * applying aspect only (ST).
 */
export type KamboolaContact = 'any' | 'applying';

/**
 * Contact of a malefic with the faster partner that makes a Manahoo. `squareToo`: a conjunction or square within twelve degrees (ST); `orb`:
 * a conjunction within the orb of the faster partner only (Raman, Varshaphal).
 */
export type ManahooContact = 'squareToo' | 'orb';

/**
 * Mediator of a Nakta. `faster`: any planet faster than both that separates from one and applies to the other (ST); `moon`: only the Moon, by
 * any distinct aspect to both (recorded practice).
 */
export type NaktaMediator = 'faster' | 'moon';

/** Khallasara. `counted`: one of the sixteen yogas (ST); `omitted`: not listed (recorded practice). */
export type KhallasaraReading = 'counted' | 'omitted';

/**
 * Condition of an Ithasala. `actual`: the aspect closes by the actual motions, also that of a retrograde planet; a stationary planet forms
 * none (recorded practice). `natural`: the planet that is faster by nature has not reached the exact aspect, whatever its motion (Adawal
 * ch. IV).
 */
export type IthasalaMotion = 'actual' | 'natural';

/** Readings of the yogas on which authors differ. */
export interface YogaReadings {
  readonly ithasala: IthasalaMotion;
  readonly kamboola: KamboolaContact;
  readonly manahoo: ManahooContact;
  readonly nakta: NaktaMediator;
  readonly khallasara: KhallasaraReading;
}

/** Separation from the Sun within which a planet is under the beams: the Sun's orb (Raman, Varshaphal). */
const BEAMS_DEG = DIPTAMSHA_DEG.Sun;
/** Degree of its sign from which a planet is about to leave it (house rule: recorded practice; ST says "in the last degrees"). */
const LEAVING_FROM_DEG = 25;
/** Slow mediators of a Yamaya; the first that fits counts. */
const SLOW_MEDIATORS: readonly TajikaPlanet[] = ['Jupiter', 'Saturn'];
const CADENT_HOUSES: readonly number[] = [3, 6, 9, 12];

/** An aspect that closes or opens, with the planets that are faster and slower by nature. */
interface Contact extends TajikaAspect {
  readonly faster: TajikaPlanet;
  readonly slower: TajikaPlanet;
  readonly applying: boolean;
}

/**
 * The yogas of a figure with its distinct aspects (`tajikaAspects`), in this order (house rule): those of all seven planets; Ithasala and Isarpha in the order of the aspects; Manahoo, Radda,
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
    ...contacts.map(({ body1, body2, applying }) => yoga(applying ? 'Ithasala' : 'Isarpha', [body1, body2], null)),
    ...ithasala.flatMap((contact) => manahoo(figure, contact, readings.manahoo)),
    ...ithasala.flatMap((contact) => radda(figure, contact)),
    ...ithasala.flatMap((contact) => dupparikutha(figure, contact)),
    ...aspects.flatMap((aspect) => thambira(figure, aspect)),
    ...ithasala.flatMap((contact) => kamboola(contact, ithasala, aspects, readings)),
    ...mediated(moving, aspects, readings.nakta),
  ];
}

const yoga = (name: YogaName, partners: TajikaYoga['partners'], mediator: TajikaPlanet | null): TajikaYoga => ({
  name,
  partners,
  favorable: FAVOURABLE.has(name),
  mediator,
});

const byNature = (a: TajikaPlanet, b: TajikaPlanet): { faster: TajikaPlanet; slower: TajikaPlanet } =>
  isFaster(a, b) ? { faster: a, slower: b } : { faster: b, slower: a };

function wholeChart({ longitudes, houseOf }: TajikaFigure): TajikaYoga[] {
  const cadent = TAJIKA_PLANETS.filter((planet) => CADENT_HOUSES.includes(houseOf(longitudes[planet]))).length;
  if (cadent === 0) return [yoga('Ikkavala', null, null)];
  return cadent === TAJIKA_PLANETS.length ? [yoga('Induvara', null, null)] : [];
}

/** The aspect as a contact; none when one of the two planets is stationary. An exact aspect counts as closing. */
function contactOf({ longitudes, rates }: TajikaFigure, aspect: TajikaAspect, motion: IthasalaMotion): Contact[] {
  const { body1, body2, kind } = aspect;
  const { faster, slower } = byNature(body1, body2);
  const toGo = degreesToExact(longitudes[faster], longitudes[slower], kind.angleDeg);
  if (motion === 'natural') return [{ ...aspect, faster, slower, applying: toGo >= 0 }];
  if ([body1, body2].some((planet) => Math.abs(rates[planet]) < stationaryThreshold(planet))) return [];
  return [{ ...aspect, faster, slower, applying: toGo === 0 || toGo > 0 === rates[faster] > rates[slower] }];
}

/** At most one Manahoo of an Ithasala: by Mars, else by Saturn. */
function manahoo(
  { longitudes }: TajikaFigure,
  { body1, body2, faster }: Contact,
  contact: ManahooContact,
): TajikaYoga[] {
  const touchesFaster = (malefic: TajikaPlanet): boolean => {
    if (contact === 'orb') return separationDeg(longitudes[malefic], longitudes[faster]) <= DIPTAMSHA_DEG[faster];
    const angle = distinctAspect(longitudes[malefic], longitudes[faster])?.kind.angleDeg;
    return angle === 0 || angle === 90;
  };
  const malefic = MALEFICS.find((one) => one !== body1 && one !== body2 && touchesFaster(one));
  return malefic ? [yoga('Manahoo', [body1, body2], malefic)] : [];
}

/** Retrograde, or under the beams of the Sun. */
const isTroubled = ({ longitudes, rates }: TajikaFigure, planet: TajikaPlanet): boolean =>
  rates[planet] < 0 || (planet !== 'Sun' && separationDeg(longitudes[planet], longitudes.Sun) <= BEAMS_DEG);

/** Names the troubled partner; of two, the slower, which receives the light and gives it back. */
function radda(figure: TajikaFigure, { body1, body2, faster, slower }: Contact): TajikaYoga[] {
  const troubled = [slower, faster].find((planet) => isTroubled(figure, planet));
  return troubled ? [yoga('Radda', [body1, body2], troubled)] : [];
}

const isStrong = (figure: TajikaFigure, planet: TajikaPlanet): boolean => tajikaDignity(figure, planet) === 'strong';

/** The slower partner is strong by dignity; the faster is neither strong nor troubled. */
function dupparikutha(figure: TajikaFigure, { body1, body2, faster, slower }: Contact): TajikaYoga[] {
  const carries = isStrong(figure, slower) && !isStrong(figure, faster) && !isTroubled(figure, faster);
  return carries ? [yoga('Dupparikutha', [body1, body2], slower)] : [];
}

/** A conjunction across a sign boundary: the faster planet, strong by dignity, is about to enter the sign of the slower. */
function thambira(figure: TajikaFigure, { body1, body2, kind }: TajikaAspect): TajikaYoga[] {
  if (kind.angleDeg !== 0) return [];
  const { faster, slower } = byNature(body1, body2);
  const { longitudes } = figure;
  const [at, next] = [longitudes[faster], longitudes[slower]].map((longitude) => Math.floor(longitude / 30));
  const leaves = longitudes[faster] - 30 * at >= LEAVING_FROM_DEG && next === (at + 1) % 12;
  return leaves && isStrong(figure, faster) ? [yoga('Thambira', [body1, body2], faster)] : [];
}

const includes = ({ body1, body2 }: TajikaAspect, planet: TajikaPlanet): boolean =>
  body1 === planet || body2 === planet;

/** A Kamboola by the Moon's contact with a partner, or, when she has no aspect to either, a Khallasara. */
function kamboola(
  { body1, body2 }: Contact,
  ithasala: readonly Contact[],
  aspects: readonly TajikaAspect[],
  readings: YogaReadings,
): TajikaYoga[] {
  const withMoon = (list: readonly TajikaAspect[]): boolean =>
    list.some((other) => includes(other, 'Moon') && (includes(other, body1) || includes(other, body2)));
  if (body1 === 'Moon' || body2 === 'Moon' || withMoon(readings.kamboola === 'any' ? aspects : ithasala))
    return [yoga('Kamboola', [body1, body2], 'Moon')];
  return readings.khallasara === 'omitted' || withMoon(aspects) ? [] : [yoga('Khallasara', [body1, body2], 'Moon')];
}

const BY_NAME: readonly TajikaPlanet[] = [...TAJIKA_PLANETS].sort();

/** Nakta and Yamaya: a third planet connects two that have no aspect to each other. */
function mediated(
  contacts: readonly Contact[],
  aspects: readonly TajikaAspect[],
  mediator: NaktaMediator,
): TajikaYoga[] {
  const between = <T extends TajikaAspect>(list: readonly T[], a: TajikaPlanet, b: TajikaPlanet): T | undefined =>
    list.find((one) => includes(one, a) && includes(one, b));
  const found: TajikaYoga[] = [];
  for (const [i, a] of BY_NAME.entries())
    for (const b of BY_NAME.slice(i + 1)) {
      if (between(aspects, a, b)) continue;
      const carries = (third: TajikaPlanet): boolean => {
        if (third === a || third === b) return false;
        if (mediator === 'moon')
          return third === 'Moon' && !!between(aspects, third, a) && !!between(aspects, third, b);
        const [toA, toB] = [a, b].map((one) => between(contacts, third, one));
        if (!toA?.kind.angleDeg || !toB?.kind.angleDeg) return false;
        return isFaster(third, a) && isFaster(third, b) && toA.applying !== toB.applying;
      };
      const joins = (third: TajikaPlanet): boolean =>
        isFaster(a, third) && isFaster(b, third) && [a, b].every((one) => between(contacts, third, one)?.applying);
      for (const third of TAJIKA_PLANETS.filter(carries)) found.push(yoga('Nakta', [a, b], third));
      const slow = SLOW_MEDIATORS.find(joins);
      if (slow) found.push(yoga('Yamaya', [a, b], slow));
    }
  return found;
}
