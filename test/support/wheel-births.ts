import type { ChartWheelPacketRequest } from '../../src/families/website/website/schema.js';

/** Pseudorandom numbers from a fixed seed (Park and Miller's generator). */
function drawnNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The request of the page for a wheel. */
const PAGE = { aspect_radius: 0.4, point_radius: 0.85, label_radius: 0.9, orientation: 'ascendant_left' };
const SYSTEMS = ['P', 'P', 'P', 'K', 'R', 'C', 'W', 'E'];
const POINTS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'Chiron'];

const instant = (random: () => number): string =>
  new Date(Date.UTC(1900, 0, 1) + Math.floor(random() * 120 * 365.25 * 1440) * 60_000).toISOString();

const config = { ...PAGE, include_aspects: false };

/** Births of any time and place between the polar circles, in several house systems; the bodies and nodes of the page and more. */
export function randomBirths(count: number): ChartWheelPacketRequest[] {
  const random = drawnNumbers(20_261_123);
  return Array.from({ length: count }, () => ({
    chart: { dt: instant(random), bodies: POINTS, include_nodes: true },
    houses: {
      latitude: Math.round((random() * 132 - 66) * 100) / 100,
      longitude: Math.round((random() * 360 - 180) * 100) / 100,
      system: SYSTEMS[Math.floor(random() * SYSTEMS.length)],
    },
    south_node: true,
    config,
    include_svg: false,
  }));
}

/** Twelve bodies within five degrees: anywhere, on an axis, across 0 Aries, and at 66 degrees of latitude. */
export function stelliums(
  angleOf: (request: ChartWheelPacketRequest, key: string) => number,
): ChartWheelPacketRequest[] {
  const random = drawnNumbers(50);
  return Array.from({ length: 50 }, (_, i): ChartWheelPacketRequest => {
    const kind = ['anywhere', 'axis', 'aries', 'north', 'north-axis'][i % 5];
    const latitude = kind.startsWith('north') ? 66 : Math.round(random() * 110 - 55);
    const base: ChartWheelPacketRequest = {
      chart: { dt: instant(random) },
      houses: { latitude, longitude: Math.round(random() * 360 - 180), system: i % 4 === 3 ? 'E' : 'P' },
      config,
      include_svg: false,
    };
    const axis = ['AC', 'MC', 'DC', 'IC'][Math.floor(random() * 4)];
    const centre = kind === 'aries' ? 0 : kind.endsWith('axis') ? angleOf(base, axis) : random() * 360;
    return {
      ...base,
      figure: {
        points: [...POINTS, 'True Node'].map((name) => ({
          name,
          longitude: (centre + random() * 5 - 2.5 + 720) % 360,
          speed: random() < 0.5 ? -0.1 : 0.1,
        })),
      },
    };
  });
}

/** Each birth with the next one as an outer ring. */
export const biWheels = (births: readonly ChartWheelPacketRequest[]): ChartWheelPacketRequest[] =>
  births.map((birth, i) => {
    const next = births[(i + 1) % births.length];
    return { ...birth, rings: [{ chart: next.chart, houses: next.houses, label: 'Second' }] };
  });
