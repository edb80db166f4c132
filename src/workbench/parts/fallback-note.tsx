import { text } from '../text/text.js';
import { houseSystemName } from './house-systems.js';

const words = text.chart;

interface FallbackNoteProps {
  /** Code of the requested house system. */
  readonly requested: string;
  /** Code of the system that is shown; null if the cusps of two births with different systems are combined. */
  readonly used: string | null;
  /** The reason as the service writes it, with a code in parentheses. */
  readonly reason: string | null | undefined;
}

/** The note that a chart has another house system than the chosen one, with the reason in words. */
export const FallbackNote = ({ requested, used, reason }: FallbackNoteProps) => (
  <p class="note">
    {used === null
      ? words.fellBackForOne(houseSystemName(requested))
      : words.fellBack(houseSystemName(requested), houseSystemName(used), reason ? reasonInWords(reason) : '')}
  </p>
);

function reasonInWords(reason: string): string {
  const found = Object.entries(words.fallbackReasons).find(([code]) => reason.includes(`(${code})`));
  return found?.[1] ?? '';
}
