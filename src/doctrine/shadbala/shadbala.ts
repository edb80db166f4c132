import { separationDeg } from '../../kernel/angle.js';
import { GRAHAS } from '../vedic-dignity/tables.js';
import type { Graha, MoolatrikonaReading } from '../vedic-dignity/tables.js';
import { cheshtaBala, luminaryCheshta } from './cheshta.js';
import { drikBala, drishtiMatrix } from './drishti.js';
import type { DrishtiMatrix } from './drishti.js';
import { ayanaBala, isMoonFull, nathonnathaBala, pakshaBala, timeLordBala, tribhagaBala } from './kala.js';
import type { MoonPaksha, TimeLords } from './kala.js';
import { drekkanaBala, kendradiBala, ojayugmaBala, perGraha, saptavargajaBala, uchchaBala } from './sthana.js';
import type { DrekkanaReading, SaptavargajaPoints } from './sthana.js';
import { planetaryWars } from './yuddha.js';
import type { PlanetaryWar, YuddhaPoints } from './yuddha.js';

/** Natural strength, shashtiamsas, to two places as Raman prints it (sevenths of sixty: BPHS 27.14). */
const NAISARGIKA: Readonly<Record<Graha, number>> = {
  Sun: 60,
  Moon: 51.43,
  Mars: 17.14,
  Mercury: 25.7,
  Jupiter: 34.28,
  Venus: 42.85,
  Saturn: 8.57,
};

/** Rupas that make a planet strong (BPHS 27.32-33). */
const REQUIRED_RUPAS: Readonly<Record<Graha, number>> = {
  Sun: 6.5,
  Moon: 6,
  Mars: 5,
  Mercury: 7,
  Jupiter: 6.5,
  Venus: 5.5,
  Saturn: 5,
};
const SHASHTIAMSAS_IN_RUPA = 60;

/** `zero`: Sun and Moon have no strength of motion (Raman); `ayana_paksha`: those two strengths of theirs (BPHS 27.18); `kendra`: BPHS 28.2-4. */
export type LuminaryCheshta = 'zero' | 'ayana_paksha' | 'kendra';
/** `by_association`: malefic in one sign with Sun, Mars, Saturn or the waning Moon (BPHS 3.11). */
export type MercuryNature = 'malefic' | 'benefic' | 'by_association';

export interface ShadbalaPolicy {
  readonly saptavargaja: SaptavargajaPoints;
  readonly moolatrikona: MoolatrikonaReading;
  readonly drekkana: DrekkanaReading;
  readonly moonPaksha: MoonPaksha;
  readonly luminaryCheshta: LuminaryCheshta;
  readonly mercuryNature: MercuryNature;
  readonly yuddha: YuddhaPoints;
}

export const RAMAN: ShadbalaPolicy = {
  saptavargaja: 'raman',
  moolatrikona: 'bphs',
  drekkana: 'raman',
  moonPaksha: 'doubled',
  luminaryCheshta: 'zero',
  mercuryNature: 'malefic',
  yuddha: 'raman',
};

type PerGraha<Value> = Readonly<Record<Graha, Value>>;

/** What the six strengths of a chart are made from. Degrees; longitudes of the angles sidereal. */
export interface ShadbalaInput {
  readonly siderealDeg: PerGraha<number>;
  readonly tropicalDeg: PerGraha<number>;
  /** Ecliptic latitudes: who wins a war. */
  readonly latitudeDeg: PerGraha<number>;
  readonly declinationDeg: PerGraha<number>;
  readonly lagnaDeg: number;
  readonly midheavenDeg: number;
  /** Houses, 1 ... 12, that kendradi bala counts. */
  readonly house: PerGraha<number>;
  /** Hour angle of the true Sun. */
  readonly hourAngleDeg: number;
  readonly lords: TimeLords;
  readonly tribhagaLord: Graha;
  readonly ttJ2k: number;
}

export interface PlanetStrength {
  readonly uchcha: number;
  readonly saptavargaja: number;
  readonly ojayugma: number;
  readonly kendradi: number;
  readonly drekkana: number;
  readonly sthana: number;
  readonly dig: number;
  readonly nathonnatha: number;
  readonly paksha: number;
  readonly tribhaga: number;
  readonly timeLords: number;
  readonly ayana: number;
  readonly yuddha: number;
  readonly kala: number;
  readonly cheshta: number;
  readonly naisargika: number;
  readonly drik: number;
  readonly ishta: number;
  readonly kashta: number;
  readonly total: number;
  readonly rupas: number;
  readonly requiredRupas: number;
  readonly ratio: number;
}

export interface Shadbala {
  readonly planets: PerGraha<PlanetStrength>;
  readonly drishti: DrishtiMatrix;
  readonly wars: readonly PlanetaryWar[];
  readonly isMercuryBenefic: boolean;
}

/** Longitude at which a planet has no strength of direction: opposite that of the angle where it is strongest. */
function powerlessDeg(planet: Graha, { lagnaDeg, midheavenDeg }: ShadbalaInput): number {
  if (planet === 'Sun' || planet === 'Mars') return midheavenDeg + 180;
  if (planet === 'Jupiter' || planet === 'Mercury') return lagnaDeg + 180;
  return planet === 'Saturn' ? lagnaDeg : midheavenDeg;
}

function isMercuryBenefic({ siderealDeg }: ShadbalaInput, isWaning: boolean, nature: MercuryNature): boolean {
  if (nature !== 'by_association') return nature === 'benefic';
  const sign = (planet: Graha): number => Math.floor(siderealDeg[planet] / 30);
  const malefics: readonly Graha[] = isWaning ? ['Sun', 'Mars', 'Saturn', 'Moon'] : ['Sun', 'Mars', 'Saturn'];
  return !malefics.some((planet) => sign(planet) === sign('Mercury'));
}

/** Everything but war, for one planet. */
function peacefulStrength(planet: Graha, input: ShadbalaInput, policy: ShadbalaPolicy, isBenefic: boolean) {
  const place = input.siderealDeg[planet],
    elongation = input.tropicalDeg.Moon - input.tropicalDeg.Sun;
  const uchcha = uchchaBala(planet, place),
    saptavargaja = saptavargajaBala(planet, input.siderealDeg, policy.saptavargaja, policy.moolatrikona),
    ojayugma = ojayugmaBala(planet, place),
    kendradi = kendradiBala(input.house[planet]),
    drekkana = drekkanaBala(planet, place, policy.drekkana);
  const nathonnatha = nathonnathaBala(planet, input.hourAngleDeg),
    paksha = pakshaBala(planet, elongation, isBenefic, policy.moonPaksha),
    tribhaga = tribhagaBala(planet, input.tribhagaLord),
    timeLords = timeLordBala(planet, input.lords),
    ayana = ayanaBala(planet, input.declinationDeg[planet]);
  const isLuminary = planet === 'Sun' || planet === 'Moon',
    kendra = isLuminary
      ? luminaryCheshta(planet, input.tropicalDeg.Sun, elongation)
      : cheshtaBala(planet, input.tropicalDeg[planet], input.ttJ2k);
  const ofLuminary = { zero: 0, ayana_paksha: planet === 'Sun' ? ayana : paksha, kendra }[policy.luminaryCheshta];
  return {
    uchcha,
    saptavargaja,
    ojayugma,
    kendradi,
    drekkana,
    sthana: uchcha + saptavargaja + ojayugma + kendradi + drekkana,
    dig: separationDeg(place, powerlessDeg(planet, input)) / 3,
    nathonnatha,
    paksha,
    tribhaga,
    timeLords,
    ayana,
    cheshta: isLuminary ? ofLuminary : kendra,
    naisargika: NAISARGIKA[planet],
    ishta: Math.sqrt(uchcha * kendra),
    kashta: Math.sqrt((60 - uchcha) * (60 - kendra)),
  };
}

/**
 * The six strengths of the seven planets, in shashtiamsas. Benefic are Jupiter, Venus, the Moon (in paksha bala from the eighth of the
 * bright half to the eighth of the dark one, as a caster of aspects while she waxes) and Mercury as the policy says.
 * Source: Brihat Parashara Hora Shastra ch. 26-28; B. V. Raman, Graha and Bhava Balas.
 */
export function shadbala(input: ShadbalaInput, policy: ShadbalaPolicy): Shadbala {
  const elongation = input.tropicalDeg.Moon - input.tropicalDeg.Sun,
    isWaning = Math.sin((elongation * Math.PI) / 180) < 0,
    mercury = isMercuryBenefic(input, isWaning, policy.mercuryNature);
  const always = { Sun: false, Mars: false, Mercury: mercury, Jupiter: true, Venus: true, Saturn: false };
  const byLight = { ...always, Moon: isMoonFull(elongation) },
    byPhase = { ...always, Moon: !isWaning };
  const parts = perGraha((planet) => peacefulStrength(planet, input, policy, byLight[planet]));
  const upToHour = perGraha((planet) => {
    const { sthana, dig, nathonnatha, paksha, tribhaga, timeLords } = parts[planet];
    return sthana + dig + nathonnatha + paksha + tribhaga + timeLords;
  });
  const wars = planetaryWars(input.siderealDeg, input.latitudeDeg, upToHour, policy.yuddha),
    drishti = drishtiMatrix(input.siderealDeg);
  const planets = perGraha((planet): PlanetStrength => {
    const part = parts[planet];
    const yuddha = wars.reduce(
      (sum, { victor, loser, points }) => sum + (victor === planet ? points : loser === planet ? -points : 0),
      0,
    );
    const kala = part.nathonnatha + part.paksha + part.tribhaga + part.timeLords + part.ayana + yuddha,
      drik = drikBala(planet, drishti, byPhase);
    const total = part.sthana + part.dig + kala + part.cheshta + part.naisargika + drik,
      rupas = total / SHASHTIAMSAS_IN_RUPA,
      requiredRupas = REQUIRED_RUPAS[planet];
    return { ...part, yuddha, kala, drik, total, rupas, requiredRupas, ratio: rupas / requiredRupas };
  });
  return { planets, drishti, wars, isMercuryBenefic: mercury };
}

/** The planets by their part of what they require, the strongest first; equals in the order of the week. */
export const strengthRanking = ({ planets }: Shadbala): Graha[] =>
  [...GRAHAS].sort((a, b) => planets[b].ratio - planets[a].ratio);
