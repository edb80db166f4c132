import { inSign } from '../cli/degrees.js';

/** Degrees in a sign without padding: `24°11'03" Gem`. */
export const degrees = (longitude: number): string => inSign(longitude).trim();

/** A number with a fixed count of decimals, never `-0`; a dash for null. */
export const fixed = (value: number | null | undefined, decimals: number): string =>
  value === null || value === undefined ? '-' : value.toFixed(decimals).replace(/^-(0(\.0*)?)$/, '$1');

/** `2024-04-08T18:17:20.221132+00:00` as `2024-04-08T18:17:20Z`, truncated to the second. */
export const instant = (iso: string | null | undefined): string =>
  iso ? iso.replace(/\.\d+/, '').replace(/\+00:00$/, 'Z') : '-';

/** A compact table: a header line and rows, cells separated by bars. */
export const rows = (head: readonly string[], cells: readonly (readonly (string | number | null)[])[]): string[] =>
  cells.length === 0
    ? ['(none)']
    : [head.join(' | '), ...cells.map((row) => row.map((cell) => cell ?? '-').join(' | '))];

interface Basis {
  readonly ephemeris?: { readonly source?: string };
  readonly time?: { readonly delta_t_seconds?: number; readonly delta_t_source?: string };
  readonly models?: { readonly precession?: string; readonly nutation?: string };
}

/** The computation basis of an answer in one line; no line when the answer has none. */
export function basisLine(answer: unknown): string[] {
  const basis = (answer as { computation_basis?: Basis } | null)?.computation_basis;
  if (!basis?.ephemeris) return [];
  const { ephemeris, time, models } = basis;
  const parts = [
    ephemeris.source,
    time?.delta_t_seconds === undefined
      ? undefined
      : `TT-UT1 ${time.delta_t_seconds.toFixed(2)} s (${time.delta_t_source ?? 'modelled'})`,
    models?.precession?.split(',')[0],
    models?.nutation?.split(' with')[0],
  ];
  return [`basis: ${parts.filter((part) => part !== undefined).join('; ')}`];
}
