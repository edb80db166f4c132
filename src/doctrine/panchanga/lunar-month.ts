/** The lunar months in order. In the n-th the Sun enters the n-th sidereal sign, counted from Aries. */
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

/** A lunar month. */
export interface LunarMonth {
  readonly name: string;
  /** 0 Chaitra ... 11 Phalguna. */
  readonly index: number;
  /** Intercalary. */
  readonly isAdhika: boolean;
  /** Name of the month that is dropped because the Sun enters two signs within this one; usually null. */
  readonly kshayaMonth: string | null;
}

const month = (index: number, isAdhika: boolean, kshaya: boolean): LunarMonth => ({
  name: LUNAR_MONTHS[index % 12],
  index: index % 12,
  isAdhika,
  kshayaMonth: kshaya ? LUNAR_MONTHS[(index + 1) % 12] : null,
});

/**
 * The amanta month, from new moon to new moon. The sign that the Sun enters within it gives its name. When it enters none, the month is
 * intercalary (adhika) and has the name of the next; when it enters two, the second name is dropped (kshaya).
 * Given: sidereal signs (0 Aries ... 11) of the Sun at the new moon that begins the month and at the one that ends it.
 * Source: Brahmagupta's rule in Sewell and Dikshit, The Indian Calendar (1896), sections 45-46.
 */
export function amantaMonth(signAtStart: number, signAtEnd: number): LunarMonth {
  const entered = (signAtEnd - signAtStart + 12) % 12;
  return month(signAtStart + 1, entered === 0, entered === 2);
}

/**
 * The purnimanta month, from full moon to full moon, of the same half month. In the bright half it has the name of the amanta month; in the
 * dark half it has the next name, except in an intercalary month, whose two halves keep its name.
 * Given: the amanta month, the Sun's sidereal sign at its end, and whether the Moon waxes.
 * Source: Sewell and Dikshit, sections 13 and 51.
 */
export function purnimantaMonth(amanta: LunarMonth, signAtEnd: number, isWaxing: boolean): LunarMonth {
  if (isWaxing || amanta.isAdhika) return amanta;
  return month(signAtEnd + 1, false, false);
}
