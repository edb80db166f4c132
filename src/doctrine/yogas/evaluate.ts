import type { YogaChart } from './chart.js';
import { dhanaNetwork, dhanaOfTwoAndEleven, lakshmi, parivartanaYogas } from './dhana.js';
import {
  adhi,
  budhaditya,
  chandraMangala,
  gajakesari,
  lunarFlankYogas,
  mahapurushaYogas,
  solarFlankYogas,
} from './lunar-and-solar.js';
import { nabhasaYogas } from './nabhasa.js';
import { nodeYogas } from './nodes.js';
import { dharmaKarmadhipati, kendraTrikona, neechaBhangaYogas, viparitaYogas, yogakaraka } from './raja.js';
import type { Yoga } from './yoga.js';

/** All yogas of a chart, family by family. `rahuDeg`: sidereal longitude, degrees; null leaves out the yogas of the nodes. */
export const evaluateYogas = (chart: YogaChart, rahuDeg: number | null): Yoga[] => [
  ...mahapurushaYogas(chart),
  gajakesari(chart),
  ...lunarFlankYogas(chart),
  adhi(chart),
  chandraMangala(chart),
  ...solarFlankYogas(chart),
  budhaditya(chart),
  ...nabhasaYogas(chart),
  yogakaraka(chart),
  kendraTrikona(chart),
  dharmaKarmadhipati(chart),
  ...viparitaYogas(chart),
  ...neechaBhangaYogas(chart),
  dhanaOfTwoAndEleven(chart),
  dhanaNetwork(chart),
  lakshmi(chart),
  ...parivartanaYogas(chart),
  ...(rahuDeg === null ? [] : nodeYogas(chart, rahuDeg)),
];
