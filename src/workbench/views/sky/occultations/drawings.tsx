import { fromUp } from '../../../parts/discs/geometry.js';
import { StarPicture } from '../../../parts/discs/pictures.js';
import { Through } from '../../../parts/discs/through.js';
import { dms, isoShort } from '../../../parts/format.js';
import { text } from '../../../text/text.js';
import { useClock } from '../eclipses/drawings.js';
import type { OccultationView } from './events.js';

const words = text.discs;
const degrees = (angle: number): string => `${angle.toFixed(1)}°`;

const factsOf = (view: OccultationView): readonly (readonly [string, string])[] => [
  [words.utc, isoShort(view.datetime_utc, true)],
  [words.altitude, dms(view.altitude, false)],
  [words.azimuth, dms(view.azimuth, false)],
  [words.separation, dms(view.separation_deg)],
  [words.starFromNorth, degrees(view.position_angle_deg)],
  [words.starFromZenith, degrees(fromUp(view, 'zenith'))],
  [words.lit, `${(view.moon_illuminated_fraction * 100).toFixed(0)} %`],
  [words.sunAltitude, dms(view.sun_altitude, false)],
];

/** The path of a star or planet behind the Moon as the place sees it. */
export const StarThrough = ({ views }: { views: readonly OccultationView[] }) => (
  <Through
    views={views}
    names={words.star}
    first={['ingress']}
    clock={useClock()}
    facts={factsOf}
    picture={(view, up, label) => <StarPicture view={view} way={views} up={up} label={label} />}
  />
);
