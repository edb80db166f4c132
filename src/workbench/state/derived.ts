import { momentParam, viewedMs } from './viewed.js';
import { addressWith, param, setParams } from './url.js';
import type { ParamChanges } from './url.js';

/** What a chart beside the birth is: the sky of a moment, the return of a body, or the birth progressed to a moment of life. */
export const DERIVED_KINDS = ['transit', 'return', 'progression'] as const;
export type DerivedKind = (typeof DERIVED_KINDS)[number];

/** A chart that follows from a birth and an instant. The birth itself stays as it is. */
export interface Derived {
  readonly kind: DerivedKind;
  /** The body that returns; '' for the other kinds. */
  readonly body: string;
  /** UTC milliseconds: the moment in view. */
  readonly at: number;
}

/** The chart beside the birth, as the address has it (`derived`: kind, after a colon the body; `mv`: the instant); null: none. */
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
/** The address of the birth with such a chart beside it. */
export const derivedAddress = (derived: Derived): string =>
  addressWith({ view: 'chart', tab: null, t: null, ...derivedParams(derived) });
export const showDerived = (derived: Derived, replace = false): void => setParams(derivedParams(derived), replace);
/** Back to the birth alone. */
export const hideDerived = (): void => setParams({ derived: null, mv: null, dround: null });

/** The sky of now beside the birth. */
export const transitOfNow = (): Derived => ({
  kind: 'transit',
  body: '',
  at: Math.floor(Date.now() / 60_000) * 60_000,
});
