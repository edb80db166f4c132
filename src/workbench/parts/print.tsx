import { changeSettings, settings } from '../state/settings.js';
import { text } from '../text/text.js';

const words = text.wheel;

/** The class of a panel that is printed only if it is chosen. */
export const printedClass = (panel: keyof typeof words.printPanels): string =>
  settings.value.printed.includes(panel) ? 'printed' : '';

/** The choice of further printed panels, and the print button. */
export function PrintChoice() {
  const { printed } = settings.value;
  const toggle = (panel: string): void =>
    changeSettings({
      printed: printed.includes(panel) ? printed.filter((other) => other !== panel) : [...printed, panel],
    });
  return (
    <details class="print-choice">
      <summary>{words.print}</summary>
      <fieldset>
        <legend>{words.printWith}</legend>
        {Object.entries(words.printPanels).map(([panel, name]) => (
          <label key={panel}>
            <input type="checkbox" checked={printed.includes(panel)} onChange={() => toggle(panel)} />
            {name}
          </label>
        ))}
        <button type="button" onClick={() => print()}>
          {words.printNow}
        </button>
      </fieldset>
    </details>
  );
}
