import { declareFamily, route } from '../../../../contract/route.js';
import { businessCatalogue, compareParties, judgeBusiness } from './business.js';
import { BUSINESS_ANSWERS, BusinessCatalogueResponse, BusinessComparisonRequest, BusinessComparisonResponse, BusinessDirectRequest } from './schema.js';
export const family = declareFamily({ name: 'muhurta-business', tag: 'muhurta', group: 'classical-vedic', routes: [
 route({ method: 'GET', path: '/v1/muhurta/business/catalogue', summary: 'x', response: BusinessCatalogueResponse, example: {} }, () => businessCatalogue()),
 route({ method: 'POST', path: '/v1/muhurta/business/direct', summary: 'x', body: BusinessDirectRequest, response: BUSINESS_ANSWERS.assessment, example: { body: {} } }, (_e, { body }) => judgeBusiness(body)),
 route({ method: 'POST', path: '/v1/muhurta/business/compare', summary: 'x', body: BusinessComparisonRequest, response: BusinessComparisonResponse, example: { body: {} } }, (_e, { body }) => compareParties(body)),
] });
