import type { MatterClause } from './matter-clauses.js';
import { buildingClauses, demolitionClauses } from './sahl-house.js';
import type { SahlMatterInput } from './sahl-input.js';
import { landClauses, wellClauses } from './sahl-land.js';
import { lendingClauses } from './sahl-lending.js';
import { investmentClauses, purchaseClauses, saleClauses } from './sahl-money.js';
import { partnershipClauses, plantingClauses, sowingClauses } from './sahl-seed.js';

/** A chapter of Sahl: its source and its clauses. */
export interface SahlMatter {
  readonly source: string;
  readonly clauses: (input: SahlMatterInput) => MatterClause[];
}

const BOOK = 'Sahl, On Elections (Choices & Inceptions III, tr. Dykes, 2012)';
const matter = (place: string, clauses: SahlMatter['clauses']): SahlMatter => ({
  source: `${BOOK}, ${place}`,
  clauses,
});

/** The chapters by matter, with paragraphs and printed pages of the edition. */
export const SAHL_MATTERS = {
  lending: matter('29-31, p. 103', lendingClauses),
  investment: matter('36-38, pp. 104-105', investmentClauses),
  purchase: matter('39, p. 105', purchaseClauses),
  sale: matter('40, p. 105', saleClauses),
  building: matter('43-46, pp. 106-107', buildingClauses),
  demolition: matter('47, p. 107', demolitionClauses),
  land: matter('48-49, pp. 107-108', landClauses),
  wellsAndRivers: matter('50, pp. 108-109', wellClauses),
  planting: matter('51-53, p. 109', plantingClauses),
  sowing: matter('54-55, pp. 109-110', sowingClauses),
  businessPartnership: matter('32-35, p. 104', partnershipClauses),
} as const satisfies Record<string, SahlMatter>;
export type SahlMatterName = keyof typeof SAHL_MATTERS;
