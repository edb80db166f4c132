import { declareFamily, route } from '../../../contract/route.js';
import { contacts, reflect, toPoint } from './antiscia.js';
import {
  AntisciaContactsRequest,
  AntisciaContactsResponse,
  AntisciaReflectRequest,
  AntisciaReflectResponse,
  AntisciaToPointRequest,
} from './schema.js';

const positions = { Sun: 84.23, Moon: 96, Mars: 264.5, Venus: 275.4 };

export const family = declareFamily({
  name: 'antiscia',
  tag: 'antiscia',
  group: 'relationship',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/antiscia/reflect',
        name: 'antiscia_reflect_route',
        summary: 'Antiscion and contra-antiscion of a longitude',
        body: AntisciaReflectRequest,
        response: AntisciaReflectResponse,
        example: { body: { longitude: 84.23 } },
      },
      (_engine, { body }) => reflect(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/antiscia/contacts',
        name: 'antiscia_contacts_route',
        summary: 'Contacts by antiscion and contra-antiscion among named longitudes',
        body: AntisciaContactsRequest,
        response: AntisciaContactsResponse,
        table: { list: 'contacts' },
        example: { body: { positions } },
      },
      (_engine, { body }) => contacts(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/antiscia/to-point',
        name: 'antiscia_to_point_route',
        summary: 'Bodies with an antiscion or contra-antiscion close to a point',
        body: AntisciaToPointRequest,
        response: AntisciaContactsResponse,
        table: { list: 'contacts' },
        example: { body: { positions, point_longitude: 96 } },
      },
      (_engine, { body }) => toPoint(body),
    ),
  ],
});
