import { route } from '../../../../contract/route.js';
import { dorotheanConstruction } from './construction.js';
import { dorotheanMatterProfile } from './dorotheus-matter.js';
import { dorotheanRootedContext } from './rooted-context.js';
import { AuthCConstructionRequest, AuthCConstructionResponse } from './schema-construction.js';
import { sahlMatterProfile } from './sahl-matter.js';
import {
  AuthBMatterProfileRequest,
  AuthBMatterProfileResponse,
  AuthCMatterProfileRequest,
  AuthCMatterProfileResponse,
} from './schema-matters.js';
import { AuthCRootedContextRequest, AuthCRootedContextResponse } from './schema-root.js';

const site = {
  jd_ut: 2460676.9,
  latitude: 51.5,
  longitude: -0.12,
  house_system: 'R',
};
const evidence =
  'Evaluates a chapter clause by clause, each with its measurements and source. No score, advice or recommendation.';

export const matterRoutes = [
  route(
    {
      method: 'POST',
      path: '/v1/electional/western/authC-rooted-context',
      summary: 'Root and outcome of a matter, and its significators (Dorotheus)',
      description: `${evidence} Dorotheus, Carmen V. A radical election needs the four natal fields.`,
      run: 'pool',
      body: AuthCRootedContextRequest,
      response: AuthCRootedContextResponse,
      example: { body: { ...site, matter: 'land_and_management' } },
    },
    (engine, { body }) => dorotheanRootedContext(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/electional/western/authC-construction',
      summary: 'Building a house: rising sign, Moon and construction clauses (Dorotheus)',
      description: `${evidence} Dorotheus, Carmen V.2-7. A radical election needs the four natal fields.`,
      run: 'pool',
      body: AuthCConstructionRequest,
      response: AuthCConstructionResponse,
      example: { body: site },
    },
    (engine, { body }) => dorotheanConstruction(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/electional/western/authB-matter-profile',
      summary: 'A matter after Sahl: lending, trade, building, land, partnership',
      description: `${evidence} Sahl, On Elections. Only gates decide the status. A clause that the text leaves undefined is not_evaluable.`,
      run: 'pool',
      body: AuthBMatterProfileRequest,
      response: AuthBMatterProfileResponse,
      example: {
        body: {
          ...site,
          profile_id: 'authB_lending_v1',
          burnt_path_variant: 'authB_text_indeterminate_no_numeric_endpoints',
        },
      },
    },
    (engine, { body }) => sahlMatterProfile(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/electional/western/authC-matter-profile',
      summary: 'A matter after Dorotheus: building, trade, land, travel, ships, debts, wills',
      description: `${evidence} Dorotheus, Carmen V. Only gates decide the status; a chapter without a gate is descriptive.`,
      run: 'pool',
      body: AuthCMatterProfileRequest,
      response: AuthCMatterProfileResponse,
      example: { body: { ...site, profile_id: 'authC_demolition_v1' } },
    },
    (engine, { body }) => dorotheanMatterProfile(engine, body),
  ),
];
