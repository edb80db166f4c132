import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BODY_NAMES } from '../../src/ephemeris/source.js';
import type { EphemerisSource, SourceIdentity } from '../../src/ephemeris/source.js';

/** File of each body, in the order of the bodies in `source.ts`. */
const FILES = [
  'sun',
  'mercury',
  'venus',
  'earthmoon',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'moon',
];
/** JD 625648.5 and 2816816.5 TDB, the span of DE422 (header constants jalpha, jomega). */
const START_J2K = 625648.5 - 2451545,
  END_J2K = 2816816.5 - 2451545;
/** EMRAT of DE422 (header constant). */
const EARTH_MOON_MASS_RATIO_DE422 = 81.30056940449234;

interface Table {
  readonly values: Float64Array;
  readonly granules: number;
  readonly coefficients: number;
}

/**
 * JPL DE422 as numpy arrays (PyPI package de422): Chebyshev coefficients [granule][axis][order] in km. Planets and the Sun are barycentric,
 * the Moon is geocentric. Used only to build the packed files.
 */
export class NpyEphemeris implements EphemerisSource {
  readonly identity: SourceIdentity = {
    label: 'DE422',
    sha256: '',
    coverage: { startTdbJ2k: START_J2K, endTdbJ2k: END_J2K, source: 'DE422' },
  };
  readonly earthMoonMassRatio = EARTH_MOON_MASS_RATIO_DE422;
  readonly lookBackDays = 0;
  private readonly tables: readonly Table[];

  constructor(directory: string) {
    this.tables = FILES.map((name) => readTable(join(directory, `jpl-${name}.npy`)));
  }

  has(body: number): boolean {
    return body < FILES.length;
  }
  covers(_body: number, tdbJ2k: number): boolean {
    return tdbJ2k >= START_J2K && tdbJ2k <= END_J2K;
  }

  state(body: number, tdbJ2k: number, order: 1 | 2, out: Float64Array, offset: number): void {
    if (order !== 1 || !this.covers(body, tdbJ2k))
      throw new Error(`DE422 has no state of ${BODY_NAMES[body]} at ${tdbJ2k}`);
    const { values, granules, coefficients } = this.tables[body];
    const days = (END_J2K - START_J2K) / granules;
    const granule = Math.min(granules - 1, Math.floor((tdbJ2k - START_J2K) / days));
    const x = (2 * (tdbJ2k - START_J2K - granule * days)) / days - 1;
    for (let axis = 0; axis < 3; axis++) {
      const at = (granule * 3 + axis) * coefficients;
      let t0 = 1,
        t1 = x,
        d0 = 0,
        d1 = 1,
        value = values[at] + values[at + 1] * x,
        rate = values[at + 1];
      for (let k = 2; k < coefficients; k++) {
        const d2 = 2 * t1 + 2 * x * d1 - d0,
          t2 = 2 * x * t1 - t0;
        value += values[at + k] * t2;
        rate += values[at + k] * d2;
        t0 = t1;
        t1 = t2;
        d0 = d1;
        d1 = d2;
      }
      out[offset + axis] = value;
      out[offset + 3 + axis] = (rate * 2) / days;
    }
  }
}

/**
 * Reads the numpy file format, version 1: a magic number, the length of the header, the header as a Python literal, then doubles in C
 * order.
 */
function readTable(path: string): Table {
  const bytes = readFileSync(path);
  const headerEnd = 10 + bytes.readUInt16LE(8);
  const header = bytes.toString('latin1', 10, headerEnd);
  const shape = /'shape': \((\d+), 3, (\d+)\)/.exec(header);
  if (
    bytes.toString('latin1', 1, 6) !== 'NUMPY' ||
    !header.includes("'descr': '<f8'") ||
    !header.includes("'fortran_order': False") ||
    !shape
  )
    throw new Error(`${path}: the header is not understood: ${header}`);
  const granules = Number(shape[1]),
    coefficients = Number(shape[2]);
  return {
    granules,
    coefficients,
    values: new Float64Array(
      bytes.buffer.slice(bytes.byteOffset + headerEnd, bytes.byteOffset + headerEnd + granules * coefficients * 24),
    ),
  };
}
