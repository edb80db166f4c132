/** Quality of a limb for beginning an undertaking, whatever the undertaking. */
export type LimbQuality = 'auspicious' | 'neutral' | 'inauspicious';
export type MuhurtaLimb = 'tithi' | 'vara' | 'nakshatra' | 'yoga' | 'karana';

/** Reason of an inauspicious limb. */
export type LimbFault =
  | 'newMoon'
  | 'riktaTithi'
  | 'maleficWeekday'
  | 'dagdhaTithi'
  | 'sharpNakshatra'
  | 'gandanta'
  | 'shunnedYoga'
  | 'vishtiKarana';

/** Quality of a limb, and its fault. */
export interface LimbJudgement {
  readonly quality: LimbQuality;
  /** The fault with the name of the limb (of a weekday: of its lord); null unless inauspicious. */
  readonly fault: { readonly kind: LimbFault; readonly name: string } | null;
}

const AUSPICIOUS: LimbJudgement = { quality: 'auspicious', fault: null };
const NEUTRAL: LimbJudgement = { quality: 'neutral', fault: null };
const inauspicious = (kind: LimbFault, name: string): LimbJudgement => ({
  quality: 'inauspicious',
  fault: { kind, name },
});

/** Numbers of the good tithis in a half, and of the void (rikta) ones. */
const GOOD_TITHIS: ReadonlySet<number> = new Set([2, 3, 5, 7, 10, 11, 13]);
const RIKTA: ReadonlySet<number> = new Set([4, 9, 14]);

/**
 * The second, third, fifth, seventh, tenth, eleventh and thirteenth tithi and the full moon are good for all undertakings. The rikta tithis
 * and the new moon are shunned. The first is neutral, and so are the sixth, eighth and twelfth, which are flawed (pakshachhidra).
 * Source: Muhurta Chintamani 1 (tithis); B. V. Raman, Muhurtha, ch. 3. Given: index 0 ... 29 and name.
 */
function tithiQuality(index: number, name: string): LimbJudgement {
  const inHalf = (index % 15) + 1;
  if (index === 29) return inauspicious('newMoon', name);
  if (RIKTA.has(inHalf)) return inauspicious('riktaTithi', name);
  return index === 14 || GOOD_TITHIS.has(inHalf) ? AUSPICIOUS : NEUTRAL;
}

/**
 * Quality of a weekday by the natural disposition of its lord: Jupiter and Venus are benefic, Sun, Mars and Saturn malefic; Moon and Mercury
 * depend on their state and company, which the weekday does not show (Brihat Parashara Hora Shastra 3.11). The Sun's day is the mildest of
 * the cruel ones and is not shunned (Raman, Muhurtha, ch. 3).
 */
function varaQuality(lord: string): LimbJudgement {
  if (lord === 'Jupiter' || lord === 'Venus') return AUSPICIOUS;
  return lord === 'Mars' || lord === 'Saturn' ? inauspicious('maleficWeekday', lord) : NEUTRAL;
}

/** The burnt (dagdha) tithi of each weekday from Sunday, by its number in the half (Muhurta Chintamani 1, dagdha tithis). */
const DAGDHA_TITHIS: readonly number[] = [12, 11, 5, 3, 6, 8, 9];

/** Quality of the weekday: by its lord, or only by its burnt tithi. */
export type VaraRule = 'lord' | 'dagdhaTithi';

const dagdhaQuality = (weekday: number, tithi: { readonly index: number; readonly name: string }): LimbJudgement =>
  DAGDHA_TITHIS[weekday] === (tithi.index % 15) + 1 ? inauspicious('dagdhaTithi', tithi.name) : NEUTRAL;

/** Fixed, tender, light and movable nakshatras, the four gentle classes (Brihat Samhita 98.6-11), by index from Ashwini. */
const GENTLE: ReadonlySet<number> = new Set([3, 11, 20, 25, 4, 13, 16, 26, 0, 7, 12, 6, 14, 21, 22, 23]);
/** The sharp ones: Ardra, Ashlesha, Jyeshtha, Mula (98.7). Cruel and mixed ones suit undertakings of their own kind. */
const SHARP: ReadonlySet<number> = new Set([5, 8, 17, 18]);

function nakshatraQuality(index: number, name: string): LimbJudgement {
  if (GENTLE.has(index)) return AUSPICIOUS;
  return SHARP.has(index) ? inauspicious('sharpNakshatra', name) : NEUTRAL;
}

/**
 * Vishti (Bhadra) is shunned; the other movable karanas do no harm (Brihat Samhita 100.3-4, Bhat's numbers); the four fixed ones suit
 * undertakings of their own (100.5).
 */
const karanaQuality = (name: string): LimbJudgement =>
  name === 'Vishti' ? inauspicious('vishtiKarana', name) : NEUTRAL;

/** The limbs of an instant; indices from 0. */
export interface MuhurtaLimbs {
  readonly tithi: { readonly index: number; readonly name: string };
  /** 0 Sunday ... 6 Saturday. */
  readonly weekday: number;
  readonly varaLord: string;
  readonly nakshatra: { readonly index: number; readonly name: string; readonly isGandanta?: boolean };
  readonly yoga: { readonly name: string; readonly isShunned: boolean };
  readonly karana: { readonly name: string };
}

/**
 * The quality of each limb, with its fault when it is inauspicious. `varaRule`: rule of the weekday. Sources: the rules of the limbs in
 * this file; the shunned yogas are in doctrine/panchanga.
 */
export function limbQualities(
  limbs: MuhurtaLimbs,
  varaRule: VaraRule = 'lord',
): Readonly<Record<MuhurtaLimb, LimbJudgement>> {
  const { tithi, weekday, varaLord, nakshatra, yoga, karana } = limbs;
  return {
    tithi: tithiQuality(tithi.index, tithi.name),
    vara: varaRule === 'lord' ? varaQuality(varaLord) : dagdhaQuality(weekday, tithi),
    nakshatra:
      nakshatra.isGandanta === true
        ? inauspicious('gandanta', nakshatra.name)
        : nakshatraQuality(nakshatra.index, nakshatra.name),
    yoga: yoga.isShunned ? inauspicious('shunnedYoga', yoga.name) : AUSPICIOUS,
    karana: karanaQuality(karana.name),
  };
}

/** Points of an inauspicious limb before its weight; an auspicious limb has one point (house rule: recorded practice). */
const FAULT_POINTS: Readonly<Record<MuhurtaLimb, number>> = {
  tithi: -0.5,
  vara: -0.5,
  nakshatra: -0.5,
  yoga: -1.5,
  karana: -1,
};

/** Points of the new moon, which is shunned for all undertakings as Vishti is (house rule). */
const NEW_MOON_POINTS = -1;

/** Points of a limb by its judgement, before its weight (house rule). */
export function limbPoints(limb: MuhurtaLimb, { quality, fault }: LimbJudgement): number {
  if (fault?.kind === 'newMoon') return NEW_MOON_POINTS;
  return quality === 'inauspicious' ? FAULT_POINTS[limb] : quality === 'auspicious' ? 1 : 0;
}

/**
 * The quality of the instant: inauspicious with a shunned yoga, the new moon or two inauspicious limbs, neutral with one inauspicious limb, else
 * auspicious. No merit outweighs a fault ("all these must be auspicious": Raman, Muhurtha, panchanga suddhi); that a single fault leaves
 * the instant neutral is a house rule.
 */
export function overallQuality(qualities: Readonly<Record<MuhurtaLimb, LimbJudgement>>): LimbQuality {
  const faults = Object.values(qualities).filter(({ quality }) => quality === 'inauspicious').length;
  if (faults > 1 || qualities.yoga.quality === 'inauspicious' || qualities.tithi.fault?.kind === 'newMoon')
    return 'inauspicious';
  return faults === 1 ? 'neutral' : 'auspicious';
}
