import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';
import type { Signal } from '@preact/signals';

/** A shown table: the heads and the rows as text. */
export interface ShownTable {
  readonly caption: string;
  readonly rows: () => readonly (readonly string[])[];
}

/** The tables in a panel by their captions, so that the panel can save them. */
export const ShownTables = createContext<Signal<ReadonlyMap<string, ShownTable>> | null>(null);

/** The text of a cell; for a component that shows a name, the name. */
export function textOf(cell: ComponentChildren): string {
  if (typeof cell === 'string' || typeof cell === 'number') return String(cell);
  if (Array.isArray(cell)) return cell.map(textOf).join('');
  if (typeof cell !== 'object' || cell === null || !('props' in cell)) return '';
  const { children, name } = cell.props as { readonly children?: ComponentChildren; readonly name?: unknown };
  return typeof cell.type === 'function' && typeof name === 'string' ? name : textOf(children);
}
