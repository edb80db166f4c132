import { epochAnchor as epoch } from './anchor.js';
import type { AyanamsaAnchor, AyanamsaSystem } from './anchor.js';
import { FURTHER_SYSTEMS } from './further-systems.js';

type Star = Omit<Extract<AyanamsaAnchor, { kind: 'star' }>, 'kind' | 'siderealDeg'>;
const star = (named: Star, siderealDeg: number): AyanamsaAnchor => ({ kind: 'star', ...named, siderealDeg });

// Positions and proper motions of all stars: Hipparcos, the new reduction (van Leeuwen 2007), from SIMBAD.
const SPICA: Star = {
  name: 'Spica (alpha Virginis)',
  raDeg: 201.2982473615632,
  decDeg: -11.161319485111932,
  pmRaMasYr: -42.35,
  pmDecMasYr: -30.67,
};
const ALDEBARAN: Star = {
  name: 'Aldebaran (alpha Tauri)',
  raDeg: 68.9801627900154,
  decDeg: 16.5093023507718,
  pmRaMasYr: 63.45,
  pmDecMasYr: -188.94,
};
const ZETA_PISCIUM: Star = {
  name: 'Revati (zeta Piscium A)',
  raDeg: 18.43285834319,
  decDeg: 7.57535993745,
  pmRaMasYr: 142.693,
  pmDecMasYr: -53.051,
};
const DELTA_CANCRI: Star = {
  name: 'Asellus Australis (delta Cancri)',
  raDeg: 131.17124658768913,
  decDeg: 18.154308069054167,
  pmRaMasYr: -18.435,
  pmDecMasYr: -227.813,
};
const SHAULA: Star = {
  name: 'Shaula (lambda Scorpii)',
  raDeg: 263.40216718438023,
  decDeg: -37.10382355111976,
  pmRaMasYr: -8.53,
  pmDecMasYr: -30.8,
};

/** The registered systems, in the order of the answers. */
export const REGISTERED_SYSTEMS: readonly AyanamsaSystem[] = [
  {
    system: 'authI',
    aliases: ['Chitrapaksha', 'Calendar Reform Committee'],
    anchor: epoch(23.857092317461543),
    definition:
      '23°15′00.658″ with nutation at 1956-03-21 0h TT: Calendar Reform Committee 1955, as revised by the Indian Astronomical Ephemeris',
  },
  {
    system: 'Fagan-Bradley',
    aliases: ['Fagan', 'Synetic Vernal Point'],
    anchor: epoch(24.740299956350434),
    definition: '24°02′31.36″ at B1950.0 (mean): Fagan and Firebrace, Primer of Sidereal Astrology',
  },
  {
    system: 'Krishnamurti',
    aliases: ['KP', 'Krishnamurti Paddhati'],
    anchor: epoch(23.76024001190599),
    definition: '22°21′50″ at 1900.0: Krishnamurti, Krishnamurti Padhdhati Reader 1',
  },
  {
    system: 'Raman',
    aliases: ['B. V. Raman'],
    anchor: epoch(22.410791011905985),
    definition: '21°00′52″ at 1900.0: B. V. Raman, A Manual of Hindu Astrology',
  },
  {
    system: 'Yukteshwar',
    aliases: ['Yukteswar', 'Sri Yukteshwar'],
    anchor: epoch(22.478803011905985),
    definition: '21°04′56″ at 1900.0, from zero in 499 CE: Sri Yukteswar, The Holy Science',
  },
  {
    system: 'Djwhal Khul',
    aliases: ['DK'],
    anchor: epoch(28.359678595239323),
    definition: 'Aquarius begins in 2117 CE: P. Robert after Alice Bailey',
  },
  {
    system: 'True Chitrapaksha',
    aliases: ['True Citra', 'True Chitra', 'True Lahiri'],
    anchor: star(SPICA, 180),
    definition: 'Spica at 180° sidereal at all times',
  },
  {
    system: 'De Luce',
    aliases: [],
    anchor: epoch(27.815752761905987),
    definition: 'zero at the beginning of 1 BCE: Robert DeLuce, Constellational Astrology',
  },
  {
    system: 'Aldebaran (15 Tau)',
    aliases: ['Aldebaran', 'Aldebaran 15 Taurus'],
    anchor: star(ALDEBARAN, 45),
    definition: 'Aldebaran at 15° Taurus sidereal at all times',
  },
  {
    system: 'True Revati',
    aliases: ['Revati', 'Revatipaksha'],
    anchor: star(ZETA_PISCIUM, 359 + 50 / 60),
    definition: 'zeta Piscium at 29°50′ Pisces sidereal at all times',
  },
  {
    system: 'True Pushya',
    aliases: ['Pushya', 'Pushyapaksha'],
    anchor: star(DELTA_CANCRI, 106),
    definition: 'delta Cancri at 16° Cancer sidereal at all times: P. V. R. Narasimha Rao',
  },
  {
    system: 'True Mula',
    aliases: ['Mula', 'Chandra Hari'],
    anchor: star(SHAULA, 240),
    definition: 'lambda Scorpii at the beginning of Mula (0° Sagittarius) sidereal at all times: K. Chandra Hari',
  },
];

/** All accepted systems: the registered ones and the further ones. */
export const AYANAMSA_SYSTEMS: readonly AyanamsaSystem[] = [...REGISTERED_SYSTEMS, ...FURTHER_SYSTEMS];
