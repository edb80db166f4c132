import type { MarriageExtentModel } from '../../../contract/election-boundaries.js';
import type { ElectionPlanet, MarriageIngressHistoryModel, StarHistory } from '../../../contract/election-history.js';
import { CLASSICAL_PLANETS, ELECTION_PLANETS } from '../../../contract/election-history.js';
import type { MarriageSolarModel } from '../../../contract/election-boundaries.js';
import { pada28, star28 } from '../../../doctrine/marriage-muhurta/divisions.js';
import { FIVE_LINE_PAIRS, SEVEN_LINE_PAIRS, paired } from '../../../doctrine/marriage-muhurta/mc/limbs.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import type { ElectionSky } from '../../../services/election-sky.js';

type Boundary = ReturnType<ElectionSky['boundary']>;
type Passage = StarHistory['passages'][number];
type SkySpan = NonNullable<StarHistory['vedha_spans']>[number];

/** Days of the ingresses on both sides of an instant: more than the widest wait of any work. */
const INGRESS_DAYS = 4;
/** Days in which the Moon crosses every star twice. */
export const MOON_DAYS = 60;
/** Days that contain the stay of a body in a star before and after its own, whatever its retrogradations. */
const STAY_DAYS: Readonly<Partial<Record<ElectionPlanet, number>>> = {
  Sun: 32,
  Mars: 230,
  Mercury: 80,
  Saturn: 1000,
  Rahu: 560,
  Ketu: 560,
};
const SPOILERS = ['Sun', 'Mars', 'Mercury', 'Saturn', 'Rahu', 'Ketu'] as const;

/** Edges of the histories of one request; boundaries are made once, so that an event is the same object in every list. */
export class Histories {
  readonly #sky: ElectionSky;
  readonly #boundaries = new Map<string, Boundary>();
  readonly #passages = new Map<string, Passage[]>();

  constructor(sky: ElectionSky) {
    this.#sky = sky;
  }

  #at(kind: string, jd: number): Boundary {
    const key = `${kind} ${jd}`;
    let found = this.#boundaries.get(key);
    if (found === undefined) {
      found = this.#sky.boundary(kind, jd);
      this.#boundaries.set(key, found);
    }
    return found;
  }

  /** Complete stays of a body in the stars between two Julian days UT1. */
  stays(planet: ElectionPlanet, from: number, to: number): Passage[] {
    const key = `${planet} ${from} ${to}`;
    const known = this.#passages.get(key);
    if (known !== undefined) return known;
    const edges = this.#sky.solver.planet(planet).within(27, from, to);
    this.#sky.work.roots += edges.length;
    const found = edges.slice(0, -1).map(({ jdUt1, index }, i): Passage => ({
      planet,
      star_index: index,
      entry: this.#at(`${planet}_star`, jdUt1),
      exit: this.#at(`${planet}_star`, edges[i + 1].jdUt1),
    }));
    this.#passages.set(key, found);
    return found;
  }

  /** The stays around an instant: the one before, its own, the one after. `reach`: days that may be searched. */
  around(planet: ElectionPlanet, jd: number, reach: number): Passage[] {
    const days = Math.min(reach, STAY_DAYS[planet] ?? MOON_DAYS);
    // Instants of one request share the search.
    const from = Math.floor(jd - days);
    const list = this.stays(planet, from, from + Math.ceil(2 * days) + 1);
    const own = list.findIndex(({ entry, exit }) => entry.jd_ut1 <= jd && jd < exit.jd_ut1);
    return own < 1 || own + 1 >= list.length ? [] : list.slice(own - 1, own + 2);
  }

  /** Entries of the planets into signs around an instant. */
  ingresses(jd: number, solar: MarriageSolarModel | null): MarriageIngressHistoryModel {
    const extent: MarriageExtentModel = { start_jd_ut1: jd - INGRESS_DAYS, end_jd_ut1: jd + INGRESS_DAYS };
    const rises = solar?.sunrise_history ?? [];
    const events = CLASSICAL_PLANETS.flatMap((planet) =>
      this.#sky.solver
        .planet(planet)
        .within(12, extent.start_jd_ut1, extent.end_jd_ut1)
        .map(({ jdUt1, index, direction }) => {
          const day = rises.findLastIndex((rise) => rise.jd_ut1 <= jdUt1);
          const whole = planet === 'Sun' && index % 3 === 0 && day > 0 && day + 2 < rises.length;
          return {
            planet,
            entered_sign: index,
            direction,
            boundary: this.#at(`${planet}_ingress`, jdUt1),
            cardinal_solar_days: whole ? { start: rises[day - 1], end: rises[day + 2] } : null,
          };
        }),
    ).sort((a, b) => a.boundary.jd_ut1 - b.boundary.jd_ut1);
    this.#sky.work.roots += events.length;
    return { extent, planets: [...CLASSICAL_PLANETS], events };
  }

  /** Stays of the Moon in the 28 stars between two Julian days UT1. */
  #moon28(from: number, to: number): { readonly jd: number; readonly star: number }[] {
    const { limbs } = this.#sky.solver;
    // Shravana of 27 begins within Abhijit; Abhijit has edges of its own.
    const stars = this.#sky.solver
      .planet('Moon')
      .within(27, from, to)
      .filter(({ index }) => index !== 21)
      .map(({ jdUt1, index }) => ({ jd: jdUt1, star: index > 21 ? index + 1 : index }));
    const abhijit = limbs.crossings('moon', 830 / 3, from, to).map((at) => ({ jd: at, star: 21 }));
    const shravana = limbs.crossings('moon', 280 + 8 / 9, from, to).map((at) => ({ jd: at, star: 22 }));
    return [...stars, ...abhijit, ...shravana].sort((x, y) => x.jd - y.jd);
  }

  #places(jd: number): SkySpan['planets'] {
    return ELECTION_PLANETS.map((planet) => {
      const { value, rate } = this.#sky.solver.planet(planet).at(jd);
      return { planet, sidereal_longitude: normalizeDeg(value), longitude_speed: rate };
    });
  }

  /**
   * The sky since the Moon last crossed its star of 28, cut where a body enters or leaves a quarter of a star that pierces it, or changes its
   * sign while Mercury is in its sign.
   */
  pierced(jd: number): Pick<StarHistory, 'vedha_spans' | 'moon28_passages'> {
    const passages = this.#moon28(jd - MOON_DAYS / 2, jd + 1.5);
    const list = passages.slice(0, -1).map(({ jd: entry, star }, i) => ({
      star_index: star,
      entry: this.#at('moon28', entry),
      exit: this.#at('moon28', passages[i + 1].jd),
    }));
    const moonDeg = normalizeDeg(this.#sky.solver.limbs.valueAt('moon', jd));
    const own = star28(moonDeg);
    const last = list.findLast(({ star_index: star, exit }) => star === own && exit.jd_ut1 <= jd);
    if (last === undefined) return { vedha_spans: [], moon28_passages: [] };
    const from = last.exit.jd_ut1;
    const state = (planet: ElectionPlanet, at: number): string => {
      const deg = normalizeDeg(this.#sky.solver.planet(planet).at(at).value);
      const star = star28(deg);
      const pierces = paired(FIVE_LINE_PAIRS, star, own) || paired(SEVEN_LINE_PAIRS, star, own);
      return pierces ? `${star}.${pada28(deg)}` : '';
    };
    const cuts: number[] = [];
    for (const planet of ELECTION_PLANETS) {
      const edges = [
        from,
        ...this.#sky.solver
          .planet(planet)
          .within(108, from, jd)
          .map(({ jdUt1 }) => jdUt1),
        jd,
      ];
      edges.forEach((edge, i) => {
        if (i === 0) return;
        const start = edges[i - 1];
        const step = (edge - start) * 1e-6;
        const [a, b] = [state(planet, start + step), state(planet, edge - step)];
        if (i > 1 && (a !== '' || state(planet, start - step) !== '')) cuts.push(start);
        if (a !== b) cuts.push(this.#change((at) => state(planet, at), start + step, edge - step));
      });
    }
    for (const planet of ['Sun', 'Moon', 'Mars', 'Mercury', 'Saturn', 'Rahu', 'Ketu'] as const)
      for (const { jdUt1 } of this.#sky.solver.planet(planet).within(12, from, jd))
        if (state('Mercury', jdUt1) !== '') cuts.push(jdUt1);
    const inner = [...new Set(cuts)].sort((a, b) => a - b).filter((cut) => cut > from && cut < jd);
    const bounds = [last.exit, ...inner.map((cut) => this.#at('vedha', cut)), this.#at('vedha', jd + 1e-6)];
    return {
      vedha_spans: bounds.slice(0, -1).map((start, i) => {
        const middle = (start.jd_ut1 + bounds[i + 1].jd_ut1) / 2;
        return { interval: { start, end: bounds[i + 1] }, jd_ut1: middle, planets: this.#places(middle) };
      }),
      moon28_passages: [last],
    };
  }

  /** The instant at which `state` changes between two instants with different states, by bisection. */
  #change(state: (at: number) => string, from: number, to: number): number {
    const before = state(from);
    let [a, b] = [from, to];
    while (b - a > 1e-8) {
      const middle = (a + b) / 2;
      if (state(middle) === before) a = middle;
      else b = middle;
    }
    return b;
  }

  /**
   * The stays that the rules of an instant look at: around it for each spoiler, those of the Moon in their stars, and for kicks the stays of
   * the last two months. `pierced`: also the sky since the Moon last crossed its star. `reach`: days that may be searched.
   */
  stars(jd: number, reach: number, options: { readonly pierced: boolean; readonly kicks: boolean }): StarHistory {
    const start = jd - Math.min(reach, MOON_DAYS);
    const stays = SPOILERS.flatMap((planet) => this.around(planet, jd, reach));
    const kicks = options.kicks
      ? (['Sun', 'Mars', 'Saturn', 'Rahu'] as const).flatMap((planet) =>
          this.stays(
            planet,
            Math.floor(start) - (STAY_DAYS[planet] ?? 0),
            Math.floor(jd) + (STAY_DAYS[planet] ?? 0),
          ).filter(({ exit, entry }) => exit.jd_ut1 > start && entry.jd_ut1 <= jd),
        )
      : [];
    const all = [...new Set([...stays, ...kicks])];
    const lagna = Math.floor(this.#sky.rising.siderealDegAt(jd) / (360 / 27)) % 27;
    const moonStar = Math.floor(this.#sky.solver.limbs.valueAt('moon', jd) / (360 / 27)) % 27;
    const wanted = new Set([...all.map(({ star_index: star }) => star), lagna, moonStar]);
    const moon = this.stays('Moon', Math.floor(start), Math.floor(jd) + 3).filter(({ star_index: star }) =>
      wanted.has(star),
    );
    const passages = [...all, ...moon].sort((a, b) => a.entry.jd_ut1 - b.entry.jd_ut1);
    const triggers = this.around('Mercury', jd, reach);
    return {
      extent: {
        start_jd_ut1: Math.min(start, ...passages.map(({ entry }) => entry.lower_jd_ut1)),
        end_jd_ut1: Math.max(jd, ...passages.map(({ exit }) => exit.upper_jd_ut1)),
      },
      planets: [...ELECTION_PLANETS],
      passages,
      ...(options.pierced ? this.pierced(jd) : { vedha_spans: [], moon28_passages: [] }),
      transition_bands: triggers
        .slice(0, 2)
        .map(({ exit }) => exit)
        .map((boundary) => this.#band(boundary)),
    };
  }

  /** The sky at an event: Mercury is good or bad by its company then. */
  #band(boundary: Boundary): NonNullable<StarHistory['transition_bands']>[number] {
    const phase = normalizeDeg(this.#sky.solver.limbs.valueAt('elongation', boundary.jd_ut1));
    return {
      boundary,
      longitudes: this.#places(boundary.jd_ut1).map(({ planet, sidereal_longitude: deg }) => ({
        planet,
        lower_degrees: deg,
        upper_degrees: deg,
      })),
      phase_bounds: [phase, phase],
      unavailable_reasons: [],
    };
  }
}
