import { SAYANADI_BODIES } from '../../../doctrine/avasthas/sayanadi.js';
import { declareFamily, route } from '../../../contract/route.js';
import { avasthasOfBirth } from './birth.js';
import { avasthas } from './evaluate.js';
import { sayanadi } from './sayanadi.js';
import {
  AvasthaBirthRequest,
  AvasthaBirthResponse,
  AvasthaChartResponse,
  AvasthaRequest,
  SayanadiRequest,
  SayanadiResponse,
} from './schema.js';

const RULE =
  'States of the seven planets: age and waking (BPHS 45.3-6), mood by one of four works (`deeptadi_source`), conditions (BPHS 45.11-17), and with a ghati and a name the twelve postures (BPHS 45.30-37).';

const sidereal_longitudes = {
  Sun: 117.99,
  Moon: 93.98,
  Mars: 67.46,
  Mercury: 103.67,
  Jupiter: 205.88,
  Venus: 112.56,
  Saturn: 110.47,
};
const context = { clock: { kind: 'ordinal', ordinal: 46 }, name: { value: 3 } };

export const family = declareFamily({
  name: 'avasthas',
  tag: 'avasthas',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/avasthas/evaluate',
        summary: 'States of the planets of given positions',
        description: RULE,
        body: AvasthaRequest,
        response: AvasthaChartResponse,
        table: { list: 'planets' },
        inert: [
          {
            field: '/retrograde_planets',
            reason: 'only combustion_orbs retrograde_reduced depends on the motion',
            when: ({ combustion_orbs }) => combustion_orbs !== 'retrograde_reduced',
          },
        ],
        example: { body: { sidereal_longitudes, lagna_sidereal_lon: 37.73, sayanadi_context: context } },
      },
      (_engine, { body }) => avasthas(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/avasthas/from-datetime',
        summary: 'States of the planets of a birth',
        description: `${RULE} The ghati counts from the sunrise before the birth; where the Sun does not rise, \`status\` is unavailable.`,
        body: AvasthaBirthRequest,
        response: AvasthaBirthResponse,
        minimalExample: false,
        example: {
          body: { birth: '1947-08-15T00:00:00+05:30', latitude: 28.6139, longitude: 77.209, name: { value: 3 } },
        },
      },
      (engine, { body }) => avasthasOfBirth(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/avasthas/sayanadi',
        summary: 'Posture of one planet or node',
        description:
          'The twelve postures and their three parts from the numbers of nakshatra, navamsa, planet, Moon, ghati and Lagna (BPHS 45.30-37). `sidereal_longitudes` must contain the planet and the Moon.',
        body: SayanadiRequest,
        response: SayanadiResponse,
        minimalExample: false,
        inert: SAYANADI_BODIES.filter((name) => name !== 'Moon').map((name) => ({
          field: `/sidereal_longitudes/${name}`,
          reason: 'the posture depends on the requested body, the Moon and the Lagna alone',
          when: ({ planet }: SayanadiRequest) => planet !== name,
        })),
        example: { body: { planet: 'Sun', sidereal_longitudes, lagna_sidereal_lon: 37.73, context } },
      },
      (_engine, { body }) => sayanadi(body),
    ),
  ],
});
