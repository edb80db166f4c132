import { callOf } from '../api/client.js';
import type { Call } from '../api/client.js';
import type { AnswerOf, RequestOf } from '../api/operations.js';
import type { Moment } from '../state/moment.js';
import { ayanamsa, houseSystem, orbFactor, settings } from '../state/settings.js';
import { param } from '../state/url.js';
import { captionOf } from './caption.js';
import { knowsTime } from './known-time.js';
import { chartBodies, showsSouthNode } from './points.js';

export type WheelPacket = AnswerOf<'chartWheel'>;
export type WheelRequest = RequestOf<'chartWheel'>;
export type WheelChart = WheelPacket['chart'];
export type WheelPoint = WheelPacket['points'][number];
export type WheelHouses = NonNullable<WheelPacket['houses']>;
export type WheelAspect = Pick<
  WheelPacket['aspects'][number],
  'body1' | 'body2' | 'aspect' | 'symbol' | 'orb' | 'allowed_orb' | 'family' | 'applying'
>;

export const isTopocentric = (): boolean => param('obs') === 'topo';
export { knowsTime } from './known-time.js';

/** The part of a request that describes the chart: bodies and observer of the address. */
export const chartPart = ({ latitude, longitude }: Pick<Moment, 'latitude' | 'longitude'>, dt: string) => ({
  dt,
  include_nodes: false,
  bodies: chartBodies(dt),
  ...(isTopocentric() ? { observer_lat: latitude, observer_lon: longitude } : {}),
});

/** The houses of a place in the system of the settings. */
export const housesPart = ({
  latitude,
  longitude,
}: Pick<Moment, 'latitude' | 'longitude'>): WheelRequest['houses'] => ({ latitude, longitude, system: houseSystem() });

/** Radii of a wheel with room for house numbers, minutes and aspect lines. */
const ROOMY = { aspect_radius: 0.4, point_radius: 0.85, label_radius: 0.9 };

export const wheelConfig = (withHouses: boolean): WheelRequest['config'] => ({
  ...ROOMY,
  orientation: withHouses ? 'ascendant_left' : 'aries_left',
  orb_factor: orbFactor(),
  aspect_tier: aspectTier(),
});

export function aspectTier(): 0 | 1 | 2 {
  const requested = param('tier');
  return requested === '1' ? 1 : requested === '2' ? 2 : 0;
}

/** The zodiac of the settings as a part of a wheel request. */
export const zodiacPart = () => (ayanamsa() === '' ? {} : { ayanamsa_system: ayanamsa() });

/** The drawing options of the settings as a part of a wheel request. */
export const drawingPart = () => ({
  label_size: settings.value.labels,
  degree_form: settings.value.degrees,
  palette: settings.value.palette,
  line_style: settings.value.lines,
});

const MINUTES_PER_HOUR = 60;

/** The request for the wheel of one moment. `more` adds or replaces fields: rings, or another place for the houses. */
export function wheelCall(moment: Moment, dt: string, more: Partial<WheelRequest> = {}): Call<WheelPacket> {
  const known = knowsTime(moment);
  return callOf('chartWheel', {
    chart: chartPart(moment, dt),
    ...(known ? { houses: housesPart(moment) } : {}),
    config: wheelConfig(known),
    ...zodiacPart(),
    ...drawingPart(),
    caption: captionOf(moment, dt),
    ...(showsSouthNode() ? { south_node: true } : {}),
    ...(known ? { angle_aspects: true } : {}),
    ...(moment.uncertainHours > 0 ? { time_uncertainty_minutes: moment.uncertainHours * MINUTES_PER_HOUR } : {}),
    ...more,
  });
}

/** The fields of a wheel that its panel draws. Requests that follow a slider select only these. */
const DRAWN = 'svg,houses.system,houses.effective_system,houses.fallback,houses.fallback_reason,zodiac_used,caption';
export const drawnPart = (call: Call<WheelPacket>): Call<WheelPacket> => ({
  ...call,
  path: `${call.path}?fields=${DRAWN}`,
});
