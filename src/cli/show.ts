import { createHash } from 'node:crypto';
import { writtenText } from '../contract/names.js';
import { calendarStamp, calendarText } from '../forms/calendar.js';
import { csvText, spreadsheetCell } from '../forms/csv.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Cell, Moment, Report, Table } from './report.js';

/** Forms of output. */
export type Form = 'text' | 'json' | 'csv' | 'ics';

/** Writes a report in one of the forms. Errors: InvalidInput when the report does not have the form. */
export function show(report: Report, form: Form): string {
  switch (form) {
    case 'json':
      return `${JSON.stringify(report.json, null, 2)}\n`;
    case 'csv':
      if (report.tables.length === 0) throw inapplicable('csv', 'does not apply: the answer is not a table');
      return csv(report.tables[0]);
    case 'ics':
      if (!report.moments) throw inapplicable('ics', 'does not apply: the answer is not a list of moments');
      return calendar(report.moments);
    case 'text':
      if (report.text !== undefined) return report.text;
      if (report.tables.length === 0) return `${JSON.stringify(report.json, null, 2)}\n`;
      return `${[...(report.heading?.length ? [report.heading.join('\n')] : []), ...report.tables.map(plain)].join('\n\n')}\n`;
  }
}

const inapplicable = (option: string, message: string): InvalidInput =>
  new InvalidInput({ field: `--${option}`, message, allowed: 'another form of output' });

/** A table with aligned columns, numbers to the right. Tokens of the contract are shown as conventional names. */
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

const text = (value: Cell): string => (value === null ? '' : writtenText(String(value)));

const csv = ({ columns, rows }: Table): string =>
  csvText([columns.map(({ name }) => name), ...rows.map((row) => row.map(spreadsheetCell))]);

/** Writes moments as a calendar. Equal moments have equal ids: a calendar that imports them twice shows them once. */
const calendar = (moments: readonly Moment[]): string =>
  calendarText(
    moments.map(({ start, summary, description }) => {
      const stamp = utcStamp(start);
      const uid = createHash('sha256').update(`${stamp} ${summary}`).digest('hex').slice(0, 32);
      return { uid: `${uid}@celestial-computation-service`, stamp, summary, description, transparent: true };
    }),
  );

/** The stamp of a moment, UTC to the second. Calendars have the years 1 ... 9999 only. */
function utcStamp(iso: string): string {
  const date = new Date(iso);
  const year = date.getUTCFullYear();
  if (Number.isNaN(year) || year < 1 || year > 9999)
    throw inapplicable('ics', `does not apply: ${iso} is outside the years of calendars (1 ... 9999)`);
  return calendarStamp(date.toISOString());
}
