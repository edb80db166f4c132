import type { InertOption } from '../../../contract/inert-options.js';
import { declareFamily, route } from '../../../contract/route.js';
import { siderealChartInert } from '../../../contract/sidereal-chart.js';
import { computedChart, givenChart, profile, result, signProfile, transitStrength } from './ashtakavarga.js';
import { kakshyaTransitAnswer, shodhyaPindaAnswer } from './kakshya-and-pinda.js';
import {
  AshtakavargaChartBaseRequest,
  AshtakavargaChartProfileBackedResponse,
  AshtakavargaChartResultResponse,
  AshtakavargaChartSignProfileRequest,
  AshtakavargaChartSignProfileResponse,
  AshtakavargaChartTransitStrengthRequest,
  AshtakavargaChartTransitStrengthResponse,
  AshtakavargaDirectRequest,
  AshtakavargaProfileResponse,
  AshtakavargaResultResponse,
  AshtakavargaSignProfileRequest,
  AshtakavargaTransitStrengthRequest,
  AshtakavargaTransitStrengthResponse,
  KakshyaTransitRequest,
  KakshyaTransitResponse,
  ShodhyaPindaRequest,
  ShodhyaPindaResponse,
  SignStrengthProfileResponse,
} from './schema.js';

const RULES =
  'Ashtakavarga after Brihat Parashara Hora Shastra: rekhas (ch. 66), reduction of the trines (trikona shodhana, ch. 67) and of the signs of one lord (ekadhipatya shodhana, ch. 68). Strength is counted before reductions.';
const given = {
  sidereal_longitudes: {
    Sun: 316.6,
    Moon: 40.2,
    Mercury: 335.4,
    Venus: 358.9,
    Mars: 139,
    Jupiter: 13.1,
    Saturn: 185.2,
    Lagna: 95,
  },
};
const natalSigns = { Sun: 10, Moon: 1, Mars: 4, Mercury: 11, Jupiter: 0, Venus: 11, Saturn: 6, Lagna: 3 };
const chart = { dt: '2012-02-29T16:05:30+05:30', observer_lat: 28.6139, observer_lon: 77.209 };

interface Options {
  readonly policy?: {
    readonly apply_ekadhipatya_shodhana?: boolean;
    readonly ekadhipatya_occupants?: string;
  } | null;
}
const occupantsInert: InertOption<Options> = {
  field: '/policy/ekadhipatya_occupants',
  reason: 'the request has no ekadhipatya shodhana',
  when: (body) => !(body.policy?.apply_ekadhipatya_shodhana ?? false),
};
const thresholdInert: InertOption<Options> = {
  field: '/policy/strong_threshold',
  reason: 'this answer has figures without strengths',
};
const nodeInert: InertOption<Options> = {
  field: '/node',
  reason: 'Rahu and Ketu are used only for ekadhipatya shodhana with the nodes',
  when: ({ policy }) =>
    !(policy?.apply_ekadhipatya_shodhana ?? false) || !/nodes/.test(policy?.ekadhipatya_occupants ?? 'planets'),
};
const chartInert = [...siderealChartInert, occupantsInert, nodeInert];

export const family = declareFamily({
  name: 'ashtakavarga',
  tag: 'ashtakavarga',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/ashtakavarga/result',
        minimalExample: false,
        summary: 'Bhinna- and sarvashtakavarga',
        description: RULES,
        body: AshtakavargaDirectRequest,
        response: AshtakavargaResultResponse,
        table: { list: 'bhinnashtakavarga' },
        inert: [occupantsInert, thresholdInert],
        example: { body: given },
      },
      (_engine, { body }) => result(givenChart(body)),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/ashtakavarga/profile',
        minimalExample: false,
        summary: 'Ashtakavarga with its extremes and strong signs',
        description: RULES,
        body: AshtakavargaDirectRequest,
        response: AshtakavargaProfileResponse,
        inert: [occupantsInert],
        example: { body: given },
      },
      (_engine, { body }) => profile(givenChart(body)),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/ashtakavarga/sign-profile',
        minimalExample: false,
        summary: 'Rekhas of a planet in a sign',
        description: RULES,
        body: AshtakavargaSignProfileRequest,
        response: SignStrengthProfileResponse,
        inert: [occupantsInert],
        example: { body: { ...given, planet: 'Jupiter', sign_index: 4 } },
      },
      (_engine, { body }) => signProfile(givenChart(body), body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/ashtakavarga/transit-strength',
        minimalExample: false,
        summary: 'Rekhas of a planet in the sign of its transit',
        description: RULES,
        body: AshtakavargaTransitStrengthRequest,
        response: AshtakavargaTransitStrengthResponse,
        inert: [occupantsInert],
        example: { body: { ...given, planet: 'Saturn', transit_sign_index: 9 } },
      },
      (_engine, { body }) => transitStrength(givenChart(body), body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/ashtakavarga/chart/result',
        minimalExample: false,
        summary: 'Bhinna- and sarvashtakavarga of a chart',
        description: RULES,
        body: AshtakavargaChartBaseRequest,
        response: AshtakavargaChartResultResponse,
        inert: [...chartInert, thresholdInert],
        example: { body: chart },
      },
      (engine, { body }) => {
        const { chart: figures, provenance } = computedChart(engine, body);
        return { result: result(figures), provenance };
      },
    ),
    route(
      {
        method: 'POST',
        path: '/v1/ashtakavarga/chart/profile',
        minimalExample: false,
        summary: 'Ashtakavarga of a chart with its extremes and strong signs',
        description: RULES,
        body: AshtakavargaChartBaseRequest,
        response: AshtakavargaChartProfileBackedResponse,
        inert: chartInert,
        example: { body: chart },
      },
      (engine, { body }) => {
        const { chart: figures, provenance } = computedChart(engine, body);
        return { result: profile(figures), provenance };
      },
    ),
    route(
      {
        method: 'POST',
        path: '/v1/ashtakavarga/chart/sign-profile',
        minimalExample: false,
        summary: 'Rekhas of a planet of a chart in a sign',
        description: RULES,
        body: AshtakavargaChartSignProfileRequest,
        response: AshtakavargaChartSignProfileResponse,
        inert: chartInert,
        example: { body: { ...chart, planet: 'Moon', sign_index: 0 } },
      },
      (engine, { body }) => {
        const { chart: figures, provenance } = computedChart(engine, body);
        return { result: signProfile(figures, body), provenance };
      },
    ),
    route(
      {
        method: 'POST',
        path: '/v1/ashtakavarga/chart/transit-strength',
        minimalExample: false,
        summary: 'Rekhas of a planet of a chart in the sign of its transit',
        description: RULES,
        body: AshtakavargaChartTransitStrengthRequest,
        response: AshtakavargaChartTransitStrengthResponse,
        inert: chartInert,
        example: { body: { ...chart, planet: 'Mars', transit_sign_index: 11 } },
      },
      (engine, { body }) => {
        const { chart: figures, provenance } = computedChart(engine, body);
        return { result: transitStrength(figures, body), provenance };
      },
    ),
    route(
      {
        method: 'POST',
        path: '/v1/ashtakavarga/kakshya-transit',
        minimalExample: false,
        summary: 'Kakshya of a transit, its lord, and whether the lord gives a rekha',
        description:
          'A sign has eight kakshyas of 3.75 degrees, half-open, of Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon and Lagna (Jataka Parijata 2.71). A transit is favourable when the lord of its kakshya gives the planet a rekha in the sign.',
        body: KakshyaTransitRequest,
        response: KakshyaTransitResponse,
        example: { body: { planet: 'Saturn', transit_sidereal_lon: 322.4, sign_indices: natalSigns } },
      },
      (_engine, { body }) => kakshyaTransitAnswer(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/ashtakavarga/shodhya-pinda',
        minimalExample: false,
        summary: 'Rasi pinda, graha pinda and shodhya pinda of a planet',
        description:
          'From the rekhas of a planet after both reductions (Brihat Parashara Hora Shastra ch. 69). The request contains the reduced figures; they are not reduced again.',
        body: ShodhyaPindaRequest,
        response: ShodhyaPindaResponse,
        example: {
          body: { planet: 'Sun', reduced_rekhas: [1, 0, 2, 0, 0, 1, 0, 0, 3, 0, 0, 0], sign_indices: natalSigns },
        },
      },
      (_engine, { body }) => shodhyaPindaAnswer(body),
    ),
  ],
});
