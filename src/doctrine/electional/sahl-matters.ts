import type { MatterClause } from './matter-clauses.js';
import { buildingClauses, demolitionClauses } from './sahl-house.js';
import type { SahlMatterInput } from './sahl-input.js';
import { landClauses, wellClauses } from './sahl-land.js';
import { lendingClauses } from './sahl-lending.js';
import { investmentClauses, purchaseClauses, saleClauses } from './sahl-money.js';
import { partnershipClauses, plantingClauses, sowingClauses } from './sahl-seed.js';

/** A matter of Sahl's: what it is, where it stands, how it is judged. */
export interface SahlMatter {
  readonly matter: string;
  readonly source: string;
  readonly clauses: (input: SahlMatterInput) => MatterClause[];
}

const BOOK = 'Sahl, On Elections (Choices & Inceptions III, tr. Dykes, 2012)';
const matter = (name: string, place: string, clauses: SahlMatter['clauses']): SahlMatter => ({
  matter: name,
  source: `${BOOK}, ${place}`,
  clauses,
});

/** The matters by the name of their profile without author and version: paragraphs and printed pages of the edition. */
export const SAHL_MATTERS = {
  lending: matter('borrowing_and_lending', '29-31, p. 103', lendingClauses),
  investment: matter('investing_money_for_profit', '36-38, pp. 104-105', investmentClauses),
  purchase: matter('purchasing_goods', '39, p. 105', purchaseClauses),
  sale: matter('selling_goods', '40, p. 105', saleClauses),
  building: matter('building_a_house', '43-46, pp. 106-107', buildingClauses),
  demolition: matter('destroying_a_house', '47, p. 107', demolitionClauses),
  land: matter('buying_and_occupying_land', '48-49, pp. 107-108', landClauses),
  wells_and_rivers: matter('digging_wells_and_diverting_rivers', '50, pp. 108-109', wellClauses),
  planting: matter('planting_trees', '51-53, p. 109', plantingClauses),
  sowing: matter('sowing_seed', '54-55, pp. 109-110', sowingClauses),
  business_partnership: matter('business_partnership', '32-35, p. 104', partnershipClauses),
} as const satisfies Record<string, SahlMatter>;
