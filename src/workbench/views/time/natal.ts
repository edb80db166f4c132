import { post } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import { UNKNOWN_HOURS } from '../../state/moment.js';
import { TEN_BODIES } from '../../parts/bodies.js';
import type { Moment } from '../../state/moment.js';
import { houseSystem } from '../../state/settings.js';
import type { NatalPoint } from './passages.js';

/** As much of the wheel's packet as the view of time needs. */
export interface NatalChart {
  readonly chart: {
    readonly planets: Readonly<Record<string, NatalPoint>>;
    readonly nodes: Readonly<Record<string, NatalPoint>>;
  };
  readonly houses: { readonly asc: number; readonly mc: number } | null;
}

/** The natal places and angles. Without a known time there are no angles. */
export function natalCall(moment: Moment, dt: string): Call {
  const knowsTime = moment.uncertainHours < UNKNOWN_HOURS;
  return post('/v1/website/chart-wheel/packet', {
    chart: { dt },
    ...(knowsTime ? { houses: { latitude: moment.latitude, longitude: moment.longitude, system: houseSystem() } } : {}),
    config: { orientation: knowsTime ? 'ascendant_left' : 'aries_left' },
  });
}

export const NATAL_POINTS = [...TEN_BODIES, 'True Node', 'Ascendant', 'Midheaven'];

/** Natal points by name, in the order of the list. */
export const natalPoints = ({ chart, houses }: NatalChart, wanted: readonly string[]): readonly NatalPoint[] =>
  NATAL_POINTS.filter((name) => wanted.includes(name)).flatMap((name) => {
    const longitude =
      name === 'Ascendant'
        ? houses?.asc
        : name === 'Midheaven'
          ? houses?.mc
          : (chart.planets[name] ?? chart.nodes[name])?.longitude;
    return longitude === undefined ? [] : [{ name, longitude }];
  });
