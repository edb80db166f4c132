import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Route } from '../../src/contract/route.js';
import { FORM_TYPES, formsOf } from '../../src/transport/other-forms.js';
import type { OtherForm } from '../../src/transport/other-forms.js';
import { addressOf, realService, sharedRoutes } from './support/real-app.js';
import type { RealService } from './support/real-app.js';
import { requestsWithText } from './support/text-places.js';
import type { RequestWithText } from './support/text-places.js';

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

/** Formulas, line ends, quotes and marks with a meaning in spreadsheets, calendars or pictures. */
const HOSTILE = [
  '+1+cmd|calc!A0',
  '-2+3',
  '=1+1',
  '@SUM(1)',
  '\t=1',
  'A\rATTENDEE:mailto:x',
  'A\r\nBEGIN:VEVENT',
  'A\u2028END:VEVENT',
  'A;B,C:"D"\\',
  '</text><script>alert(1)</script>',
];

/** Cells of a CSV document (RFC 4180). Errors: a misplaced quote or line end. */
function csvRows(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;
  let end = 0;
  for (const [whole, written, mark] of text.matchAll(cell)) {
    end += whole.length;
    rows.at(-1)?.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
    if (mark === '\r\n') rows.push([]);
  }
  assert.equal(end, text.length, `this is no CSV: ${text.slice(end, end + 80)}`);
  rows.pop();
  return rows;
}

/** Faults of a table: rows of different lengths, cells that a spreadsheet would compute. */
function faultsOfCsv(text: string): string[] {
  const rows = csvRows(text);
  const isHarmless = (cell: string): boolean =>
    !/^[=+\-@\t\r\n]/.test(cell) ||
    Number.isFinite(Number(cell)) ||
    /^[+-]\d{4,6}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)?$/.test(cell);
  return [
    ...rows.filter((row) => row.length !== rows[0].length).map((row) => `${row.length} cells of ${rows[0].length}`),
    ...rows.flat().filter((cell) => !isHarmless(cell)),
  ];
}

const PROPERTY = /^(?:BEGIN|END|VERSION|PRODID|UID|DTSTAMP|DTSTART|DTEND|SUMMARY|DESCRIPTION|TRANSP):/;
/** Faults of a calendar: lines without a property, lines that are too long, forbidden characters, incomplete events. */
function faultsOfCalendar(text: string): string[] {
  const lines = text.split('\r\n').slice(0, -1);
  const whole = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  const count = (line: string): number => whole.filter((other) => other === line).length;
  return [
    ...lines.filter((line) => Buffer.byteLength(line) > 75),
    ...whole.filter((line) => !PROPERTY.test(line)),
    ...whole.filter((line) => /[\u0000-\u0008\u000a-\u001f\u007f\u0085\u2028\u2029]/.test(line)),
    ...(count('BEGIN:VEVENT') === count('END:VEVENT') ? [] : ['an incomplete event']),
    ...(count('BEGIN:VCALENDAR') === 1 ? [] : ['not one calendar']),
  ];
}

const faultsOfPicture = (text: string): string[] => (/<script/i.test(text) ? ['a script'] : []);

const FAULTS: Readonly<Partial<Record<OtherForm, (text: string) => string[]>>> = {
  csv: faultsOfCsv,
  ics: faultsOfCalendar,
  svg: faultsOfPicture,
};

async function inForm(route: Route, { parts }: RequestWithText, form: OtherForm) {
  const { method } = route;
  const body = method === 'GET' ? {} : { payload: JSON.stringify(parts.body ?? {}) };
  const headers = { accept: FORM_TYPES[form], ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) };
  return service.app.inject({ method, url: addressOf(route, parts.params, parts.query), headers, ...body });
}

for (const route of sharedRoutes) {
  const forms = [...formsOf(route)].filter((form) => FAULTS[form] !== undefined);
  if (forms.length === 0) continue;
  test(`property: ${route.method} ${route.path} escapes hostile strings of every string field in ${forms.join(', ')}`, async () => {
    const failures: string[] = [];
    for (const text of HOSTILE)
      for (const request of requestsWithText(route, text)) {
        // A refused request is refused in every media type.
        const first = await inForm(route, request, forms[0]);
        if (first.statusCode !== 200) continue;
        for (const form of forms) {
          const answer = form === forms[0] ? first : await inForm(route, request, form);
          const faults = answer.statusCode === 200 ? (FAULTS[form]?.(answer.body) ?? []) : [];
          for (const fault of faults.slice(0, 3))
            failures.push(`${form} ${request.at} = ${JSON.stringify(text)}: ${fault.slice(0, 120)}`);
        }
      }
    assert.deepEqual(failures.slice(0, 12), []);
  });
}
