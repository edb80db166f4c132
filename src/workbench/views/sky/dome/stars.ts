import { post, useCall } from '../../../api/client.js';
import type { Call, CallError } from '../../../api/client.js';
import type { Observer } from '../../../state/observer.js';
import { STARS } from './star-names.js';

/** Most places that one request for altitudes may hold. */
const MOST_PLACES = 48;

interface StarPlace {
  readonly name: string;
  readonly magnitude: number | null;
  readonly apparent: { readonly right_ascension: number; readonly declination: number };
  readonly provenance: { readonly constellation?: string | null };
}
interface Above {
  readonly body: string;
  readonly azimuth: number;
  readonly altitude: number;
}
interface Positions {
  readonly positions: readonly Above[];
  readonly provenance: { readonly lst_deg: number };
}

/** Something in the sky: azimuth from north through east and altitude without refraction, degrees. */
export interface InSky extends Above {
  /** null for Sun, Moon and planets. */
  readonly star: { readonly magnitude: number; readonly constellation: string } | null;
}

export interface SkyAbove {
  readonly things: readonly InSky[];
  /** Apparent sidereal time of the place, degrees; null before it is known. */
  readonly lstDeg: number | null;
  readonly calls: readonly (Call | null)[];
  readonly error: CallError | null;
  readonly loading: boolean;
}

/** Sun, Moon, planets and stars over a place: the stars' apparent places go to the route of altitudes with the sidereal time of the first. */
export function useSky(dt: string, { latitude, longitude }: Observer): SkyAbove {
  const planets = useCall<Positions>(
    post('/v1/local-space/chart/positions', { dt, observer_lat: latitude, observer_lon: longitude }),
  );
  const catalogue = useCall<{ readonly results: Readonly<Record<string, StarPlace>> }>(
    post('/v1/stars/bulk', { dt, stars: STARS }),
  );
  const lst = planets.value.data?.provenance.lst_deg ?? null;
  const stars = Object.entries(catalogue.value.data?.results ?? {});
  const half = (part: number): Call | null => {
    const chosen = stars.slice(part * MOST_PLACES, (part + 1) * MOST_PLACES);
    if (lst === null || chosen.length === 0) return null;
    const positions = Object.fromEntries(
      chosen.map(([name, { apparent }]) => [
        name,
        { right_ascension: apparent.right_ascension, declination: apparent.declination },
      ]),
    );
    return post('/v1/local-space/positions', { positions, latitude, lst_deg: lst });
  };
  const first = useCall<Positions>(half(0)),
    second = useCall<Positions>(half(1));
  const answers = [planets.value, catalogue.value, first.value, second.value];
  const known = catalogue.value.data?.results ?? {};
  const ofStars = [first.value, second.value]
    .flatMap(({ data }) => data?.positions ?? [])
    .flatMap((at): InSky[] => {
      const star = known[at.body];
      if (star === undefined || star.magnitude === null) return [];
      return [{ ...at, star: { magnitude: star.magnitude, constellation: star.provenance.constellation ?? '' } }];
    });
  return {
    things: [...ofStars, ...(planets.value.data?.positions ?? []).map((at): InSky => ({ ...at, star: null }))],
    lstDeg: lst,
    calls: answers.map(({ call }) => call),
    error: answers.find(({ error }) => error !== null)?.error ?? null,
    loading: answers.some(({ loading }) => loading),
  };
}
