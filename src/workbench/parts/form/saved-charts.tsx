import { useSignal } from '@preact/signals';
import {
  exportCharts,
  importCharts,
  isUnkept,
  lastChange,
  removeChart,
  sameChart,
  saveChart,
  savedCharts,
  undoChange,
} from '../../state/charts.js';
import type { Moment } from '../../state/moment.js';
import { text } from '../../text/text.js';
import { saveFile } from '../export.js';

const words = text.moment;

/** The charts that the browser stores: choose, save, remove, import and export. Each change can be undone. */
export function SavedCharts({ moment, change }: { moment: Moment; change: (moment: Moment) => void }) {
  const failed = useSignal(false);
  const charts = savedCharts.value,
    own = charts.find(({ name }) => name === moment.name);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      importCharts(await file.text());
      failed.value = false;
    } catch {
      failed.value = true;
    }
  };
  return (
    <div class="saved">
      <select
        aria-label={words.saved}
        value=""
        onChange={(event) => {
          const chosen = charts.find(({ name }) => name === event.currentTarget.value);
          if (chosen) change(chosen);
        }}
      >
        <option value="">
          {words.saved} ({charts.length})
        </option>
        {charts.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        disabled={!moment.name || (own !== undefined && sameChart(own, moment))}
        title={moment.name ? undefined : words.needsName}
        onClick={() => saveChart(moment)}
      >
        {own !== undefined && !sameChart(own, moment) ? words.saveOver : words.save}
      </button>
      {own !== undefined && (
        <button type="button" onClick={() => removeChart(moment.name)}>
          {words.remove}
        </button>
      )}
      <label class="button">
        {words.importCharts}
        <input
          type="file"
          accept="application/json"
          class="hidden-input"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      {charts.length > 0 && (
        <button type="button" onClick={() => saveFile('charts.json', 'application/json', exportCharts())}>
          {words.exportCharts}
        </button>
      )}
      {lastChange.value !== null && (
        <p class="field-note change" role="status">
          {words.changes[lastChange.value.kind](lastChange.value.what)}{' '}
          <button type="button" class="as-link" onClick={undoChange}>
            {words.undo}
          </button>
        </p>
      )}
      {isUnkept.value && (
        <p class="fault" role="alert">
          {words.unkept}
        </p>
      )}
      {failed.value && (
        <p class="fault" role="alert">
          {words.importFailed}
        </p>
      )}
    </div>
  );
}
