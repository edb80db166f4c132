/**
 * Coefficients of the polynomial of a degree that fits values by least squares, in ascending powers. Normal equations: well conditioned up to
 * cubics for abscissae within +-3.
 */
export function polynomialFit(x: readonly number[], y: readonly number[], degree: number): number[] {
  const n = degree + 1,
    m = new Float64Array(n * (n + 1));
  for (let k = 0; k < x.length; k++) {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) m[i * (n + 1) + j] += x[k] ** (i + j);
      m[i * (n + 1) + n] += y[k] * x[k] ** i;
    }
  }
  for (let c = 0; c < n; c++) {
    for (let i = 0; i < n; i++) {
      if (i === c) continue;
      const factor = m[i * (n + 1) + c] / m[c * (n + 1) + c];
      for (let j = c; j <= n; j++) m[i * (n + 1) + j] -= factor * m[c * (n + 1) + j];
    }
  }
  return Array.from({ length: n }, (_, i) => m[i * (n + 1) + n] / m[i * (n + 1) + i] + 0);
}
