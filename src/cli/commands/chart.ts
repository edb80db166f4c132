import { readInstant, readPlace } from '../moment.js';
import type { Place, WhereWhen } from '../moment.js';
import { decimals, inSign } from '../degrees.js';
import { houseSystemName } from '../names.js';
import type { AnswerOf } from '../../client/operations.js';
import type { Report } from '../report.js';
import type { Service } from '../service.js';

export interface ChartOptions extends WhereWhen {
  readonly houses?: string;
  readonly bodies?: string;
  readonly topocentric?: boolean;
  readonly preset?: string;
}

const PACKET = 'website_chart_wheel_packet_route_v1_website_chart_wheel_packet_post';
type Packet = AnswerOf<typeof PACKET>;

/** A chart: positions, houses and aspects of an instant, at a place when one is given. */
export function chart(service: Service, when: string | undefined, options: ChartOptions): Report {
  const { packet, place, note } = packetOf(service, when, options, false);
  const { points, houses, aspects } = packet;
  const motion = (key: string) => packet.chart.planets[key] ?? packet.chart.nodes[key];
  const positions = points.map(({ key, longitude, retrograde, house }) => [
    key,
    longitude,
    packet.chart.planets[key]?.latitude ?? null,
    motion(key)?.speed ?? null,
    retrograde === true,
    house ?? null,
  ]);
  const angles = houses
    ? [
        ['Ascendant', houses.asc] as const,
        ['Midheaven', houses.mc] as const,
        ...houses.cusps.map((cusp, i) => [String(i + 1), cusp] as const),
      ]
    : [];
  return {
    json: { place, ...packet },
    heading: [
      `${packet.chart.datetime_utc.replace('+00:00', ' UTC').replace('T', ' ')}${place ? `, ${place.label} (${place.latitude}, ${place.longitude})` : ''}`,
      ...(note ? [note] : []),
    ],
    tables: [
      {
        columns: [
          { name: 'body' },
          { name: 'longitude', show: inSign },
          { name: 'latitude', show: decimals(4) },
          { name: 'speed', head: 'degrees/day', show: decimals(4) },
          { name: 'retrograde', head: '', show: (value) => (value === true ? 'R' : '') },
          ...(houses ? [{ name: 'house' }] : []),
        ],
        rows: houses ? positions : positions.map((row) => row.slice(0, 5)),
      },
      ...(houses
        ? [
            {
              columns: [
                { name: 'cusp', head: `cusp (${houseSystemName(houses.effective_system)})` },
                { name: 'longitude', show: inSign },
              ],
              rows: angles,
            },
          ]
        : []),
      {
        columns: [
          { name: 'body1', head: 'aspect' },
          { name: 'aspect', head: '' },
          { name: 'body2', head: '' },
          { name: 'orb', show: decimals(2) },
          { name: 'motion', head: '' },
        ],
        rows: aspects.map(({ body1, aspect, body2, orb, applying }) => [
          body1,
          aspect,
          body2,
          orb,
          applying === null || applying === undefined ? '' : applying ? 'applying' : 'separating',
        ]),
      },
    ],
  };
}

/** The wheel of a chart as SVG. */
export function wheel(service: Service, when: string | undefined, options: ChartOptions): Report {
  const { packet } = packetOf(service, when, options, true);
  return { json: packet, tables: [], text: `${packet.svg ?? ''}\n` };
}

/** The caption of the picture: moment and place. */
function captionOf(dt: string, place: Place | null): string[] {
  const moment = `${dt.replace('T', ' ').replace(/(\.\d+)?(\+00:00|Z)$/, '')} UTC`;
  return [
    ...new Set(place ? [place.label, moment, `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`] : [moment]),
  ].map((line) => line.slice(0, MOST_LETTERS));
}
const MOST_LETTERS = 100;

function packetOf(
  service: Service,
  when: string | undefined,
  options: ChartOptions,
  includeSvg: boolean,
): { packet: Packet; place: Place | null; note: string | null } {
  const place = readPlace(service, options);
  const { dt, note } = readInstant(service, when ?? 'now', {
    zone: place?.zone ?? options.zone ?? null,
    fold: options.fold,
  });
  const observer = place && options.topocentric ? { observer_lat: place.latitude, observer_lon: place.longitude } : {};
  const packet = service.ask(PACKET, {
    body: {
      chart: {
        dt,
        ...(options.bodies ? { bodies: options.bodies.split(',').map((name) => name.trim()) } : {}),
        ...observer,
      },
      ...(place
        ? {
            houses: {
              latitude: place.latitude,
              longitude: place.longitude,
              ...(options.houses ? { system: options.houses } : {}),
            },
          }
        : {}),
      config: options.preset ? { preset: options.preset } : {},
      include_svg: includeSvg,
      ...(includeSvg ? { caption: captionOf(dt, place) } : {}),
    },
  });
  return { packet, place, note };
}
