import { CLASSICAL_PLANETS } from '../../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../../doctrine/dignity/planets.js';
import { ASPECT_ANGLES } from '../../../../doctrine/electional/lilly-perfection.js';
import type { TraceState } from '../../../../doctrine/electional/lilly-perfection.js';
import { SIGNS } from '../../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../../engine.js';
import { CrossingSearch } from '../../../../events/crossings.js';
import { BodyLongitude, LongitudeDifference } from '../../../../events/functions.js';
import { TurningSearch } from '../../../../events/turnings.js';
import { normalizeDeg } from '../../../../kernel/angle.js';
import { CHART_BODIES } from '../../../../sky/bodies.js';
import { jdOfTdb, tdbOfJd } from '../../../../wire/instant.js';
import type { ClassicalPerfectionEvent } from './schema.js';

const SIGN_STARTS = Array.from({ length: 12 }, (_, i) => 30 * i);
const ASPECT_NAMES: Readonly<Record<number, ClassicalPerfectionEvent['aspect']>> = {
  0: 'conjunction',
  60: 'sextile',
  90: 'square',
  120: 'trine',
  180: 'opposition',
  240: 'trine',
  270: 'square',
  300: 'sextile',
};
const NOTHING = {
  target: null,
  aspect: null,
  directional_angle_deg: null,
  longitude_deg: null,
  sign_before: null,
  sign_after: null,
} as const;

/** The seven planets over a span: their places at its start, and every exact aspect, station and ingress in it, in order of time. */
export function traceOf(engine: Engine, jdStart: number, jdEnd: number) {
  const startTdb = tdbOfJd(engine, jdStart, '/jd_start'),
    endTdb = tdbOfJd(engine, jdEnd, '/jd_end');
  const window = { startTdb, endTdb };
  const epoch = engine.sky.newEpoch();
  const movers = CLASSICAL_PLANETS.map((planet, i) => ({
    planet,
    motion: new BodyLongitude(engine.sky, CHART_BODIES[i], epoch),
  }));
  const states = {} as Record<ClassicalPlanet, TraceState>;
  for (const { planet, motion } of movers) {
    motion.at(startTdb, false);
    states[planet] = { longitudeDeg: normalizeDeg(motion.value), speed: motion.rate };
  }
  const events: ClassicalPerfectionEvent[] = [];
  const at = (tdb: number): { jd: number; tag: string } => {
    const jd = jdOfTdb(engine, tdb);
    return { jd, tag: jd.toFixed(8) };
  };
  const longitudeAt = (motion: BodyLongitude, tdb: number): number => {
    motion.at(tdb, false);
    return normalizeDeg(motion.value);
  };
  for (const { planet, motion } of movers) {
    new CrossingSearch(motion, SIGN_STARTS).run(window, (tdb, index, rate) => {
      const { jd, tag } = at(tdb),
        behind = (index + 11) % 12;
      const [before, after] = rate > 0 ? [behind, index] : [index, behind];
      events.push({
        event_id: `ingress:${planet}:${tag}`,
        jd_ut: jd,
        kind: 'sign_ingress',
        actor: planet,
        ...NOTHING,
        longitude_deg: 30 * index,
        sign_before: SIGNS[before],
        sign_after: SIGNS[after],
      });
    });
    if (planet === 'Sun' || planet === 'Moon') continue;
    new TurningSearch(motion).run(window, (tdb, isMaximum) => {
      const { jd, tag } = at(tdb),
        kind = isMaximum ? 'station_retrograde' : 'station_direct';
      events.push({
        event_id: `${kind}:${planet}:${tag}`,
        jd_ut: jd,
        kind,
        actor: planet,
        ...NOTHING,
        longitude_deg: longitudeAt(motion, tdb),
      });
    });
  }
  for (const [i, first] of movers.entries()) {
    for (const second of movers.slice(i + 1)) {
      new CrossingSearch(new LongitudeDifference(first.motion, second.motion), ASPECT_ANGLES).run(
        window,
        (tdb, index) => {
          const { jd, tag } = at(tdb),
            angle = ASPECT_ANGLES[index];
          events.push({
            event_id: `aspect:${first.planet}:${second.planet}:${angle}:${tag}`,
            jd_ut: jd,
            kind: 'aspect_exact',
            actor: first.planet,
            ...NOTHING,
            target: second.planet,
            aspect: ASPECT_NAMES[angle],
            directional_angle_deg: angle,
          });
        },
      );
    }
  }
  events.sort((x, y) => x.jd_ut - y.jd_ut || (x.event_id < y.event_id ? -1 : 1));
  return { states, events };
}
