import { momentParam, viewedMs } from './viewed.js';
import { addressWith, param, setParams } from './url.js';
import type { ParamChanges } from './url.js';

/** The kinds of derived charts: the transits of an instant, the return of a body, or the birth chart progressed to a date of life. */
export const DERIVED_KINDS = ['transit', 'return', 'progression'] as const;
export type DerivedKind = (typeof DERIVED_KINDS)[number];

/** A chart derived from a birth and an instant. The birth does not change. */
export interface Derived {
  readonly kind: DerivedKind;
  /** The returning body; '' for the other kinds. */
  readonly body: string;
  /** The moment in view, UTC milliseconds. */
  readonly at: number;
}

/** The derived chart in the address (`derived`: the kind and, after a colon, the body; `mv`: the instant); null without one. */
export function derivedOf(): Derived | null {
  const [named, body = ''] = param('derived').split(':');
  const kind = DERIVED_KINDS.find((known) => known === named);
  return kind === undefined ? null : { kind, body, at: viewedMs() ?? Math.floor(Date.now() / 60_000) * 60_000 };
}

export const derivedParams = ({ kind, body, at }: Derived): ParamChanges => ({
  derived: body === '' ? kind : `${kind}:${body}`,
  mv: momentParam(at),
  sd: null,
});
/** The address of the birth chart with a derived chart. */
export const derivedAddress = (derived: Derived): string =>
  addressWith({ view: 'chart', tab: null, t: null, ...derivedParams(derived) });
export const showDerived = (derived: Derived, replace = false): void => setParams(derivedParams(derived), replace);
/** Removes the derived chart. */
export const hideDerived = (): void => setParams({ derived: null, mv: null, dround: null });

/** The current transits as a derived chart. */
export const transitOfNow = (): Derived => ({
  kind: 'transit',
  body: '',
  at: Math.floor(Date.now() / 60_000) * 60_000,
});
