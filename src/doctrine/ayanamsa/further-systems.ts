import { epochAnchor as epoch } from './anchor.js';
import type { AyanamsaAnchor, AyanamsaSystem } from './anchor.js';

const row = (
  system: string,
  aliases: readonly string[],
  anchor: AyanamsaAnchor,
  definition: string,
): AyanamsaSystem => ({ system, aliases, anchor, definition });

// Sagittarius A*: Reid and Brunthaler 2004, ApJ 616, 872 (position and apparent motion).
const SGR_A = {
  name: 'Sagittarius A*',
  raDeg: 266.41683708,
  decDeg: -29.00781056,
  pmRaMasYr: -3.151,
  pmDecMasYr: -5.547,
};
const galacticCentre = (siderealDeg: number): AyanamsaAnchor => ({ kind: 'star', ...SGR_A, siderealDeg });
// IAU 1958 in ICRS: ESA 1997, The Hipparcos Catalogue, vol. 1, sect. 1.5.3; the pole of Liu, Zhu and Zhang 2011, A&A
// 526, A16.
const galacticEquator = (name: string, raDeg: number, decDeg: number, siderealDeg: number): AyanamsaAnchor => ({
  kind: 'pole',
  name,
  raDeg,
  decDeg,
  siderealDeg,
});

/**
 * Further systems, accepted by name on every route with an ayanamsa. The values at J2000.0 follow from the value that
 * each author gives for an epoch. The reconstructions of historians (Kugler, Huber, Mercier, Britton) are uncertain by
 * some minutes of arc.
 */
export const FURTHER_SYSTEMS: readonly AyanamsaSystem[] = [
  row('Usha-Shashi', [], epoch(20.057541), '18°39′39″ at 1900.0: Usha and Shashi, Hindu Astrological Calculations'),
  row('J.N. Bhasin', ['Bhasin'], epoch(22.762137), '21°21′56″ at 1900.0: J. N. Bhasin'),
  row('authI 1940', [], epoch(23.842323), '22°26′45″ at 1900.0: the value of 1940'),
  row(
    'authI ICRC',
    ['Indian Calendar Reform Committee'],
    epoch(23.856789),
    "23°15′ with nutation at 1956-03-21 0h: the committee's own rounding",
  ),
  row('authI VP285', [], epoch(23.863481), 'zero at the mean Sun of 285 CE'),
  row(
    'Krishnamurti VP291',
    ['Krishnamurti-Senthilathiban', 'KP VP291'],
    epoch(23.780365),
    'zero at the vernal equinox of 291 CE: D. Senthilathiban',
  ),
  row('Suryasiddhanta', [], epoch(20.895059), 'zero at the vernal equinox of 499 CE, noon at Ujjain'),
  row('Suryasiddhanta (mean Sun)', [], epoch(20.680425), 'zero at the mean Sun of the Suryasiddhanta in 499 CE'),
  row('Aryabhata', ['Aryabhatiya'], epoch(20.89506), 'zero at the vernal equinox of 499 CE: Aryabhatiya'),
  row('Aryabhata (mean Sun)', [], epoch(20.657427), 'zero at the mean Sun of the Aryabhatiya in 499 CE'),
  row('Aryabhata 522', [], epoch(20.575847), 'zero at the vernal equinox of 522 CE'),
  row(
    'SS Revati',
    ['Suryasiddhanta Revati'],
    epoch(20.103388),
    'Revati at 359°50′ in 499 CE, after the Suryasiddhanta',
  ),
  row('SS Citra', ['Suryasiddhanta Citra'], epoch(23.005763), 'Spica at 180° in 499 CE, after the Suryasiddhanta'),
  row('Hipparchos', ['Hipparchus'], epoch(20.247788), "-9°20′ in 128 BCE: Hipparchus' star places"),
  row('Sassanian', ['Sasanian'], epoch(19.992959), 'zero in 564 CE: the Zij of the Shah'),
  row('Vettius Valens', ['Valens'], epoch(22.795609), '-2°56′32″ in 150 CE'),
  row('Babylonian (Kugler 1)', ['Kugler 1'], epoch(23.53364), '-5°40′ in 101 BCE: F. X. Kugler'),
  row('Babylonian (Kugler 2)', ['Kugler 2'], epoch(24.93364), '-4°16′ in 101 BCE: F. X. Kugler'),
  row('Babylonian (Kugler 3)', ['Kugler 3'], epoch(25.78364), '-3°25′ in 101 BCE: F. X. Kugler'),
  row(
    'Babylonian (P. Huber)',
    ['Babylonian Huber'],
    epoch(24.73364),
    '-4°28′ in 101 BCE: P. Huber 1958, Centaurus 5, 192',
  ),
  row(
    'Babylonian (Mercier)',
    ['Babylonian Eta Piscium'],
    epoch(24.522528),
    '-5°04′45″ in 130 BCE, from eta Piscium: R. Mercier',
  ),
  row('Babylonian (Britton)', ['Britton'], epoch(24.615753), '-3°12′ in 1 BCE: J. P. Britton 2010'),
  row(
    'Galactic Center (0 Sag)',
    ['Galactic Center', 'Galactic Centre'],
    galacticCentre(240),
    'Sagittarius A* at 0° Sagittarius sidereal at all times',
  ),
  row(
    'Galactic Center (Gil Brand)',
    ['Gil Brand'],
    galacticCentre(210 + (90 * (3 - Math.sqrt(5))) / 2),
    'Sagittarius A* at the golden section of 0° Scorpio and 0° Aquarius: Rafael Gil Brand 2014',
  ),
  row(
    'Galactic Center (0 Cap)',
    ['Cochrane'],
    galacticCentre(270),
    'Sagittarius A* at 0° Capricorn sidereal at all times: David Cochrane',
  ),
  row(
    'Galactic Equator (IAU 1958)',
    ['Galactic Equator'],
    galacticEquator('galactic equator of 1958', 192.85948, 27.12825, 240),
    'the node of the galactic equator of 1958 on the ecliptic at 0° Sagittarius',
  ),
  row(
    'Galactic Equator (mid Mula)',
    ['Ernst Wilhelm'],
    galacticEquator('galactic equator of 2011', 192.90298, 27.10311, 240 + 20 / 3),
    'the node of the galactic equator (pole of Liu, Zhu and Zhang 2011) at the middle of Mula: Ernst Wilhelm',
  ),
  row('J2000', [], epoch(0), 'the mean equinox of J2000.0 itself'),
  row('J1900', [], epoch(1.396581), 'the mean equinox of J1900.0'),
  row('B1950', [], epoch(0.69837), 'the mean equinox of B1950.0'),
];
