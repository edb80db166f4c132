import { isoOf } from '../../../parts/dates.js';
import { useMemo } from 'preact/hooks';
import { fromUp } from '../../../parts/discs/geometry.js';
import { ShadowPicture, SunPicture } from '../../../parts/discs/pictures.js';
import { Through } from '../../../parts/discs/through.js';
import { dms, isoShort } from '../../../parts/format.js';
import { text } from '../../../text/text.js';
import { placeOf } from '../place.js';
import { clockOf } from '../year/civil.js';
import type { LunarDiscView, SolarDiscView, View } from './answers.js';

const words = text.discs;
type Rows = readonly (readonly [string, string])[];

/** Date and time of an instant in the civil time of the place. */
export function useClock(): (view: { readonly datetime_utc: string }) => string {
  const { zone, longitude } = placeOf();
  const clock = useMemo(() => clockOf(zone, longitude), [zone, longitude]);
  return ({ datetime_utc }) => isoShort(isoOf(clock(datetime_utc)), true);
}

const direction = ({ datetime_utc, altitude, azimuth }: View): Rows => [
  [words.utc, isoShort(datetime_utc, true)],
  [words.altitude, dms(altitude, false)],
  [words.azimuth, dms(azimuth, false)],
];
const degrees = (angle: number): string => `${angle.toFixed(1)}°`;

const solarFacts = (view: SolarDiscView): Rows => [
  ...direction(view),
  [words.magnitude, view.magnitude.toFixed(4)],
  [words.obscuration, `${(view.obscuration * 100).toFixed(1)} %`],
  [words.moonFromNorth, degrees(view.position_angle_deg)],
  [words.moonFromZenith, degrees(fromUp(view, 'zenith'))],
];

export const SolarThrough = ({ views }: { views: readonly SolarDiscView[] }) => (
  <Through
    views={views}
    names={words.solar}
    first={['maximum', 'sunrise', 'sunset', 'c1']}
    clock={useClock()}
    facts={solarFacts}
    picture={(view, up, label) => <SunPicture view={view} up={up} label={label} />}
  />
);

const lunarFacts = (view: LunarDiscView): Rows => [
  ...direction(view),
  [words.umbral, view.umbral_magnitude.toFixed(4)],
  [words.penumbral, view.penumbral_magnitude.toFixed(4)],
  [words.shadowFromNorth, degrees(view.position_angle_deg)],
  [words.shadowFromZenith, degrees(fromUp(view, 'zenith'))],
];

export const LunarThrough = ({ views }: { views: readonly LunarDiscView[] }) => (
  <Through
    views={views}
    names={words.lunar}
    first={['greatest']}
    clock={useClock()}
    facts={lunarFacts}
    picture={(view, up, label) => <ShadowPicture view={view} up={up} label={label} />}
  />
);
