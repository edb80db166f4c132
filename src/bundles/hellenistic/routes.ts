import { declareFamily, route } from '../../contract/route.js';
import { hellenisticProfile } from './profile.js';
import { HellenisticChartProfileRequest, HellenisticChartProfileResponse } from './schema.js';

type Body = HellenisticChartProfileRequest;
const noSupporting = (body: Body): boolean => body.policy?.overlays?.supporting_lots !== true;
const OF_SUPPORTING = 'the four primary lots depend only on the planets, the Ascendant, Fortune and Spirit';
const RAW = 'the profile has raw facts without labels and scores';
const dignity = (names: readonly string[]) => names.map((name) => ({ field: `/policy/dignity/${name}`, reason: RAW }));

export const family = declareFamily({
  name: 'hellenistic',
  tag: 'hellenistic-profile',
  group: 'profile-bundles',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/hellenistic/chart-profile',
        summary: 'Hellenistic profile of a birth chart, with its time lords at one instant',
        description:
          'Whole Sign houses and apparent geocentric positions of the seven planets, with dignities, sect, triplicity, bounds, faces, aspects by sign, four lots, profection, decennials of two levels and zodiacal releasing. Each part equals the answer of its own route, without scores. `provenance.not_evaluable` lists the parts that cannot be evaluated.',
        body: HellenisticChartProfileRequest,
        response: HellenisticChartProfileResponse,
        table: { list: 'planets' },
        inert: [
          { field: '/observer_elev_m', reason: 'positions are geocentric, and the angles do not depend on elevation' },
          { field: '/syzygy', reason: OF_SUPPORTING, when: noSupporting },
          { field: '/prenatal_new_moon', reason: OF_SUPPORTING, when: noSupporting },
          { field: '/prenatal_full_moon', reason: OF_SUPPORTING, when: noSupporting },
          { field: '/lord_of_hour', reason: OF_SUPPORTING, when: noSupporting },
          ...['include_syzygy', 'include_prenatal_new_moon', 'include_prenatal_full_moon', 'include_lord_of_hour'].map(
            (name) => ({ field: `/policy/lots/external/${name}`, reason: OF_SUPPORTING, when: noSupporting }),
          ),
          { field: '/policy/lots/derived/include_eros_valens', reason: OF_SUPPORTING, when: noSupporting },
          { field: '/policy/lots/disputed_reversals', reason: OF_SUPPORTING, when: noSupporting },
          {
            field: '/policy/revival/zr_display_levels',
            reason: 'only used with dual_zr',
            when: (body) => body.policy?.revival?.dual_zr !== true,
          },
          ...dignity([
            'essential/scoring',
            'accidental/include_house_strength',
            'accidental/include_motion',
            'accidental/include_oriental_occidental',
            'accidental/solar/include_cazimi',
            'accidental/solar/include_combust',
            'accidental/solar/include_under_sunbeams',
            'accidental/solar/include_for_luminaries',
            'accidental/mutual_reception/include_domicile',
            'accidental/mutual_reception/include_exaltation',
            'accidental/sect/include_hayz',
            'accidental/sect/include_halb',
          ]),
        ],
        example: {
          body: {
            natal_dt: '1985-07-14T08:25:00+02:00',
            current_dt: '2024-06-01T12:00:00Z',
            observer_lat: 48.8566,
            observer_lon: 2.3522,
          },
        },
      },
      (engine, { body }) => hellenisticProfile(engine, body),
    ),
  ],
});
