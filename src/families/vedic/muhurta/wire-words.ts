import type { LimbFault, VaraRule } from '../../../doctrine/muhurta/limb-quality.js';

/** Strings of requests and answers for the facts of doctrine/muhurta. */

export const VARA_RULES = { lord: 'lord', dagdha_tithi: 'dagdhaTithi' } as const satisfies Readonly<
  Record<string, VaraRule>
>;

const FAULT: Readonly<Record<LimbFault, string>> = {
  newMoon: 'New moon',
  riktaTithi: 'Rikta tithi',
  maleficWeekday: 'Weekday of a malefic',
  dagdhaTithi: 'Dagdha tithi of the weekday',
  sharpNakshatra: 'Sharp nakshatra',
  gandanta: 'Gandanta of nakshatra',
  shunnedYoga: 'Ashubha Yoga',
  vishtiKarana: 'Vishti karana (Bhadra)',
};

/** Reason of an inauspicious limb, with the name of the limb. */
export const faultReason = ({ kind, name }: { readonly kind: LimbFault; readonly name: string }): string =>
  kind === 'vishtiKarana' ? FAULT[kind] : `${FAULT[kind]}: ${name}`;
