import type { MatterClause } from './matter-clauses.js';
import {
  buildingClauses,
  demolitionClauses,
  landClauses,
  partnershipClauses,
  plantingClauses,
  sowingClauses,
  wellClauses,
} from './sahl-land.js';
import { investmentClauses, lendingClauses, purchaseClauses, saleClauses } from './sahl-money.js';
import type { SahlMatterInput } from './sahl-input.js';

/** A matter of Sahl's: what it is, where it stands, how it is judged. */
export interface SahlMatter {
  readonly matter: string;
  readonly source: string;
  readonly clauses: (input: SahlMatterInput) => MatterClause[];
}

const BOOK = "Sahl, On Elections (Works of Sahl and Masha'allah, Dykes 2008)";
const matter = (name: string, place: string, clauses: SahlMatter['clauses']): SahlMatter => ({
  matter: name,
  source: `${BOOK}, ${place}`,
  clauses,
});
const SECOND = 'the second house';
const FOURTH = 'the fourth house';

/** The matters by the name of their profile without author and version. */
export const SAHL_MATTERS = {
  lending: matter('borrowing_and_lending', `${SECOND}: lending and borrowing`, lendingClauses),
  investment: matter('investing_money_for_profit', `${SECOND}: trading with money`, investmentClauses),
  purchase: matter('purchasing_goods', `${SECOND}: buying`, purchaseClauses),
  sale: matter('selling_goods', `${SECOND}: selling`, saleClauses),
  building: matter('building_a_house', `${FOURTH}: building`, buildingClauses),
  demolition: matter('destroying_a_house', `${FOURTH}: pulling down`, demolitionClauses),
  land: matter('buying_and_occupying_land', `${FOURTH}: land`, landClauses),
  wells_and_rivers: matter('digging_wells_and_diverting_rivers', `${FOURTH}: wells and rivers`, wellClauses),
  planting: matter('planting_trees', `${FOURTH}: planting`, plantingClauses),
  sowing: matter('sowing_seed', `${FOURTH}: sowing`, sowingClauses),
  business_partnership: matter('business_partnership', 'partnership', partnershipClauses),
} as const satisfies Record<string, SahlMatter>;
