import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { csvText } from '../../forms/csv.js';
import { ask } from '../api/client.js';
import { allAsCode, LANGUAGES } from '../api/code.js';
import type { Language } from '../api/code.js';
import type { Call } from '../api/client.js';
import { text } from '../text/text.js';
import { saveFile } from './export.js';
import { ShownTables } from './shown-tables.js';
import type { ShownTable } from './shown-tables.js';
import { Subscribe } from './subscribe.js';
import type { Feed } from './subscribe.js';

export interface Export {
  /** The label of the button: SVG, PNG, CSV, JSON, GeoJSON, ICS. */
  readonly form: string;
  readonly save: () => void | Promise<void>;
}

interface PanelProps {
  readonly title: string;
  readonly calls?: readonly (Call | null)[];
  readonly exports?: readonly Export[];
  readonly feeds?: readonly Feed[];
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A titled part of a view with its exports and, on request, its requests as code. */
export function Panel({ title, calls = [], exports = [], feeds = [], class: name = '', children }: PanelProps) {
  const requested = calls.filter((call) => call !== null);
  const open = useSignal(false);
  const tables = useSignal<ReadonlyMap<string, ShownTable>>(new Map());
  const words = text.shell;
  const files = withPlainFiles(title, exports, requested, [...tables.value.values()]);
  return (
    <section class={`panel ${name}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <div class="panel-actions">
          {files.map(({ form, save }) => (
            <button type="button" key={form} title={`${words.exportAs}: ${form}`} onClick={() => void save()}>
              {form}
            </button>
          ))}
          <Subscribe feeds={feeds} />
          {requested.length > 0 && (
            <button type="button" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
              {words.asCode}
            </button>
          )}
        </div>
      </header>
      {open.value && <Code calls={requested} />}
      <ShownTables.Provider value={tables}>{children}</ShownTables.Provider>
    </section>
  );
}

/** The further exports of a panel: its tables as they are shown, and the complete answers. */
function withPlainFiles(
  title: string,
  exports: readonly Export[],
  calls: readonly Call[],
  tables: readonly ShownTable[],
): readonly Export[] {
  const has = (form: string): boolean => exports.some((known) => known.form === form);
  const name = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  const csv = (): string =>
    tables.map(({ caption, rows }) => csvText([...(tables.length > 1 ? [[caption]] : []), ...rows()])).join('\r\n');
  const json = async (): Promise<string> => {
    const answers = await Promise.all(calls.map((call) => ask(call)));
    return JSON.stringify(answers.length === 1 ? answers[0] : answers, null, 2);
  };
  return [
    ...exports,
    ...(tables.length === 0 || has('CSV')
      ? []
      : [{ form: 'CSV', save: () => saveFile(`${name}.csv`, 'text/csv', csv()) }]),
    ...(calls.length === 0 || has('JSON')
      ? []
      : [{ form: 'JSON', save: async () => saveFile(`${name}.json`, 'application/json', await json()) }]),
  ];
}

function Code({ calls }: { calls: readonly Call[] }) {
  const language = useSignal<Language>('curl');
  const copied = useSignal(false);
  const code = allAsCode(calls, language.value, location.origin);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code);
    copied.value = true;
    setTimeout(() => (copied.value = false), 1500);
  };
  return (
    <div class="code">
      <div class="tabs">
        {LANGUAGES.map((name) => (
          <button
            type="button"
            key={name}
            aria-pressed={language.value === name}
            onClick={() => (language.value = name)}
          >
            {name}
          </button>
        ))}
        <button type="button" onClick={() => void copy()}>
          {copied.value ? text.shell.copied : text.shell.copy}
        </button>
      </div>
      <pre tabIndex={0}>{code}</pre>
    </div>
  );
}
