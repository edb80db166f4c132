import { route } from '../../../../contract/route.js';
import { dorotheanConstruction } from './construction.js';
import { dorotheanRootedContext } from './rooted-context.js';
import { AuthCConstructionRequest, AuthCConstructionResponse } from './schema-construction.js';
import { AuthCRootedContextRequest, AuthCRootedContextResponse } from './schema-root.js';

const site = { jd_ut: 2460676.9, latitude: 51.5, longitude: -0.12, house_system: 'R' };
const evidence =
  'Evidence clause by clause, each with its measurements and source; nothing is scored, advised or recommended.';

export const matterRoutes = [
  route(
    {
      method: 'POST',
      path: '/v1/electional/western/authC-rooted-context',
      summary: 'Root and outcome of a matter, and its significators',
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
      summary: 'Building a house: the rising sign, the Moon and the clauses of the chapter',
      description: `${evidence} Dorotheus, Carmen V.2-7. A radical election needs the four natal fields.`,
      run: 'pool',
      body: AuthCConstructionRequest,
      response: AuthCConstructionResponse,
      example: { body: site },
    },
    (engine, { body }) => dorotheanConstruction(engine, body),
  ),
];
