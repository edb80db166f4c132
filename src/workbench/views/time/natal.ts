import { callOf } from '../../api/client.js';
import type { AnswerOf } from '../../api/operations.js';
import { UNKNOWN_HOURS } from '../../state/moment.js';
import { TEN_BODIES } from '../../parts/bodies.js';
import type { Moment } from '../../state/moment.js';
import { houseSystem } from '../../state/settings.js';
import type { NatalPoint } from './passages.js';

export type NatalChart = AnswerOf<'chartWheel'>;

/** The natal positions and angles. Without a known time there are no angles. */
export function natalCall(moment: Moment, dt: string) {
  const knowsTime = moment.uncertainHours < UNKNOWN_HOURS;
  return callOf('chartWheel', {
    chart: { dt },
    ...(knowsTime ? { houses: { latitude: moment.latitude, longitude: moment.longitude, system: houseSystem() } } : {}),
    config: { orientation: knowsTime ? 'ascendant_left' : 'aries_left' },
  });
}

type Longitudes = Readonly<Record<string, { readonly longitude: number } | undefined>>;

export const NATAL_POINTS = [...TEN_BODIES, 'True Node', 'Ascendant', 'Midheaven'];

/** The natal points by name, in the order of the list. */
export const natalPoints = ({ chart, houses }: NatalChart, wanted: readonly string[]): readonly NatalPoint[] =>
  NATAL_POINTS.filter((name) => wanted.includes(name)).flatMap((name) => {
    const longitude =
      name === 'Ascendant'
        ? houses?.asc
        : name === 'Midheaven'
          ? houses?.mc
          : ((chart.planets as Longitudes)[name]?.longitude ?? (chart.nodes as Longitudes)[name]?.longitude);
    return longitude === undefined ? [] : [{ name, longitude }];
  });
