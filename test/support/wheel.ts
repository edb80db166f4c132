import assert from 'node:assert/strict';
import { InvalidInput } from '../../src/kernel/errors.js';
import { wheelLayout } from '../../src/families/website/website/layout.js';
import { wheelPacket } from '../../src/families/website/website/packet.js';
import type {
  ChartWheelConfig,
  ChartWheelPacketRequest,
  ChartWheelPacketResponse,
} from '../../src/families/website/website/schema.js';
import { boxesOverlap } from '../../src/families/website/website/spread.js';
import { sharedEngine } from './engine.js';

const engine = sharedEngine();
const request: ChartWheelPacketRequest = {
  chart: { dt: '1990-06-15T14:30:00Z' },
  houses: { latitude: 51.5, longitude: -0.12 },
};
/** The wheel of an afternoon in London, with changes. */
export const packet = (
  config: Partial<ChartWheelConfig> = {},
  changes: Partial<ChartWheelPacketRequest> = {},
): ChartWheelPacketResponse => wheelPacket(engine, { ...request, ...changes, config });
export const refused = (run: () => unknown, field: string): void => {
  assert.throws(run, (error) => error instanceof InvalidInput && error.problems[0].field === field, field);
};

/** No two label boxes of the layout overlap, and none leaves the picture. */
export function noOverlap(made: ChartWheelPacketResponse, what: string): void {
  const { labels, half } = wheelLayout(made);
  labels.forEach((label, i) => {
    assert.ok(
      Math.abs(label.x) + label.width / 2 <= half + 1e-6 && Math.abs(label.y) + label.height / 2 <= half + 1e-6,
      `${what}: ${label.of} leaves the picture`,
    );
    for (const other of labels.slice(i + 1))
      assert.ok(!boxesOverlap(label, other), `${what}: ${label.role} ${label.of} over ${other.role} ${other.of}`);
  });
}
