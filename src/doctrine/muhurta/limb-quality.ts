/** What a limb is worth for beginning something, without regard to what is begun. */
export type LimbQuality = 'auspicious' | 'neutral' | 'inauspicious';
export type MuhurtaLimb = 'tithi' | 'vara' | 'nakshatra' | 'yoga' | 'karana';

interface Judgement {
  readonly quality: LimbQuality;
  /** What is wrong, in short; null where nothing is. */
  readonly reason: string | null;
}

const judged = (quality: LimbQuality, reason: string | null = null): Judgement => ({ quality, reason });

/** Numbers in the half: the good ones, and the void (rikta) fourth, ninth and fourteenth. */
const GOOD_TITHIS: ReadonlySet<number> = new Set([2, 3, 5, 7, 10, 11, 13]);
const RIKTA: ReadonlySet<number> = new Set([4, 9, 14]);

/**
 * Second, third, fifth, seventh, tenth, eleventh, thirteenth and the full moon are good for all; the rikta tithis and the new moon
 * are shunned; the first and the sixth, eighth and twelfth, which have flaws (pakshachhidra), are indifferent.
 * Source: Muhurta Chintamani 1 (tithis); B. V. Raman, Muhurtha, ch. 3. Given: index 0 ... 29 and name.
 */
function tithiQuality(index: number, name: string): Judgement {
  const inHalf = (index % 15) + 1;
  if (index === 29) return judged('inauspicious', `New moon: ${name}`);
  if (RIKTA.has(inHalf)) return judged('inauspicious', `Rikta tithi: ${name}`);
  return judged(index === 14 || GOOD_TITHIS.has(inHalf) ? 'auspicious' : 'neutral');
}

/**
 * By the natural disposition of the lord: Jupiter and Venus are benefic, Sun, Mars and Saturn malefic; Moon and Mercury turn with
 * their state and company, which a weekday does not tell (Brihat Parashara Hora Shastra 3.11). The Sun's day is the mildest of the
 * cruel ones and is not shunned as such (Raman, Muhurtha, ch. 3).
 */
function varaQuality(lord: string): Judgement {
  if (lord === 'Jupiter' || lord === 'Venus') return judged('auspicious');
  if (lord === 'Mars' || lord === 'Saturn') return judged('inauspicious', `Weekday of a malefic: ${lord}`);
  return judged('neutral');
}

/** The burnt (dagdha) tithi of each weekday from Sunday, by its number in the half (Muhurta Chintamani 1, dagdha tithis). */
const DAGDHA_TITHIS: readonly number[] = [12, 11, 5, 3, 6, 8, 9];

/** How the weekday is judged: by its lord, or only by the burnt tithi that falls on it. */
export type VaraRule = 'lord' | 'dagdha_tithi';

const dagdhaQuality = (weekday: number, tithi: { readonly index: number; readonly name: string }): Judgement =>
  DAGDHA_TITHIS[weekday] === (tithi.index % 15) + 1
    ? judged('inauspicious', `Dagdha tithi of the weekday: ${tithi.name}`)
    : judged('neutral');

/** Fixed, tender, light and movable asterisms, the four gentle classes (Brihat Samhita 98.6-11), by index from Ashwini. */
const GENTLE: ReadonlySet<number> = new Set([3, 11, 20, 25, 4, 13, 16, 26, 0, 7, 12, 6, 14, 21, 22, 23]);
/** The sharp ones: Ardra, Ashlesha, Jyeshtha, Mula (98.7). Cruel and mixed ones are left for works of their own kind. */
const SHARP: ReadonlySet<number> = new Set([5, 8, 17, 18]);

function nakshatraQuality(index: number, name: string): Judgement {
  if (GENTLE.has(index)) return judged('auspicious');
  return SHARP.has(index) ? judged('inauspicious', `Sharp nakshatra: ${name}`) : judged('neutral');
}

/**
 * Vishti (Bhadra) is shunned and the other movable karanas do no harm (Brihat Samhita 100.3-4, Bhat's numbers); the four fixed ones have
 * works of their own (100.5).
 */
const karanaQuality = (name: string): Judgement =>
  name === 'Vishti' ? judged('inauspicious', `Vishti karana (Bhadra)`) : judged('neutral');

/** The limbs of a moment as their rules need them; indices from 0. */
export interface MuhurtaLimbs {
  readonly tithi: { readonly index: number; readonly name: string };
  /** 0 Sunday ... 6 Saturday. */
  readonly weekday: number;
  readonly varaLord: string;
  readonly nakshatra: { readonly index: number; readonly name: string };
  readonly yoga: { readonly name: string; readonly isShunned: boolean };
  readonly karana: { readonly name: string };
}

/** The quality of each limb, in the order in which limbs are named. */
export function limbQualities(
  limbs: MuhurtaLimbs,
  varaRule: VaraRule = 'lord',
): Readonly<Record<MuhurtaLimb, Judgement>> {
  const { tithi, weekday, varaLord, nakshatra, yoga, karana } = limbs;
  return {
    tithi: tithiQuality(tithi.index, tithi.name),
    vara: varaRule === 'lord' ? varaQuality(varaLord) : dagdhaQuality(weekday, tithi),
    nakshatra: nakshatraQuality(nakshatra.index, nakshatra.name),
    yoga: yoga.isShunned ? judged('inauspicious', `Ashubha Yoga: ${yoga.name}`) : judged('auspicious'),
    karana: karanaQuality(karana.name),
  };
}

/** What a fault costs before its limb is weighted: that of the yoga most, then that of the karana. A merit is one point in every limb. */
const FAULT_POINTS: Readonly<Record<MuhurtaLimb, number>> = {
  tithi: -0.5,
  vara: -0.5,
  nakshatra: -0.5,
  yoga: -1.5,
  karana: -1,
};

/** Points of a limb of a quality, before they are weighted. */
export const limbPoints = (limb: MuhurtaLimb, quality: LimbQuality): number =>
  quality === 'inauspicious' ? FAULT_POINTS[limb] : quality === 'auspicious' ? 1 : 0;

/**
 * The quality of the moment: a shunned yoga, or two inauspicious limbs, make it inauspicious, one inauspicious limb neutral. No merit
 * outweighs a fault ("all these must be auspicious": Raman, Muhurtha, panchanga suddhi).
 */
export function overallQuality(qualities: Readonly<Record<MuhurtaLimb, Judgement>>): LimbQuality {
  const faults = Object.values(qualities).filter(({ quality }) => quality === 'inauspicious').length;
  if (faults > 1 || qualities.yoga.quality === 'inauspicious') return 'inauspicious';
  return faults === 1 ? 'neutral' : 'auspicious';
}
