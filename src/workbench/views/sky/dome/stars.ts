import { callOf, useCall } from '../../../api/client.js';
import type { Call, CallError } from '../../../api/client.js';
import type { Observer } from '../../../state/observer.js';
import { STARS } from './star-names.js';

/** Maximum number of positions in one request for altitudes. */
const MOST_PLACES = 48;

interface Above {
  readonly body: string;
  readonly azimuth: number;
  readonly altitude: number;
}
/** An object in the sky: azimuth from north through east, and altitude without refraction, degrees. */
export interface InSky extends Above {
  /** null for Sun, Moon and planets. */
  readonly star: { readonly magnitude: number; readonly constellation: string } | null;
}

export interface SkyAbove {
  readonly things: readonly InSky[];
  /** Apparent sidereal time of the place, degrees; null until known. */
  readonly lstDeg: number | null;
  readonly calls: readonly (Call | null)[];
  readonly error: CallError | null;
  readonly loading: boolean;
}

/** Sun, Moon, planets and stars above a place. The route of altitudes gets the apparent places of the stars and the sidereal time of the planets' answer. */
export function useSky(dt: string, { latitude, longitude }: Observer): SkyAbove {
  const planets = useCall(callOf('localSpace', { dt, observer_lat: latitude, observer_lon: longitude }));
  const catalogue = useCall(callOf('stars', { dt, stars: STARS }));
  const lst = planets.value.data?.provenance.lst_deg ?? null;
  const stars = Object.entries(catalogue.value.data?.results ?? {});
  const half = (part: number) => {
    const chosen = stars.slice(part * MOST_PLACES, (part + 1) * MOST_PLACES);
    if (lst === null || chosen.length === 0) return null;
    const positions = Object.fromEntries(
      chosen.map(([name, { apparent }]) => [
        name,
        { right_ascension: apparent.right_ascension, declination: apparent.declination },
      ]),
    );
    return callOf('horizonPlaces', { positions, latitude, lst_deg: lst });
  };
  const first = useCall(half(0)),
    second = useCall(half(1));
  const answers = [planets.value, catalogue.value, first.value, second.value];
  const known = catalogue.value.data?.results ?? {};
  const ofStars = [first.value, second.value]
    .flatMap(({ data }) => data?.positions ?? [])
    .flatMap((at): InSky[] => {
      const star = known[at.body];
      if (star === undefined || typeof star.magnitude !== 'number') return [];
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
