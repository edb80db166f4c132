import { declareFamily, route } from '../../../contract/route.js';
import { presets, validateConfig } from './config.js';
import { wheelPacket } from './packet.js';
import {
  ChartWheelConfigValidationRequest,
  ChartWheelConfigValidationResponse,
  ChartWheelPacketRequest,
  ChartWheelPacketResponse,
  ChartWheelPresetsResponse,
  MAX_WHEEL_ASPECTS,
} from './schema.js';

export const family = declareFamily({
  name: 'website',
  tag: 'website-chart-wheel',
  group: 'website',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/website/chart-wheel/presets',
        summary: 'Presets of the chart wheel',
        response: ChartWheelPresetsResponse,
        example: {},
      },
      () => presets(),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/website/chart-wheel/validate',
        summary: 'What is wrong or unwise in a wheel config',
        description: 'Unknown names answer 200 with `valid` false and one warning of severity `error` each.',
        body: ChartWheelConfigValidationRequest,
        response: ChartWheelConfigValidationResponse,
        example: { body: { config: { orientation: 'ascendant_left' } } },
      },
      (_engine, { body }) => validateConfig(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/website/chart-wheel/packet',
        summary: 'Chart, houses, drawing primitives and finished SVG of a chart wheel',
        description: `Coordinates lie on circles about 0,0 with y downwards. \`svg\` is the finished wheel: themed by CSS variables (\`--chart-wheel-ink\` and others), light or dark with the reader's system unless the preset says so, with a title and a description. \`config.include_nodes\` governs the nodes. At most ${MAX_WHEEL_ASPECTS} aspects.`,
        body: ChartWheelPacketRequest,
        response: ChartWheelPacketResponse,
        example: {
          body: {
            chart: { dt: '1990-06-15T14:30:00Z' },
            houses: { latitude: 51.5, longitude: -0.12 },
            config: { orientation: 'ascendant_left' },
          },
        },
      },
      (engine, { body }) => wheelPacket(engine, body),
    ),
  ],
});
