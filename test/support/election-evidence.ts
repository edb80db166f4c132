import assert from 'node:assert/strict';
import type { Boundary, Evidence, Graha, SolarDay } from '../../src/doctrine/muhurta-election/evidence.js';
import type { Finding } from '../../src/doctrine/muhurta-election/finding.js';

/** Evidence of elections for tests of their rules. */

export const JD = 2460400.5;
export const at = (jd: number, half = 0): Boundary => ({
  kind: 'b',
  jdUt1: jd,
  lowerJdUt1: jd - half,
  upperJdUt1: jd + half,
});
export const day = (weekday: number, sunrise = JD - 0.2): SolarDay => ({
  day: { start: at(sunrise), end: at(sunrise + 1) },
  sunset: at(sunrise + 0.5),
  weekday,
  halfSet: null,
  upperLimbSet: null,
  sunriseHistory: [],
  historyExtent: null,
});

export interface Given {
  readonly places?: Partial<Record<Graha, number>>;
  readonly speeds?: Partial<Record<Graha, number>>;
  readonly ascendant?: number;
  readonly solar?: SolarDay;
  readonly month?: number;
}

export const evidence = ({ places = {}, speeds = {}, ascendant, solar, month }: Given): Evidence => ({
  jdUt1: JD,
  places: new Map(
    Object.entries(places).map(([planet, longitude]) => [
      planet as Graha,
      { longitude, speed: speeds[planet as Graha] ?? null },
    ]),
  ),
  ascendant: ascendant ?? null,
  solar: solar ?? null,
  phaseSpans: [],
  yogaSpan: null,
  karanaSpan: null,
  lunarMonth:
    month === undefined
      ? null
      : {
          jdUt1: JD,
          system: 'purnimanta',
          status: 'available',
          label: { index: month, name: 'm', qualifier: 'ordinary' },
          amantaLabel: null,
        },
  ingressHistory: null,
  starHistory: null,
  yogaEndings: [],
  jupiterApparition: null,
  venusApparition: null,
});

export const found = (findings: readonly Finding[], id: string): Finding => {
  const one = findings.find((candidate) => candidate.id === id);
  assert.ok(one, id);
  return one;
};
/** Longitude in the middle of a star, and of Sun and Moon of a tithi (1 to 30). */
export const star = (index: number): number => (index + 0.5) * (360 / 27);
export const luni = (tithi: number, moon = 200): Partial<Record<Graha, number>> => ({
  Moon: moon,
  Sun: (moon - (tithi - 0.5) * 12 + 720) % 360,
});
