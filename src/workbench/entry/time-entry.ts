const NAMED: Readonly<Record<string, string>> = { noon: '12:00', midday: '12:00', midnight: '00:00' };
const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Reads a time of day as people write it: `14:30`, `14.30`, `14h30`, `1430`, `14:30:15`, `2:30 pm`, `2 p.m.`, `noon`. Returns `hh:mm` or
 * `hh:mm:ss`; null if it is not a time.
 */
export function readTime(typed: string): string | null {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  if (text in NAMED) return NAMED[text];
  const found =
    /^(\d{1,2})(?:\s?[:.h\u2236]\s?(\d{2}))?(?:\s?[:.m'\u2236]\s?(\d{2})(?:s|")?)?\s?(?:h|uhr|hrs?)?\s?(a\.?\s?m\.?|p\.?\s?m\.?|a|p)?$/u.exec(
      text,
    ) ?? /^(\d{2})(\d{2})(\d{2})?\s?(?:h|hrs?)?\s?(a\.?m\.?|p\.?m\.?)?$/u.exec(text);
  if (found === null) return null;
  const [, stated, minute = '00', second, half] = found;
  let hour = Number(stated);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half.startsWith('p') ? 12 : 0);
  }
  if (hour > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return null;
  return `${two(hour)}:${minute}${second === undefined ? '' : `:${second}`}`;
}
