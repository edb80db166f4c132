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
        summary: 'List the presets of the chart wheel',
        response: ChartWheelPresetsResponse,
        table: { list: null },
        example: {},
      },
      () => presets(),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/website/chart-wheel/validate',
        summary: 'Validate a wheel config',
        description:
          'Returns the errors and warnings of a config. Unknown names answer 200 with `valid` false and one warning of severity `error` each.',
        body: ChartWheelConfigValidationRequest,
        response: ChartWheelConfigValidationResponse,
        table: { list: 'warnings' },
        example: { body: { config: { orientation: 'ascendant_left' } } },
      },
      (_engine, { body }) => validateConfig(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/website/chart-wheel/packet',
        summary: 'Chart, houses, drawing primitives and finished SVG of a chart wheel',
        description: `Coordinates are on circles around 0,0 with y downwards. \`svg\` is the finished wheel: themed by CSS variables (\`--chart-wheel-ink\` and others), light or dark by the reader's system unless the preset decides, with a title and a description. \`config.include_nodes\` decides whether nodes are included. At most ${MAX_WHEEL_ASPECTS} aspects.`,
        body: ChartWheelPacketRequest,
        response: ChartWheelPacketResponse,
        table: { list: 'warnings' },
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
