import { createHash } from 'node:crypto';
import { calendarStamp, calendarText } from '../forms/calendar.js';
import { csvText, spreadsheetCell } from '../forms/csv.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Cell, Moment, Report, Table } from './report.js';

/** Ways of showing a report. */
export type Form = 'text' | 'json' | 'csv' | 'ics';

/** A report as text in one of the forms. Errors: InvalidInput when it has none of that form. */
export function show(report: Report, form: Form): string {
  switch (form) {
    case 'json':
      return `${JSON.stringify(report.json, null, 2)}\n`;
    case 'csv':
      if (report.tables.length === 0) throw inapplicable('csv', 'this answer is no table');
      return csv(report.tables[0]);
    case 'ics':
      if (!report.moments) throw inapplicable('ics', 'this answer is no list of moments');
      return calendar(report.moments);
    case 'text':
      if (report.text !== undefined) return report.text;
      if (report.tables.length === 0) return `${JSON.stringify(report.json, null, 2)}\n`;
      return `${[...(report.heading?.length ? [report.heading.join('\n')] : []), ...report.tables.map(plain)].join('\n\n')}\n`;
  }
}

const inapplicable = (option: string, message: string): InvalidInput =>
  new InvalidInput({ field: `--${option}`, message, allowed: 'another form of output' });

/** Columns side by side, numbers to the right. */
function plain({ columns, rows }: Table): string {
  if (rows.length === 0) return '(none)';
  const cells = rows.map((row) => row.map((value, i) => (columns[i].show ?? text)(value)));
  const heads = columns.map(({ name, head }) => head ?? name);
  const widths = heads.map((head, i) => Math.max(head.length, ...cells.map((row) => row[i].length)));
  const right = columns.map((_, i) => rows.every((row) => row[i] === null || typeof row[i] === 'number'));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (right[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join('  ')
      .trimEnd();
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}

const text = (value: Cell): string => (value === null ? '' : String(value));

const csv = ({ columns, rows }: Table): string =>
  csvText([columns.map(({ name }) => name), ...rows.map((row) => row.map(spreadsheetCell))]);

/** The same moments give the same text: a calendar that imports them twice holds them once. */
const calendar = (moments: readonly Moment[]): string =>
  calendarText(
    moments.map(({ start, summary, description }) => {
      const stamp = utcStamp(start);
      const uid = createHash('sha256').update(`${stamp} ${summary}`).digest('hex').slice(0, 32);
      return { uid: `${uid}@celestial-computation-service`, stamp, summary, description, transparent: true };
    }),
  );

/** A moment to the second in UTC. Calendars know the years 1 ... 9999 only. */
function utcStamp(iso: string): string {
  const date = new Date(iso);
  const year = date.getUTCFullYear();
  if (Number.isNaN(year) || year < 1 || year > 9999) throw inapplicable('ics', `calendars have no moment ${iso}`);
  return calendarStamp(date.toISOString());
}
