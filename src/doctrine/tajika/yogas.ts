import { separationDeg } from '../../kernel/angle.js';
import { degreesToExact, distinctAspect } from './aspects.js';
import type { TajikaAspect } from './aspects.js';
import type { TajikaFigure } from './figure.js';
import { isFaster, MALEFICS, TAJIKA_PLANETS } from './tables.js';
import type { TajikaPlanet } from './tables.js';

export type YogaName = 'Ithasala' | 'Isarpha' | 'Nakta' | 'Yamaya' | 'Manahoo' | 'Kamboola' | 'Khallasara' | 'Radda';

export interface TajikaYoga {
  readonly name: YogaName;
  readonly body1: TajikaPlanet;
  readonly body2: TajikaPlanet;
  readonly favorable: boolean;
  readonly mediator: TajikaPlanet | null;
}

/** What each yoga says, after Tajika Neelakanthi, Sanjna-tantra, the chapter of the sixteen yogas. */
export const YOGA_DOCTRINE: Readonly<Record<YogaName, string>> = {
  Ithasala: 'the faster planet, behind, applies to the slower by a distinct aspect: the matter is brought about',
  Isarpha: 'the faster planet has passed the aspect of the slower: the matter falls away',
  Nakta:
    'a faster planet between two that do not see each other leaves one and applies to the other: a go-between helps',
  Yamaya: 'two planets that do not see each other both apply to a slower one, which joins them',
  Manahoo: 'a malefic with, or square to, the faster planet of an Ithasala takes its light: the matter is spoiled',
  Kamboola: 'the Moon applies to a partner of an Ithasala: the promise is raised',
  Khallasara: 'the Moon sees neither partner of an Ithasala: the promise is lowered',
  Radda: 'a partner of an Ithasala is retrograde or under the beams: it gives back what it took',
};

/** Rays within which a planet near the Sun cannot hold what it takes, degrees. */
const BEAMS_DEG = 8;

interface Contact extends TajikaAspect {
  readonly applying: boolean;
}

const pairs = function* (): Generator<readonly [TajikaPlanet, TajikaPlanet]> {
  for (const [i, a] of TAJIKA_PLANETS.entries()) for (const b of TAJIKA_PLANETS.slice(i + 1)) yield [a, b];
};

/**
 * What of the Moon makes a Kamboola: any distinct aspect to a partner of the Ithasala, or an application to one (an Ithasala of her own).
 */
export const KAMBOOLA_CONTACTS = ['any', 'applying'] as const;
export type KamboolaContact = (typeof KAMBOOLA_CONTACTS)[number];

/** The yogas of a figure: Ithasala and Isarpha in the order of the aspects, then those that stand on them. */
export function tajikaYogas(
  figure: TajikaFigure,
  aspects: readonly TajikaAspect[],
  moonContact: KamboolaContact,
): TajikaYoga[] {
  const contacts: Contact[] = aspects
    .filter(({ kind }) => kind.angleDeg !== 0)
    .map((aspect) => ({ ...aspect, applying: applies(figure, aspect) }));
  const ithasala = contacts.filter(({ applying }) => applying);
  return [
    ...contacts.map(({ body1, body2, applying }) => yoga(applying ? 'Ithasala' : 'Isarpha', body1, body2, null)),
    ...ithasala.flatMap((contact) => manahoo(figure, contact)),
    ...ithasala.flatMap((contact) => kamboola(contact, moonContact === 'any' ? contacts : ithasala, contacts)),
    ...mediated(contacts, aspects),
    ...ithasala.flatMap((contact) => radda(figure, contact)),
  ];
}

const FAVOURABLE: ReadonlySet<YogaName> = new Set(['Ithasala', 'Nakta', 'Yamaya', 'Kamboola']);
const yoga = (name: YogaName, body1: TajikaPlanet, body2: TajikaPlanet, mediator: TajikaPlanet | null): TajikaYoga => ({
  name,
  body1,
  body2,
  favorable: FAVOURABLE.has(name),
  mediator,
});

const fasterOf = (a: TajikaPlanet, b: TajikaPlanet): TajikaPlanet => (isFaster(a, b) ? a : b);

function applies({ longitudes }: TajikaFigure, { body1, body2, kind }: TajikaAspect): boolean {
  const fast = fasterOf(body1, body2),
    slow = fast === body1 ? body2 : body1;
  return degreesToExact(longitudes[fast], longitudes[slow], kind.angleDeg) >= 0;
}

function manahoo({ longitudes }: TajikaFigure, { body1, body2 }: Contact): TajikaYoga[] {
  const fast = fasterOf(body1, body2);
  return MALEFICS.filter((malefic) => malefic !== body1 && malefic !== body2).flatMap((malefic) => {
    const angle = distinctAspect(longitudes[malefic], longitudes[fast])?.kind.angleDeg;
    return angle === 0 || angle === 90 ? [yoga('Manahoo', body1, body2, malefic)] : [];
  });
}

const holds = ({ body1, body2 }: TajikaAspect, planet: TajikaPlanet): boolean => body1 === planet || body2 === planet;

function kamboola(contact: Contact, admitted: readonly Contact[], contacts: readonly Contact[]): TajikaYoga[] {
  const { body1, body2 } = contact;
  const withMoon = (list: readonly Contact[]): boolean =>
    list.some((other) => holds(other, 'Moon') && (holds(other, body1) || holds(other, body2)));
  if (body1 === 'Moon' || body2 === 'Moon' || withMoon(admitted)) return [yoga('Kamboola', body1, body2, 'Moon')];
  return withMoon(contacts) ? [] : [yoga('Khallasara', body1, body2, 'Moon')];
}

/** Two planets without an aspect of their own that a third joins: faster, from one to the other; or slower, to which both apply. */
function mediated(contacts: readonly Contact[], aspects: readonly TajikaAspect[]): TajikaYoga[] {
  const between = (a: TajikaPlanet, b: TajikaPlanet): Contact | undefined =>
    contacts.find((contact) => holds(contact, a) && holds(contact, b));
  const nakta: TajikaYoga[] = [],
    yamaya: TajikaYoga[] = [];
  for (const [a, b] of pairs()) {
    if (aspects.some((aspect) => holds(aspect, a) && holds(aspect, b))) continue;
    for (const third of TAJIKA_PLANETS) {
      if (third === a || third === b) continue;
      const toA = between(third, a),
        toB = between(third, b);
      if (!toA || !toB) continue;
      const [one, two] = isFaster(a, b) ? [b, a] : [a, b];
      if (isFaster(third, a) && isFaster(third, b)) {
        if (toA.applying !== toB.applying) nakta.push(yoga('Nakta', one, two, third));
      } else if (isFaster(a, third) && isFaster(b, third) && toA.applying && toB.applying)
        yamaya.push(yoga('Yamaya', one, two, third));
    }
  }
  return [...nakta, ...yamaya];
}

function radda({ longitudes, rates }: TajikaFigure, { body1, body2 }: Contact): TajikaYoga[] {
  const weak = (planet: TajikaPlanet): boolean =>
    rates[planet] < 0 ||
    (planet !== 'Sun' && planet !== 'Moon' && separationDeg(longitudes[planet], longitudes.Sun) <= BEAMS_DEG);
  return weak(body1) || weak(body2) ? [yoga('Radda', body1, body2, null)] : [];
}
