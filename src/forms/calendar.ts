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

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

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
