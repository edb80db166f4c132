/** A moment in a calendar. */
export interface CalendarEvent {
  /** The same event has the same id, so that a calendar which reads it twice holds it once. */
  readonly uid: string;
  /** UTC, `20240408T181720Z` (`calendarStamp`). */
  readonly stamp: string;
  /** The same of its end; an event without is a moment. */
  readonly end?: string;
  readonly summary: string;
  readonly description?: string;
  /** Takes no time from whoever keeps the calendar. */
  readonly transparent?: boolean;
}

const PRODUCT = '-//Celestial Computation Service//EN';

/** Events as iCalendar (RFC 5545): texts escaped, lines of at most 75 octets that end in CRLF. */
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

/** Line ends of any system, also those that only Unicode calls so. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** Characters that a text of a calendar may not hold (RFC 5545, 3.3.11); a tab may stand. */
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(LINE_END, '\\n')
    .replace(CONTROL, '');

const encoder = new TextEncoder();
const MOST_OCTETS = 75;

/** What goes on in the next line begins with a blank; no character is cut. */
function folded(line: string): string {
  let out = '',
    octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MOST_OCTETS) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}
