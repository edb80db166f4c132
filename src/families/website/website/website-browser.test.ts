import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { biWheels, randomBirths, stelliums } from '../../../../test/support/wheel-births.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { wheelLayout } from './layout.js';
import { wheelPacket } from './packet.js';
import type { ChartWheelConfig, ChartWheelPacketResponse } from './schema.js';
import { clearPieces, within } from './sector-lines.js';

const browser = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Size of a measured picture, pixels. */
const WIDTH = 1000;

interface Measured {
  readonly of: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of all labels of each SVG as the browser lays them out, in SVG units. */
function measure(svgs: readonly string[]): Measured[][] {
  const folder = mkdtempSync(join(tmpdir(), 'wheel-'));
  try {
    const script =
      'const r=[...document.querySelectorAll("svg")].map(s=>[...s.querySelectorAll(".cw-label")].map(g=>{const b=g.getBBox();return{of:g.dataset.of,kind:g.getAttribute("class"),x:b.x,y:b.y,width:b.width,height:b.height}}));document.body.textContent="@@"+JSON.stringify(r)+"@@"';
    writeFileSync(
      join(folder, 'wheel.html'),
      `<!doctype html><meta charset="utf-8"><body>${svgs.map((svg) => `<div style="width:${WIDTH}px">${svg}</div>`).join('')}<script>${script}</script></body>`,
    );
    const run = spawnSync(
      browser ?? '',
      [...FLAGS, `--user-data-dir=${join(folder, 'profile')}`, '--dump-dom', `file://${join(folder, 'wheel.html')}`],
      { encoding: 'utf8', timeout: 60_000, maxBuffer: 1 << 26 },
    );
    const found = /@@(.*)@@/s.exec(run.stdout);
    assert.ok(found, `the browser answered nothing: ${run.error?.message ?? run.stderr.slice(0, 300)}`);
    return JSON.parse(
      found[1].replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
    ) as Measured[][];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test(
  'validation: in Chromium no label boxes overlap, and each is inside its reserved box',
  { skip: browser === undefined ? 'no Chromium is installed (CHROMIUM_PATH names one)' : false },
  () => {
    const engine = sharedEngine();
    const configs: Partial<ChartWheelConfig>[] = [
      {},
      { orientation: 'ascendant_left', aspect_tier: 2 },
      { preset: 'dark' },
      { preset: 'print', glyph_set: 'text', label_mode: 'full' },
      { label_mode: 'full' },
      { label_mode: 'compact', glyph_set: 'text' },
      { orientation: 'ascendant_left', aspect_radius: 0.4, point_radius: 0.86, label_radius: 0.9 },
    ];
    const rings = [{ chart: { dt: '1992-01-05T03:30:00Z' } }, { chart: { dt: '2020-01-12T00:00:00Z' } }];
    // The conjunction of seven bodies in Aquarius of February 1962, and an ordinary chart far north.
    const packets = configs.flatMap((config) => [
      wheelPacket(engine, {
        chart: { dt: '1962-02-05T00:10:00Z' },
        houses: { latitude: 51.5, longitude: -0.12 },
        config,
      }),
      wheelPacket(engine, { chart: { dt: '1990-06-15T14:30:00Z' }, houses: { latitude: 65, longitude: 25 }, config }),
      wheelPacket(engine, {
        chart: { dt: '1990-06-15T14:30:00Z' },
        houses: { latitude: 51.5, longitude: -0.12 },
        rings,
        config,
      }),
    ]);
    compare(packets);
  },
);

/** Number of wheels of each kind to measure: `all`, or as many as take a few seconds. */
const isWhole = process.env['WHEEL_PICTURES'] === 'all';
const AT_ONCE = 40;

test(
  'validation: in Chromium no box of a random birth, a stellium or a bi-wheel overlaps another or a drawn line',
  { skip: browser === undefined ? 'no Chromium is installed (CHROMIUM_PATH names one)' : false },
  () => {
    const engine = sharedEngine();
    const groups = stelliums((request, key) => {
      const { asc, mc } = wheelPacket(engine, request).houses ?? assert.fail('no houses');
      return { AC: asc, MC: mc, DC: normalizeDeg(asc + 180), IC: normalizeDeg(mc + 180) }[key] ?? NaN;
    });
    const births = randomBirths(500);
    const requests = isWhole
      ? [...births, ...groups, ...biWheels(births.slice(0, 100)), ...biWheels(groups)]
      : [
          ...births.slice(0, 24),
          ...groups.slice(0, 10),
          ...biWheels(births.slice(24, 32)),
          ...biWheels(groups.slice(10, 15)),
        ];
    for (let from = 0; from < requests.length; from += AT_ONCE)
      compare(
        requests
          .slice(from, from + AT_ONCE)
          .map((request) =>
            wheelPacket(engine, { ...request, caption: ['Ada Lovelace', 'London, GB'], include_svg: true }),
          ),
      );
  },
);

/** Browser boxes overlap neither each other nor lines, and are inside the boxes of the layout. */
function compare(packets: readonly ChartWheelPacketResponse[]): void {
  const boxes = measure(packets.map(({ svg }) => svg ?? ''));
  packets.forEach((packet, p) => {
    const { labels, half, lines } = wheelLayout(packet);
    const drawn = lines.map((line) => ({ line, pieces: clearPieces(line, labels) }));
    // A browser rounds a font's ascent and descent, and glyph advances, to integer pixels.
    const pixel = (2 * half) / WIDTH;
    assert.equal(boxes[p].length, labels.length);
    boxes[p].forEach((box, i) => {
      const kept = labels[i];
      assert.equal(box.of, kept.of);
      assert.ok(
        box.x >= kept.x - kept.width / 2 - pixel && box.x + box.width <= kept.x + kept.width / 2 + pixel,
        `${p}: ${box.kind} ${box.of} is wider (${box.x} and ${box.width}) than ${kept.width} about ${kept.x}`,
      );
      assert.ok(
        box.y >= kept.y - kept.height / 2 - pixel && box.y + box.height <= kept.y + kept.height / 2 + pixel,
        `${p}: ${box.kind} ${box.of} is higher (${box.y} + ${box.height}) than ${kept.y} +- ${kept.height / 2}`,
      );
      for (const { line, pieces } of drawn) {
        const real = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
        const run = within(line.angleDeg, real, 0);
        const isStruck = run !== null && pieces.some(([from, to]) => from < run[1] && to > run[0]);
        assert.ok(!isStruck, `${p}: ${line.kind} ${line.of} through ${box.kind} ${box.of}`);
      }
      for (const other of boxes[p].slice(i + 1)) {
        const apart =
          box.x + box.width <= other.x ||
          other.x + other.width <= box.x ||
          box.y + box.height <= other.y ||
          other.y + other.height <= box.y;
        assert.ok(apart, `${p}: ${box.kind} ${box.of} over ${other.kind} ${other.of}`);
      }
    });
  });
}
