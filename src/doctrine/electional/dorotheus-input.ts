import type { ClassicalPlanet } from '../dignity/planets.js';
import type { ElectionFigure } from './figure.js';
import type { MoonFlow } from './matter-clauses.js';

/** Whether the dry signs are those of a later table; the text of Dorotheus gives none. */
export const SIGN_NATURE_VARIANTS = [
  'source_text_unresolved_no_dry_sign_table',
  'lilly_1647_elemental_qualities',
] as const;
export type SignNatureVariant = (typeof SIGN_NATURE_VARIANTS)[number];

/** What a chapter of Dorotheus' is judged from. */
export interface DorotheanMatterInput {
  readonly figure: ElectionFigure;
  /** Null where the profile does not ask for it. */
  readonly flow: MoonFlow | null;
  readonly signNature: SignNatureVariant;
  /** Lord of the planetary hour; null where the Sun does not rise and set. */
  readonly hourLord: ClassicalPlanet | null;
}
