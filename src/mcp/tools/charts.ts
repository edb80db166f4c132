import { Type } from '@sinclair/typebox';
import { oneOf } from '../../contract/fields.js';
import { houseSystemName } from '../../cli/names.js';
import type { AnswerOf } from '../../client/operations.js';
import type { RouteClient } from '../route-client.js';
import { Moment, momentFields, momentOf, nativityOf } from '../moment.js';
import type { MomentRead } from '../moment.js';
import { tool } from '../tool.js';
import type { Tool } from '../tool.js';
import { basisLine, degrees, fixed, rows } from '../words.js';

const houseSystem = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 64,
    description: 'Placidus (default), CompleteAnswer Sign, Koch, Equal, Regiomontanus, ... or a code',
  }),
);
export const bodyList = (description: string) =>
  Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      minItems: 1,
      maxItems: 40,
      uniqueItems: true,
      description,
    }),
  );
const ayanamsa = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 64,
    description: 'a sidereal zodiac, e.g. Lahiri; default: the tropical zodiac',
  }),
);

const PACKET = 'website_chart_wheel_packet_route_v1_website_chart_wheel_packet_post';
type Packet = AnswerOf<typeof PACKET>;

interface Wanted {
  readonly house_system?: string;
  readonly bodies?: readonly string[];
  readonly ayanamsa?: string;
  readonly preset?: string;
}

/** The data of a chart wheel: positions, houses and aspects. */
function packetOf(
  client: RouteClient,
  { dt, place, label }: MomentRead,
  wanted: Wanted,
  svg: boolean,
  signal?: AbortSignal,
): Promise<Packet> {
  const { house_system: system, bodies, ayanamsa: zodiac, preset } = wanted;
  const houses = place && { latitude: place.latitude, longitude: place.longitude, ...(system ? { system } : {}) };
  const body = {
    chart: { dt, ...(bodies ? { bodies } : {}) },
    ...(houses ? { houses } : {}),
    ...(zodiac ? { ayanamsa_system: zodiac } : {}),
    config: preset ? { preset } : {},
    include_svg: svg,
    ...(svg ? { caption: [label.slice(0, 100)] } : {}),
  };
  return client.ask(PACKET, { body }, signal);
}

const motion = (applying: boolean | null | undefined): string =>
  applying === null || applying === undefined ? '' : applying ? 'applying' : 'separating';

/** Fields of the packet's request, with the fields of the tool. */
const PACKET_FIELDS = {
  '/chart/dt': '/dt',
  '/chart/bodies': '/bodies',
  '/houses/system': '/house_system',
  '/houses': '',
  '/ayanamsa_system': '/ayanamsa',
  '/config/preset': '/preset',
};

function chartLines(packet: Packet, zodiacName = ''): string[] {
  const { chart, houses, house_cusps, points, aspects, zodiac_used: zodiac } = packet;
  const speed = (key: string): number | undefined => (chart.planets[key] ?? chart.nodes[key])?.speed;
  return [
    ...(zodiac ? [`sidereal zodiac (${zodiacName}): ayanamsa ${fixed(zodiac.ayanamsa_deg, 4)} degrees`] : []),
    ...rows(
      ['body', 'longitude', ...(houses ? ['house'] : []), 'degrees/day'],
      points.map(({ key, longitude, retrograde, house }) => [
        key,
        degrees(longitude) + (retrograde === true ? ' R' : ''),
        ...(houses ? [house ?? null] : []),
        fixed(speed(key), 3),
      ]),
    ),
    ...(houses
      ? [
          `cusps (${houseSystemName(houses.effective_system)}): ${house_cusps.map((cusp, i) => `${i + 1} ${degrees(cusp.longitude)}`).join('; ')}`,
        ]
      : ['no houses: no place is given']),
    `aspects: ${aspects.map(({ body1, aspect, body2, orb, applying }) => `${body1} ${aspect} ${body2} ${fixed(orb, 2)} ${motion(applying)}`.trim()).join('; ') || 'none'}`,
    ...basisLine(chart),
  ];
}

const chart = tool({
  name: 'chart',
  title: 'Chart of a moment',
  description:
    'Positions of Sun, Moon, planets and nodes (sign, house, speed, retrograde), house cusps and aspects of a moment; with a place, its houses.',
  input: Type.Object(
    {
      ...momentFields,
      house_system: houseSystem,
      bodies: bodyList('default: Sun ... Pluto and the nodes; asteroids by name'),
      ayanamsa,
    },
    { additionalProperties: false },
  ),
  fieldNames: PACKET_FIELDS,
  run: async (client, input, signal) => {
    const moment = momentOf(client.service, input);
    const packet = await packetOf(client, moment, input, false, signal);
    return {
      lines: [moment.label, ...chartLines(packet, input.ayanamsa)],
      answers: [{ name: 'chart', title: `Chart of ${moment.label}`, value: packet }],
    };
  },
});

const wheel = tool({
  name: 'wheel',
  title: 'Chart wheel as a picture',
  description: 'The wheel of a chart as an SVG resource: read the linked resource to show or save it.',
  input: Type.Object(
    {
      ...momentFields,
      house_system: houseSystem,
      bodies: bodyList('default: Sun ... Pluto and the nodes'),
      ayanamsa,
      preset: Type.Optional(oneOf(['classic', 'dense', 'minimal', 'print', 'dark'])),
    },
    { additionalProperties: false },
  ),
  fieldNames: PACKET_FIELDS,
  run: async (client, input, signal) => {
    const moment = momentOf(client.service, input);
    const { svg } = await packetOf(client, moment, input, true, signal);
    const whole = { name: 'wheel.svg', title: `Wheel of ${moment.label}`, value: svg ?? '', mimeType: 'image/svg+xml' };
    return { lines: [`The wheel of ${moment.label} is the linked SVG resource.`], answers: [whole] };
  },
});

const houses = tool({
  name: 'houses',
  title: 'House cusps and angles',
  description: 'Cusps and angles of a moment at a place in any of 22 house systems.',
  input: Type.Object({ ...momentFields, house_system: houseSystem }, { additionalProperties: false }),
  fieldNames: { '/system': '/house_system' },
  run: async (client, input, signal) => {
    const { dt, place, label } = nativityOf(client.service, input);
    const { latitude, longitude } = place;
    const system = input.house_system;
    const body = { dt, latitude, longitude, ...(system ? { system, policy: { unknown_system: 'raise' } } : {}) };
    const answer = await client.ask('houses_route_v1_houses_post', { body }, signal);
    return {
      lines: [
        label,
        `system ${houseSystemName(answer.effective_system)}${answer.fallback_reason ? ` (${answer.fallback_reason})` : ''}`,
        `Ascendant ${degrees(answer.asc)}; Midheaven ${degrees(answer.mc)}; Vertex ${answer.vertex === null || answer.vertex === undefined ? '-' : degrees(answer.vertex)}`,
        answer.cusps.map((cusp, i) => `${i + 1} ${degrees(cusp)}`).join('; '),
        ...basisLine(answer),
      ],
      answers: [{ name: 'houses', title: `Houses of ${label}`, value: answer }],
    };
  },
});

const synastry = tool({
  name: 'synastry',
  title: 'Aspects between two charts',
  description: 'Aspects between the bodies of two births, the closest first.',
  input: Type.Object(
    {
      first: Moment,
      second: Moment,
      bodies: bodyList('of both charts; default: Sun ... Pluto'),
      minor: Type.Optional(Type.Boolean({ default: false, description: 'also the minor aspects' })),
    },
    { additionalProperties: false },
  ),
  fieldNames: { '/first/bodies': '/bodies', '/second/bodies': '/bodies' },
  run: async (client, { first, second, bodies, minor }, signal) => {
    const read = [nativityOf(client.service, first, '/first'), nativityOf(client.service, second, '/second')];
    const [one, two] = read.map(({ dt, place: { latitude, longitude } }) => ({
      dt,
      latitude,
      longitude,
      include_nodes: false,
      ...(bodies ? { bodies } : {}),
    }));
    const answer = await client.ask(
      'synastry_aspects_route_v1_synastry_aspects_post',
      { body: { first: one, second: two } },
      signal,
    );
    const shown = answer.events.filter(({ classification }) => minor === true || classification?.tier === 'major');
    return {
      lines: [
        `first: ${read[0].label}`,
        `second: ${read[1].label}`,
        ...rows(
          ['first', 'aspect', 'second', 'orb', 'motion'],
          [...shown]
            .sort((a, b) => a.orb - b.orb)
            .map((e) => [e.body1, e.aspect, e.body2, fixed(e.orb, 2), e.motion_state]),
        ),
        ...basisLine(answer),
      ],
      answers: [{ name: 'synastry', title: 'Aspects between two charts', value: answer }],
    };
  },
});

export const chartTools: readonly Tool[] = [chart, houses, synastry, wheel];
