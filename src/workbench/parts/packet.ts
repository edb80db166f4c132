import { post } from '../api/client.js';
import type { Call } from '../api/client.js';
import type { Moment } from '../state/moment.js';
import { ayanamsa, houseSystem, orbFactor, settings } from '../state/settings.js';
import { param } from '../state/url.js';
import { captionOf } from './caption.js';
import { knowsTime } from './known-time.js';
import { chartBodies, showsSouthNode } from './points.js';

/** As much of the answer of /v1/website/chart-wheel/packet as the views show. */
interface WheelPlace {
  readonly name: string;
  readonly longitude: number;
  readonly latitude?: number;
  readonly speed: number;
}
export interface WheelChart {
  readonly datetime_utc: string;
  readonly planets: Readonly<Record<string, WheelPlace>>;
  readonly nodes: Readonly<Record<string, WheelPlace>>;
}
export interface WheelPoint {
  readonly key: string;
  readonly longitude: number;
  readonly house: number | null;
  readonly retrograde: boolean | null;
}
export interface WheelHouses {
  readonly system: string;
  readonly effective_system: string;
  readonly fallback: boolean;
}
export interface WheelAspect {
  readonly body1: string;
  readonly body2: string;
  readonly aspect: string;
  readonly symbol: string;
  readonly orb: number;
  readonly allowed_orb: number;
  readonly family: string | null;
  readonly applying: boolean | null;
}
interface TimeBand {
  readonly key: string;
  readonly from_longitude: number;
  readonly to_longitude: number;
  readonly arc_deg: number;
}
export interface WheelPacket {
  readonly chart: WheelChart;
  readonly houses: WheelHouses | null;
  readonly house_cusps: readonly { readonly house: number; readonly longitude: number }[];
  readonly points: readonly WheelPoint[];
  readonly aspects: readonly WheelAspect[];
  readonly aspects_to_angles?: readonly WheelAspect[];
  readonly svg: string | null;
  readonly angles?: readonly { readonly key: string; readonly longitude: number }[];
  readonly rings?: readonly {
    readonly label: string;
    readonly chart: WheelChart | null;
    readonly points: readonly WheelPoint[];
  }[];
  readonly ring_aspects?: readonly WheelAspect[];
  readonly zodiac_used?: { readonly ayanamsa_system: string; readonly ayanamsa_deg: number };
  readonly time_bands?: readonly TimeBand[];
  readonly caption?: readonly string[];
}

export const isTopocentric = (): boolean => param('obs') === 'topo';
export { knowsTime } from './known-time.js';

/** The part of a request that says which chart: bodies and observer as the address has them. */
export const chartPart = ({ latitude, longitude }: Pick<Moment, 'latitude' | 'longitude'>, dt: string) => ({
  dt,
  include_nodes: false,
  bodies: chartBodies(dt),
  ...(isTopocentric() ? { observer_lat: latitude, observer_lon: longitude } : {}),
});

/** The houses of a place in the system of the settings. */
export const housesPart = ({ latitude, longitude }: Pick<Moment, 'latitude' | 'longitude'>) => ({
  latitude,
  longitude,
  system: houseSystem(),
});

/** Wheel in which house numbers, minutes and aspect lines all have room. */
const ROOMY = { aspect_radius: 0.4, point_radius: 0.85, label_radius: 0.9 };

export const wheelConfig = (withHouses: boolean) => ({
  ...ROOMY,
  orientation: withHouses ? 'ascendant_left' : 'aries_left',
  orb_factor: orbFactor(),
  aspect_tier: aspectTier(),
});

export function aspectTier(): 0 | 1 | 2 {
  const asked = param('tier');
  return asked === '1' ? 1 : asked === '2' ? 2 : 0;
}

/** The zodiac of the settings, as the wheel asks for it. */
export const zodiacPart = () => (ayanamsa() === '' ? {} : { ayanamsa_system: ayanamsa() });

/** How the wheel is drawn, by the settings. */
export const drawingPart = () => ({
  label_size: settings.value.labels,
  degree_form: settings.value.degrees,
  palette: settings.value.palette,
  line_style: settings.value.lines,
});

const MINUTES_PER_HOUR = 60;

/** The wheel of one moment, and what is laid over it: rings, another place for its houses. */
export function wheelCall(moment: Moment, dt: string, more: Readonly<Record<string, unknown>> = {}): Call {
  const known = knowsTime(moment);
  return post('/v1/website/chart-wheel/packet', {
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

/** As much of a wheel's answer as its panel draws: what follows a slider asks for no more. */
const DRAWN = 'svg,houses.system,houses.effective_system,houses.fallback,zodiac_used,caption';
export const drawnPart = (call: Call): Call => ({ ...call, path: `${call.path}?fields=${DRAWN}` });
