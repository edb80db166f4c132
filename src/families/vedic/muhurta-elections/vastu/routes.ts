import { declareFamily, route } from '../../../../contract/route.js';
import { judgeVastu, vastuCatalogue } from './vastu.js';
import { VASTU_ANSWERS, VastuCatalogueResponse, VastuDirectRequest } from './schema.js';
export const family = declareFamily({ name: 'muhurta-vastu', tag: 'muhurta', group: 'classical-vedic', routes: [
 route({ method: 'GET', path: '/v1/muhurta/vastu/catalogue', summary: 'x', response: VastuCatalogueResponse, example: {} }, () => vastuCatalogue()),
 route({ method: 'POST', path: '/v1/muhurta/vastu/direct', summary: 'x', body: VastuDirectRequest, response: VASTU_ANSWERS.assessment, example: { body: {} } }, (_e, { body }) => judgeVastu(body)),
] });
