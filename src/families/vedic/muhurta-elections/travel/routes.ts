import { declareFamily, route } from '../../../../contract/route.js';
import { judgeTravel, travelCatalogue } from './travel.js';
import { TRAVEL_ANSWERS, TravelCatalogueResponse, TravelDirectRequest } from './schema.js';
export const family = declareFamily({ name: 'muhurta-travel', tag: 'muhurta', group: 'classical-vedic', routes: [
 route({ method: 'GET', path: '/v1/muhurta/travel/catalogue', summary: 'x', response: TravelCatalogueResponse, example: {} }, () => travelCatalogue()),
 route({ method: 'POST', path: '/v1/muhurta/travel/direct', summary: 'x', body: TravelDirectRequest, response: TRAVEL_ANSWERS.assessment, example: { body: {} } }, (_e, { body }) => judgeTravel(body)),
] });
