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

/** Natural strength, shashtiamsas: sevenths of sixty (BPHS 27.14), with the two decimals that Raman prints. */
const NAISARGIKA: Readonly<Record<Graha, number>> = {
  Sun: 60,
  Moon: 51.43,
  Mars: 17.14,
  Mercury: 25.7,
  Jupiter: 34.28,
  Venus: 42.85,
  Saturn: 8.57,
};

/** Required strength of each planet, rupas (BPHS 27.32-33). */
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

/**
 * Cheshta bala of Sun and Moon. `zero`: none (Raman); `ayanaPaksha`: the Sun's ayana bala and the Moon's paksha bala (BPHS 27.18); `kendra`: by
 * the kendra of BPHS 28.2-4.
 */
export type LuminaryCheshta = 'zero' | 'ayanaPaksha' | 'kendra';
/** Nature of Mercury. `byAssociation`: malefic in one sign with Sun, Mars, Saturn or the waning Moon (BPHS 3.11), else benefic. */
export type MercuryNature = 'malefic' | 'benefic' | 'byAssociation';

/** Readings on which authorities differ. */
export interface ShadbalaPolicy {
  readonly saptavargaja: SaptavargajaPoints;
  readonly moolatrikona: MoolatrikonaReading;
  readonly drekkana: DrekkanaReading;
  readonly moonPaksha: MoonPaksha;
  readonly luminaryCheshta: LuminaryCheshta;
  readonly mercuryNature: MercuryNature;
  readonly yuddha: YuddhaPoints;
}

/** The readings of B. V. Raman. */
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

/** Input of the six strengths of a chart. Degrees; the longitudes of the angles are sidereal. */
export interface ShadbalaInput {
  readonly siderealDeg: PerGraha<number>;
  readonly tropicalDeg: PerGraha<number>;
  /** Ecliptic latitudes; they decide wars. */
  readonly latitudeDeg: PerGraha<number>;
  readonly declinationDeg: PerGraha<number>;
  readonly lagnaDeg: number;
  readonly midheavenDeg: number;
  /** Houses, 1 ... 12, for kendradi bala. */
  readonly house: PerGraha<number>;
  /** Hour angle of the true Sun. */
  readonly hourAngleDeg: number;
  readonly lords: TimeLords;
  readonly tribhagaLord: Graha;
  readonly ttJ2k: number;
}

/** The strengths of a planet, shashtiamsas; `rupas` and `requiredRupas` in rupas of sixty, `ratio` their quotient. */
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

/** The strengths of a chart. */
export interface Shadbala {
  readonly planets: PerGraha<PlanetStrength>;
  readonly drishti: DrishtiMatrix;
  readonly wars: readonly PlanetaryWar[];
  readonly isMercuryBenefic: boolean;
  /** Natures in drik bala: the Moon is benefic while she waxes. */
  readonly isBenefic: PerGraha<boolean>;
}

/** Longitude at which a planet has no dig bala, opposite the angle at which it is strongest (BPHS 27.7). */
function powerlessDeg(planet: Graha, { lagnaDeg, midheavenDeg }: ShadbalaInput): number {
  if (planet === 'Sun' || planet === 'Mars') return midheavenDeg + 180;
  if (planet === 'Jupiter' || planet === 'Mercury') return lagnaDeg + 180;
  return planet === 'Saturn' ? lagnaDeg : midheavenDeg;
}

/** Nature of Mercury under a reading. `isWaning`: the Moon wanes. */
function isMercuryBenefic({ siderealDeg }: ShadbalaInput, isWaning: boolean, nature: MercuryNature): boolean {
  if (nature !== 'byAssociation') return nature === 'benefic';
  const sign = (planet: Graha): number => Math.floor(siderealDeg[planet] / 30);
  const malefics: readonly Graha[] = isWaning ? ['Sun', 'Mars', 'Saturn', 'Moon'] : ['Sun', 'Mars', 'Saturn'];
  return !malefics.some((planet) => sign(planet) === sign('Mercury'));
}

/** The strengths of a planet without yuddha and drik bala. */
function strengthBeforeWar(planet: Graha, input: ShadbalaInput, policy: ShadbalaPolicy, isBenefic: boolean) {
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
  const ofLuminary = { zero: 0, ayanaPaksha: planet === 'Sun' ? ayana : paksha, kendra }[policy.luminaryCheshta];
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
 * The six strengths of the seven planets, shashtiamsas. Benefics are Jupiter and Venus, Mercury as the policy says, and the Moon: in paksha bala
 * from the eighth of the bright half to the eighth of the dark half, in drik bala while she waxes (house rule after Raman's example).
 * Source: Brihat Parashara Hora Shastra ch. 26-28; B. V. Raman, Graha and Bhava Balas.
 */
export function shadbala(input: ShadbalaInput, policy: ShadbalaPolicy): Shadbala {
  const elongation = input.tropicalDeg.Moon - input.tropicalDeg.Sun,
    isWaning = Math.sin((elongation * Math.PI) / 180) < 0,
    mercury = isMercuryBenefic(input, isWaning, policy.mercuryNature);
  const always = { Sun: false, Mars: false, Mercury: mercury, Jupiter: true, Venus: true, Saturn: false };
  const byLight = { ...always, Moon: isMoonFull(elongation) },
    byPhase = { ...always, Moon: !isWaning };
  const parts = perGraha((planet) => strengthBeforeWar(planet, input, policy, byLight[planet]));
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
  return { planets, drishti, wars, isMercuryBenefic: mercury, isBenefic: byPhase };
}

/** The planets by the quotient of strength and required strength, strongest first; equal ones in weekday order. */
export const strengthRanking = ({ planets }: Shadbala): Graha[] =>
  [...GRAHAS].sort((a, b) => planets[b].ratio - planets[a].ratio);
