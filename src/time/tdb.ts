/**
 * TDB - TT at the geocentre: the largest terms of the analytical series of Fairhead and Bretagnon (1990), A&A 229, 240-247, with the mass
 * adjustment of the secular term. Amplitudes are in microseconds, frequencies in radians per Julian millennium. README.md of this folder
 * compares it with the complete series.
 */
const ANNUAL = 6283.075849991;
/** [amplitude, phase] of the annual terms in t^0 ... t^4 and of the semi-annual terms in t^0 ... t^2. */
const ANNUAL_TERMS = [
  [1656.674564, 6.240054195],
  [102.156724, 4.249032005],
  [4.32299, 2.642893748],
  [0.143388, 1.131453581],
  [0.003826, 5.705257275],
];
const SEMIANNUAL_TERMS = [
  [13.839792, 6.19690441],
  [1.706807, 4.205904248],
  [0.122605, 2.438140634],
];
/** Coefficient of the secular t^2: -0.406495 of the series, +0.03638 for the JPL masses. */
const SECULAR_T2 = -0.406495 + 0.03638;

/** [frequency, amplitude, phase, amplitude in t, phase in t] */
const OTHER_TERMS = new Float64Array([
  5753.384884897, 22.417471, 4.296977442, 0, 0, 529.690965095, 4.770086, 0.444401603, 0.265919, 5.836047367,
  6069.776754553, 4.67674, 4.021195093, 0, 0, 213.299095438, 2.256707, 5.543113262, 0.269668, 3.400290479, -3.523118349,
  1.694205, 5.025132748, 0.210568, 6.262738348, 77713.77146792, 1.554905, 5.19846709, 0, 0, 7860.419392439, 1.276839,
  5.988822341, 0, 0, 5223.693919802, 1.193379, 3.64982373, 0.077996, 4.670344204, 3930.20969622, 1.115322, 1.422745069,
  0, 0, 11506.769769794, 0.794185, 2.322313077, 0, 0, 1577.343542448, 0.600309, 2.678271909, 0.054764, 4.53480017,
  6208.294251424, 0.496817, 5.696701824, 0, 0, 5884.926846583, 0.486306, 0.520007179, 0, 0, 6244.942814354, 0.468597,
  5.866398759, 0, 0, 26.2983198, 0.447061, 3.615796498, 0.059146, 1.083044735, -398.149003408, 0.435206, 4.349338347, 0,
  0, 74.781598567, 0.432392, 2.435898309, 0, 0, 5507.553238667, 0.37551, 4.103476804, 0.033595, 5.980162321,
]);

/** A sin(x + p) = (A cos p) sin x + (A sin p) cos x, so that one sine and cosine serve all powers of t. */
const SINE = (terms: number[][]): Float64Array =>
  Float64Array.from(terms, ([amplitude, phase]) => amplitude * Math.cos(phase));
const COSINE = (terms: number[][]): Float64Array =>
  Float64Array.from(terms, ([amplitude, phase]) => amplitude * Math.sin(phase));
const ANNUAL_SINE = SINE(ANNUAL_TERMS),
  ANNUAL_COSINE = COSINE(ANNUAL_TERMS);
const SEMIANNUAL_SINE = SINE(SEMIANNUAL_TERMS),
  SEMIANNUAL_COSINE = COSINE(SEMIANNUAL_TERMS);
/** `OTHER_TERMS` in the same form: [frequency, sine, cosine, t sine, t cosine]. */
const OTHERS = Float64Array.from(OTHER_TERMS, (value, i) => {
  const at = i % 5;
  if (at === 0) return value;
  const amplitude = OTHER_TERMS[i - at + (at < 3 ? 1 : 3)],
    phase = OTHER_TERMS[i - at + (at < 3 ? 2 : 4)];
  return amplitude * (at % 2 === 1 ? Math.cos(phase) : Math.sin(phase));
});

const horner = (c: Float64Array, t: number): number => {
  let sum = 0;
  for (let i = c.length - 1; i >= 0; i--) sum = sum * t + c[i];
  return sum;
};

/**
 * TDB - TT in seconds at the geocentre. `ttJ2k`: days since J2000.0 TT (TDB gives the same result). Farther than ten millennia from J2000.0
 * the value of that limit is returned, because the series does not apply there.
 */
export function tdbMinusTtSeconds(ttJ2k: number): number {
  const t = Math.max(-10, Math.min(10, ttJ2k / 365250));
  const x = ANNUAL * t,
    s = Math.sin(x),
    c = Math.cos(x);
  let sum =
    horner(ANNUAL_SINE, t) * s +
    horner(ANNUAL_COSINE, t) * c +
    horner(SEMIANNUAL_SINE, t) * 2 * s * c +
    horner(SEMIANNUAL_COSINE, t) * (c * c - s * s) +
    SECULAR_T2 * t * t;
  for (let i = 0; i < OTHERS.length; i += 5) {
    const y = OTHERS[i] * t;
    sum += (OTHERS[i + 1] + OTHERS[i + 3] * t) * Math.sin(y) + (OTHERS[i + 2] + OTHERS[i + 4] * t) * Math.cos(y);
  }
  return sum * 1e-6;
}
