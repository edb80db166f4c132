/**
 * The library: everything below the transport, in process. In Node use `nodeDataProvider` from `celestial-computation-service/node-data`;
 * in a browser give the packed files to `bufferDataProvider`.
 */
export { createEngine } from './engine.js';
export type { Engine, EngineOptions } from './engine.js';
export { bufferDataProvider } from './buffer-data.js';
export type { DataProvider } from './kernel/data.js';
export { InvalidInput, NotConfigured, NotFound, OutOfCoverage } from './kernel/errors.js';
export { families } from './registry.js';
export type { Family, Route } from './contract/route.js';
export type { Instant } from './time/instant.js';
export type { Site } from './reduction/origin.js';
export type { Place } from './sky/sky.js';
export { CHART_BODIES, LUNAR_POINTS } from './sky/bodies.js';
export type { Body } from './sky/bodies.js';
export { chart, chartReduction } from './families/core/chart/chart.js';
export { houses, housesReduction } from './families/core/houses/houses.js';
export { planetPlace, planetReduction } from './families/core/positions/planet.js';
export { skyPosition, skyReduction } from './families/core/positions/sky.js';
export { barycentric, heliocentric, planetocentric, receivedLight } from './families/core/positions/frames.js';
