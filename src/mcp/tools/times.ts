import { Type } from '@sinclair/typebox';
import { CHART_NAMES } from '../../cli/names.js';
import { oneOf } from '../../contract/fields.js';
import type { AnswerOf } from '../../client/operations.js';
import type { RouteClient } from '../route-client.js';
import { Moment, instantAt, julianDay, momentOf, nativityOf, rangeFields, rangeOf } from '../moment.js';
import { tool } from '../tool.js';
import type { Tool } from '../tool.js';
import { basisLine, degrees, fixed, instant, rows } from '../words.js';
import { bodyList } from './charts.js';
import { lookupTable } from '../../kernel/lookup.js';

const ASPECTS = lookupTable<readonly number[]>({
  Conjunction: [0],
  Sextile: [60, -60],
  Square: [90, -90],
  Trine: [120, -120],
  Opposition: [180],
});

/** Positions at birth, by name. */
async function placesOf(client: RouteClient, dt: string, bodies: readonly string[] | undefined, signal?: AbortSignal) {
  const body = { dt, include_nodes: false, ...(bodies ? { bodies } : {}) };
  const { planets } = await client.ask('chart_route_v1_chart_post', { body }, signal);
  return Object.entries(planets).map(([name, { longitude }]) => ({ name, longitude }));
}

const transits = tool({
  name: 'transits',
  title: 'Transits to a birth in a range of time',
  description:
    'Exact major aspects of moving bodies to the bodies (and angles, when the place is given) of a birth, in order.',
  input: Type.Object(
    {
      natal: Moment,
      ...rangeFields('a month after the beginning; at most ten years'),
      movers: bodyList('moving bodies; default: Sun, Mercury ... Pluto'),
      targets: bodyList('bodies of the birth; default: Sun ... Pluto'),
      aspects: Type.Optional(
        Type.Array(oneOf(Object.keys(ASPECTS)), {
          minItems: 1,
          uniqueItems: true,
          description: 'default: the five major ones',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  fieldNames: { '/dt': '/natal/dt', '/bodies': '/targets', '/body': '/movers' },
  run: async (client, { natal, movers, targets, aspects, ...given }, signal) => {
    const birth = momentOf(client.service, natal, '/natal');
    const range = rangeOf(client.service, given, { days: 31, mostDays: 3660 });
    const fixedPoints = await placesOf(client, birth.dt, targets, signal);
    if (birth.place) {
      const { latitude, longitude } = birth.place;
      const body = { dt: birth.dt, latitude, longitude };
      const { asc, mc } = await client.ask('houses_route_v1_houses_post', { body }, signal);
      fixedPoints.push({ name: 'Ascendant', longitude: asc }, { name: 'Midheaven', longitude: mc });
    }
    const wanted = Object.entries(ASPECTS).filter(([name]) => aspects === undefined || aspects.includes(name));
    const angles = wanted.flatMap(([aspect, degreesOf]) => degreesOf.map((angle) => ({ aspect, angle })));
    const hitsOf = async (mover: string) => {
      const body = {
        body: mover,
        natal_longitudes: fixedPoints.map(({ longitude }) => longitude),
        aspect_angles: angles.map(({ angle }) => angle),
        ...range,
      };
      const { events } = await client.ask(
        'transits_natal_aspects_route_v1_transits_natal_aspects_post',
        { body },
        signal,
      );
      return events.map((hit) => ({
        mover,
        aspect: angles.find(({ angle }) => angle === hit.angle)?.aspect ?? String(hit.angle),
        natal:
          fixedPoints.find(({ longitude }) => longitude === hit.target)?.name ??
          (typeof hit.target === 'number' ? degrees(hit.target) : hit.target),
        ...hit,
      }));
    };
    const lists = await Promise.all((movers ?? CHART_NAMES.filter((name) => name !== 'Moon')).map(hitsOf));
    const hits = lists.flat().sort((a, b) => a.jd_exact - b.jd_exact);
    return {
      lines: [
        `birth: ${birth.label}`,
        ...rows(
          ['exact', 'transit', 'aspect', 'natal'],
          hits.map((hit) => [
            instant(hit.datetime_utc),
            hit.mover + (hit.is_retrograde_hit ? ' R' : ''),
            hit.aspect,
            hit.natal,
          ]),
        ),
      ],
      answers: [{ name: 'transits', title: `Transits to ${birth.label}`, value: hits }],
    };
  },
});

const NEXT_RETURN = 'returns_planet_route_v1_returns_planet_post';

const returns = tool({
  name: 'returns',
  title: 'Solar, lunar and planetary returns',
  description:
    'Instants at which a body returns to its natal longitude, after a given instant. Call `chart` with such an instant for the chart of the return.',
  input: Type.Object(
    {
      natal: Moment,
      body: Type.Optional(
        Type.String({ minLength: 1, maxLength: 100, default: 'Sun', description: 'Sun, Moon, a planet' }),
      ),
      after: Type.String({
        minLength: 3,
        maxLength: 64,
        description: 'returns after this date or datetime (UTC without an offset), or "now"',
      }),
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 1 })),
    },
    { additionalProperties: false },
  ),
  fieldNames: { '/dt': '/natal/dt', '/bodies': '/body', '/jd_start': '/after' },
  run: async (client, { natal, body = 'Sun', after, count = 1 }, signal) => {
    const birth = momentOf(client.service, natal, '/natal');
    const [{ longitude }] = await placesOf(client, birth.dt, [body], signal);
    const found: AnswerOf<typeof NEXT_RETURN>[] = [];
    for (
      let jd_start = julianDay(client.service, instantAt(client.service, after, null, '/after'));
      found.length < count;
    ) {
      const request = { body, natal_lon: longitude, jd_start, direction: 'either' };
      const next = await client.ask(NEXT_RETURN, { body: request }, signal);
      found.push(next);
      // Two passages of one longitude are at least days apart (a retrograde loop): one second later is after the last passage.
      jd_start = next.jd_ut + 1 / 86_400;
    }
    return {
      lines: [
        `birth: ${birth.label}; ${body} at ${degrees(longitude)}`,
        ...found.map(({ datetime_utc }) => `${body} returns ${instant(datetime_utc)} (${datetime_utc})`),
        ...basisLine(found[0]),
      ],
      answers: [{ name: 'returns', title: `Returns of ${body}`, value: found }],
    };
  },
});

/** A period of any system of time lords. */
interface Span {
  readonly level_name: string;
  readonly planet?: string;
  readonly sign?: string;
  readonly ruler?: string;
  readonly start_date: string;
  readonly end_date: string;
}

const spanRow = (system: string, span: Span) => [
  system,
  span.level_name,
  span.planet ?? `${span.sign ?? ''} (${span.ruler ?? ''})`,
  instant(span.start_date),
  instant(span.end_date),
];

const timelords = tool({
  name: 'time_lords',
  title: 'Profections and time lords of a moment',
  description:
    'Annual profection (sign, lord of the year), firdaria and zodiacal releasing from Spirit and Fortune at a moment of a life. The place of birth is required.',
  input: Type.Object(
    {
      natal: Moment,
      at: Type.Optional(Type.String({ minLength: 3, maxLength: 64, description: 'ISO 8601; default: now' })),
      leap_day_policy: Type.Optional(
        oneOf(['february_28', 'march_1'], {
          description: 'birthday in common years of a birth on 29 February; required for such a birth',
        }),
      ),
      ambiguous_time_policy: Type.Optional(
        oneOf(['earlier_occurrence', 'later_occurrence'], {
          description: 'which instant to use when the local time of a birthday occurs twice',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  fieldNames: {
    '/natal_dt': '/natal/dt',
    '/current_dt': '/at',
    '/civil_timezone': '/natal/time_zone',
    '/policy/leap_day_policy': '/leap_day_policy',
    '/leap_day_policy': '/leap_day_policy',
    '/policy/profection_ambiguous_time_policy': '/ambiguous_time_policy',
    '/ambiguous_time_policy': '/ambiguous_time_policy',
  },
  run: async (client, { natal, at = 'now', ...policies }, signal) => {
    const birth = nativityOf(client.service, natal, '/natal');
    const current_dt = instantAt(client.service, at, birth.place.zone, '/at');
    const { latitude: observer_lat, longitude: observer_lon } = birth.place;
    const { leap_day_policy, ambiguous_time_policy: profection_ambiguous_time_policy } = policies;
    const request = {
      natal_dt: birth.dt,
      current_dt,
      observer_lat,
      observer_lon,
      civil_timezone: birth.place.zone,
      policy: { leap_day_policy, profection_ambiguous_time_policy },
    };
    const profile = await client.ask(
      'hellenistic_chart_profile_route_v1_hellenistic_chart_profile_post',
      { body: request },
      signal,
    );
    const sect = { dt: birth.dt, is_day_chart: profile.is_day_chart };
    const firdaria = await client.ask(
      'timelords_firdaria_current_route_v1_timelords_firdaria_current_post',
      { body: { natal: sect, current_dt } },
      signal,
    );
    const longitudeOf = (lot: string): number => profile.lots.find(({ name }) => name === lot)?.longitude ?? NaN;
    const releasing = await Promise.all(
      ['Spirit', 'Fortune'].map((lot_name) =>
        client.ask(
          'timelords_zodiacal_releasing_current_route_v1_timelords_zodiacal_releasing_current_post',
          {
            body: {
              natal: {
                dt: birth.dt,
                lot_name,
                lot_longitude: longitudeOf(lot_name),
                fortune_longitude: longitudeOf('Fortune'),
              },
              current_dt,
            },
          },
          signal,
        ),
      ),
    );
    const { profection } = profile;
    return {
      lines: [
        `birth: ${birth.label}; ${profile.is_day_chart ? 'by day' : 'by night'}; at ${current_dt}`,
        `profection: age ${profection.age_years}, house ${profection.profected_house}, ${profection.profected_sign}, lord of the year ${profection.lord_of_year}; lords of the months ${profection.monthly_lords.join(', ')}`,
        ...rows(
          ['system', 'level', 'lord', 'from', 'to'],
          [
            spanRow('firdaria', firdaria.major),
            ...(firdaria.sub ? [spanRow('firdaria', firdaria.sub)] : []),
            ...releasing[0].periods.map((span) => spanRow('releasing from Spirit', span)),
            ...releasing[1].periods.map((span) => spanRow('releasing from Fortune', span)),
          ],
        ),
        ...basisLine(profile.profection),
      ],
      answers: [{ name: 'time-lords', title: `Time lords of ${birth.label}`, value: { profile, firdaria, releasing } }],
    };
  },
});

/** One of the five limbs of a panchanga. */
interface Limb {
  readonly name?: string;
  readonly nakshatra?: string;
  readonly pada?: number;
  readonly end?: { readonly datetime_utc: string } | null;
}
const ayanamsaName = Type.Optional(
  Type.String({ minLength: 1, maxLength: 64, description: 'sidereal zodiac; default: Lahiri' }),
);

const panchanga = tool({
  name: 'panchanga',
  title: 'Panchanga of a moment',
  description:
    'The five limbs (tithi, vara, nakshatra, yoga, karana) of a moment at a place with the instants at which they end, sunrise, sunset and the lunar month.',
  input: Type.Object({ ...Moment.properties, ayanamsa: ayanamsaName }, { additionalProperties: false }),
  fieldNames: { '/ayanamsa_system': '/ayanamsa' },
  run: async (client, { ayanamsa, ...given }, signal) => {
    const { dt, place, label } = nativityOf(client.service, given);
    const system = ayanamsa ? { ayanamsa_system: ayanamsa } : {};
    const body = { dt, observer_lat: place.latitude, observer_lon: place.longitude, ...system };
    const answer = await client.ask('panchanga_chart_route_v1_panchanga_chart_post', { body }, signal);
    const { tithi, vara, nakshatra, yoga, karana, vara_basis, lunar_month: month } = answer;
    const limb = (what: string, found: Limb): string =>
      `${what}: ${found.name ?? `${found.nakshatra ?? ''} pada ${found.pada ?? ''}`}, until ${instant(found.end?.datetime_utc)}`;
    return {
      lines: [
        label,
        limb(`tithi (${answer.paksha})`, tithi),
        `${limb('vara', vara)} (lord ${answer.vara_lord})`,
        limb('nakshatra', nakshatra),
        limb('yoga', yoga),
        limb('karana', karana),
        `sunrise ${instant(vara_basis.sunrise?.datetime_utc)}, sunset ${instant(vara_basis.sunset?.datetime_utc)}`,
        ...(month ? [`lunar month (amanta): ${month.amanta.name}${month.amanta.is_adhika ? ' (adhika)' : ''}`] : []),
        `ayanamsa ${fixed(answer.ayanamsa_degrees, 4)} degrees`,
        ...basisLine(answer),
      ],
      answers: [{ name: 'panchanga', title: `Panchanga of ${label}`, value: answer }],
    };
  },
});

const DASHA_LEVELS = ['mahadasha', 'antardasha', 'pratyantardasha', 'sookshma', 'prana'] as const;

const dasha = tool({
  name: 'vimshottari_dasha',
  title: 'Vimshottari dasha of a moment',
  description: 'The Vimshottari periods at a moment of a life, on five levels.',
  input: Type.Object(
    {
      natal: Moment,
      at: Type.Optional(Type.String({ minLength: 3, maxLength: 64, description: 'ISO 8601; default: now' })),
      ayanamsa: ayanamsaName,
    },
    { additionalProperties: false },
  ),
  fieldNames: { '/natal/ayanamsa': '/ayanamsa', '/current_dt': '/at' },
  run: async (client, { natal, at = 'now', ayanamsa }, signal) => {
    const birth = momentOf(client.service, natal, '/natal');
    const current_dt = instantAt(client.service, at, birth.place?.zone ?? null, '/at');
    const body = { natal: { dt: birth.dt, ...(ayanamsa ? { ayanamsa } : {}) }, current_dt };
    const answer = await client.ask(
      'dasha_vimshottari_current_route_v1_dasha_vimshottari_current_post',
      { body },
      signal,
    );
    const spans = DASHA_LEVELS.flatMap((level) => answer[level] ?? []);
    return {
      lines: [
        `birth: ${birth.label}; at ${current_dt}`,
        ...rows(
          ['level', 'lord', 'from', 'to'],
          spans.map((span) => spanRow('', span).slice(1)),
        ),
        ...basisLine(answer),
      ],
      answers: [{ name: 'dasha', title: `Vimshottari of ${birth.label}`, value: answer }],
    };
  },
});

export const timeTools: readonly Tool[] = [transits, returns, timelords, panchanga, dasha];
