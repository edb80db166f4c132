import { ABENRAGEL, AGRIPPA, IBN_ALARABI, PICATRIX } from './traditions.js';
import type { Nature } from './traditions.js';

/** Authors whose natures and significations of the mansions are available. The boundaries are the same in all. */
export const TRADITIONS = ['alBiruni', 'abenragel', 'ibnAlarabi', 'agrippa', 'picatrix'] as const;
export type Tradition = (typeof TRADITIONS)[number];

/** A lunar mansion with its names, and its nature and signification in one tradition. */
export interface Mansion {
  /** 1 to 28. */
  readonly index: number;
  readonly arabicName: string;
  readonly latinName: string;
  /** Star or cluster that gave the mansion its name. */
  readonly star: string;
  readonly nature: Nature;
  readonly signification: string;
}

/** Width of a mansion, degrees. */
export const MANSION_SPAN_DEG = 360 / 28;

const row = (
  index: number,
  arabicName: string,
  latinName: string,
  star: string,
  nature: Nature,
  signification: string,
): Mansion => ({ index, arabicName, latinName, star, nature, signification });

/**
 * The mansions in the tradition `alBiruni`. Arabic names and stars: al-Biruni, Book of Instruction, sect. 164. Latin names: Picatrix and
 * Agrippa. Al-Biruni gives no natures and significations: these are customary keywords without a source.
 */
export const MANSIONS: readonly Mansion[] = [
  row(1, 'Al-Sharatain', 'Alnath', 'Beta Arietis', 'Mixed', 'Journeys, harvests, new beginnings'),
  row(2, 'Al-Butain', 'Albotain', 'Epsilon Arietis', 'Fortunate', 'Finding lost things, treasure'),
  row(3, 'Al-Thurayya', 'Alcyone', 'Pleiades', 'Fortunate', 'Safe travel by sea'),
  row(4, 'Al-Dabaran', 'Aldebaran', 'Aldebaran', 'Unfortunate', 'Strife, discord, contention'),
  row(5, "Al-Haq'a", 'Albucca', 'Lambda Orionis', 'Fortunate', 'Favor of kings, swift travel'),
  row(6, "Al-Han'a", 'Athena', 'Mu Geminorum', 'Unfortunate', 'Hunting, enmity, captivity'),
  row(7, 'Al-Dhira', 'Aldirah', 'Alpha Geminorum', 'Fortunate', 'Gain, friendship, health'),
  row(8, 'Al-Nathra', 'Alnaza', 'Praesepe (Beehive)', 'Mixed', 'Love, healing, liberation'),
  row(9, 'Al-Tarf', 'Atarf', 'Kappa Cancri', 'Unfortunate', 'Ruin of harvests, hindrances'),
  row(10, 'Al-Jabhah', 'Algebha', 'Zeta Leonis', 'Fortunate', 'Strongholds, victory, love'),
  row(11, 'Al-Zubra', 'Azobra', 'Delta Leonis', 'Fortunate', 'Gain, kindness, abundance'),
  row(12, 'Al-Sarfah', 'Assarfah', 'Beta Leonis (Denebola)', 'Mixed', 'Journey, travel, changes'),
  row(13, "Al-'Awwa", 'Alhaire', 'Beta Virginis', 'Fortunate', 'Traders, harvests, gain'),
  row(14, 'Al-Simak', 'Azimech', 'Spica', 'Fortunate', 'Abundance, harvests, honor'),
  row(15, 'Al-Ghafr', 'Aigebha', 'Iota Virginis', 'Fortunate', 'Digging, finding treasure'),
  row(16, 'Al-Zubana', 'Azubene', 'Alpha Librae', 'Unfortunate', 'Trade loss, hindrances'),
  row(17, 'Al-Iklil', 'Aclil', 'Beta Scorpii', 'Fortunate', 'Good fortune, blessing'),
  row(18, 'Al-Qalb', 'Alcab', 'Antares', 'Unfortunate', 'Illness, evil, captivity'),
  row(19, 'Al-Shawla', 'Axaulah', 'Lambda Scorpii', 'Mixed', 'Swift travel, reconciliation'),
  row(20, "Al-Na'am", 'Nahaym', 'Sigma Sagittarii', 'Fortunate', 'Taming, domestication, hunting'),
  row(21, 'Al-Baldah', 'Albeldah', 'Pi Sagittarii', 'Mixed', 'Ruin, loneliness'),
  row(22, "Sa'd al-Dhabih", 'Caadaldeba', 'Alpha Capricorni', 'Fortunate', 'Captives freed, cures illness'),
  row(23, "Sa'd Bula", 'Caad Abola', 'Mu Aquarii', 'Fortunate', 'Sickness cured, healing'),
  row(24, "Sa'd al-Su'ud", 'Caad Acohot', 'Beta Aquarii', 'Fortunate', 'Marriage, favor, honor'),
  row(25, "Sa'd al-Akhbiya", 'Caad Angue', 'Gamma Aquarii', 'Mixed', 'Agriculture, building, gain'),
  row(26, 'Al-Fargh al-Awwal', 'Alpharg', 'Alpha Pegasi', 'Mixed', 'Travel, union, fortune'),
  row(27, 'Al-Fargh al-Thani', 'Alcharya', 'Gamma Pegasi', 'Fortunate', 'Good news, union, peace'),
  row(28, 'Batn al-Hut', 'Arrexhe', 'Beta Andromedae', 'Fortunate', 'Fish, travel by sea, marriage'),
];

/** Natures and significations of each tradition (null: those of the table) and their source. */
const SOURCES: Readonly<
  Record<Tradition, { readonly texts: readonly (readonly [Nature, string])[] | null; readonly work: string }>
> = {
  alBiruni: { texts: null, work: 'names and stars: al-Biruni, Book of Instruction, sect. 164; labels: customary' },
  abenragel: { texts: ABENRAGEL, work: 'Abenragel, De iudiciis astrorum VII.101 (the opinion of the Indians)' },
  ibnAlarabi: { texts: IBN_ALARABI, work: 'Ibn al-Arabi, al-Futuhat al-Makkiyya, ch. 198' },
  agrippa: { texts: AGRIPPA, work: 'Agrippa, De occulta philosophia II.33' },
  picatrix: { texts: PICATRIX, work: 'Picatrix IV.9' },
};

/** Source of the natures and significations of a tradition. */
export const sourceOf = (tradition: Tradition): string => SOURCES[tradition].work;

/** A mansion, by its index 1 to 28, with the nature and signification of a tradition. */
export function mansionIn(index: number, tradition: Tradition): Mansion {
  const mansion = MANSIONS[index - 1],
    text = SOURCES[tradition].texts?.[index - 1];
  return text === undefined ? mansion : { ...mansion, nature: text[0], signification: text[1] };
}

/** Beginning of a mansion by its index from 0, degrees. */
const startDeg = (index0: number): number => (index0 * 90) / 7;

/**
 * Mansion that contains a longitude: 28 equal mansions from 0 degrees. A mansion includes its first degree and excludes its last.
 * @param longitudeDeg degrees in [0, 360), tropical or sidereal
 * @returns the index, 1 to 28, and the degrees within the mansion
 */
export function mansionAt(longitudeDeg: number): { index: number; degreesIn: number } {
  let k = Math.min(27, Math.floor(longitudeDeg / MANSION_SPAN_DEG));
  if (k < 27 && longitudeDeg >= startDeg(k + 1)) k++;
  else if (longitudeDeg < startDeg(k)) k--;
  return { index: k + 1, degreesIn: longitudeDeg - startDeg(k) };
}
