/** The lunar months in order; each is the one in which the Sun enters the sidereal sign of the same number, from Aries. */
const LUNAR_MONTHS = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashvina',
  'Kartika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
] as const;

/** A lunar month: 0-based index of its name, and whether the name is that of an intercalary month. */
export interface LunarMonth {
  readonly name: string;
  readonly index: number;
  readonly isAdhika: boolean;
  /** Name of the month that falls out because the Sun enters two signs within this one; null as a rule. */
  readonly kshayaMonth: string | null;
}

const month = (index: number, isAdhika: boolean, kshaya: boolean): LunarMonth => ({
  name: LUNAR_MONTHS[index % 12],
  index: index % 12,
  isAdhika,
  kshayaMonth: kshaya ? LUNAR_MONTHS[(index + 1) % 12] : null,
});

/**
 * The month that ends with the new moon. It bears the name of the sign that the Sun enters within it; a month in which it enters none
 * is intercalary (adhika) and bears the name of the next; one in which it enters two loses the second name (kshaya).
 * Given: sidereal signs (0 Aries ... 11) of the Sun at the new moon that begins it and at the one that ends it.
 * Source: Brahmagupta's rule as Sewell and Dikshit, The Indian Calendar (1896), sections 45-46, state it.
 */
export function amantaMonth(signAtStart: number, signAtEnd: number): LunarMonth {
  const entered = (signAtEnd - signAtStart + 12) % 12;
  return month(signAtStart + 1, entered === 0, entered === 2);
}

/**
 * The month that ends with the full moon, in the same half. The bright halves agree; the dark half bears the next name, save in an
 * intercalary month, whose two halves keep its own (Sewell and Dikshit, sections 13 and 51).
 */
export function purnimantaMonth(amanta: LunarMonth, signAtEnd: number, isWaxing: boolean): LunarMonth {
  if (isWaxing || amanta.isAdhika) return amanta;
  return month(signAtEnd + 1, false, false);
}
