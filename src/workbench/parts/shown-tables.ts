import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';
import type { Signal } from '@preact/signals';

/** A table as it is shown: a head and rows of texts. */
export interface ShownTable {
  readonly caption: string;
  readonly rows: () => readonly (readonly string[])[];
}

/** The tables that stand in a panel, by their captions, so that the panel saves what it shows. */
export const ShownTables = createContext<Signal<ReadonlyMap<string, ShownTable>> | null>(null);

/** The text of a cell; of a component that names something, the name. */
export function textOf(cell: ComponentChildren): string {
  if (typeof cell === 'string' || typeof cell === 'number') return String(cell);
  if (Array.isArray(cell)) return cell.map(textOf).join('');
  if (typeof cell !== 'object' || cell === null || !('props' in cell)) return '';
  const { children, name } = cell.props as { readonly children?: ComponentChildren; readonly name?: unknown };
  return typeof cell.type === 'function' && typeof name === 'string' ? name : textOf(children);
}
