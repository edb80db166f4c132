/** An event of a calendar. */
export interface CalendarEvent {
  /** The same event has the same id, so that a calendar that reads it twice shows it once. */
  readonly uid: string;
  /** Beginning in UTC, `20240408T181720Z` (`calendarStamp`). */
  readonly stamp: string;
  /** End in the same form; an event without an end is a moment. */
  readonly end?: string;
  readonly summary: string;
  readonly description?: string;
  /** True: the event does not mark the time as busy. */
  readonly transparent?: boolean;
}

const PRODUCT = '-//Celestial Computation Service//EN';

/** Writes events as iCalendar (RFC 5545): text is escaped, lines have at most 75 octets and end in CRLF. */
export function calendarText(events: readonly CalendarEvent[], product = PRODUCT): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${product}`, ...events.flatMap(eventLines), 'END:VCALENDAR'];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = ({ uid, stamp, end, summary, description, transparent }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART:${stamp}`,
  ...(end ? [`DTEND:${end}`] : []),
  `SUMMARY:${escaped(summary)}`,
  ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
  ...(transparent ? ['TRANSP:TRANSPARENT'] : []),
  'END:VEVENT',
];

/** The stamp of an ISO datetime in UTC with a year of four digits, to the second. */
export const calendarStamp = (utcIso: string): string => `${utcIso.slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Line ends of any system and of Unicode. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** Characters that text of a calendar must not contain (RFC 5545, 3.3.11); a tab is allowed. */
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(LINE_END, '\\n')
    .replace(CONTROL, '');

const MOST_OCTETS = 75;
const SHORT_ASCII = new RegExp(`^[\\x20-\\x7e]{0,${MOST_OCTETS}}$`);

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) as number;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** Folds a long line (RFC 5545, 3.1): a continuation begins with a space; no character is split. */
function folded(line: string): string {
  if (SHORT_ASCII.test(line)) return line;
  let out = '',
    octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MOST_OCTETS) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}
