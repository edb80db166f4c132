import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/*
 * The expected content of a view, written independently of the workbench: angles are truncated so that 29°59′59.9″ is never shown as 30°, and
 * instants are truncated to the minute or second.
 */

const two = (value: number): string => String(value).padStart(2, '0');
/** A smaller fraction of a second is rounding noise. */
const NOISE_SECONDS = 1e-7;

/** `10°02′20″`. */
export function dms(degrees: number): string {
  const seconds = Math.floor(Math.abs(degrees) * 3600 + NOISE_SECONDS);
  return `${degrees < 0 ? '−' : ''}${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
}
/** `10°02′`. */
export const dm = (degrees: number): string => dms(degrees).slice(0, -3);

const SIGNS = [...'♈♉♊♋♌♍♎♏♐♑♒♓'];
const WORDS = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
const signIndex = (longitude: number): number => Math.floor(longitude / 30);
/** `24°13′44″ ♊`. */
export const zodiacal = (longitude: number): string => `${dms(longitude % 30)} ${SIGNS[signIndex(longitude)]}`;
/** `24°13′ ♊`. */
export const zodiacalMinute = (longitude: number): string => `${dm(longitude % 30)} ${SIGNS[signIndex(longitude)]}`;
/** `24°13′44″ Gemini`. */
export const inWords = (longitude: number): string => `${dms(longitude % 30)} ${WORDS[signIndex(longitude)]}`;
/** `♊` of `Gemini`. */
export const signGlyph = (word: string): string => SIGNS[WORDS.indexOf(word)];

/** `2026-05-13 12:05` of an ISO datetime. */
export const minute = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
/** `2026-05-13 12:05:59` of an ISO datetime. */
export const second = (iso: string): string => iso.slice(0, 19).replace('T', ' ');
/** `51°30′N`. */
export const north = (degrees: number): string => `${dm(Math.abs(degrees))}${degrees < 0 ? 'S' : 'N'}`;
export const east = (degrees: number): string => `${dm(Math.abs(degrees))}${degrees < 0 ? 'W' : 'E'}`;
export const bodyWord = (name: string): string => (name === 'Lilith' ? 'Mean Lilith (in the orbit)' : name);

/** The default bodies of the page, by their names in requests. */
export const SHOWN_BODIES = [
  ...['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'],
  ...['Chiron', 'True Node'],
];
export const SHOWN = { bodies: SHOWN_BODIES, include_nodes: false };

/** Sends a request to the service over HTTP. */
export const asking =
  (address: string) =>
  async <T>(path: string, body: unknown): Promise<T> => {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    assert.equal(response.status, 200, text);
    return JSON.parse(text) as T;
  };

export type Rows = readonly (readonly string[])[];

/** A symbol before the name of a body. */
const SYMBOL = /[☉☽☿♀-♇⚳-⚸☊☋]\uFE0E? (?=\p{Lu})/gu;

/** The cells of a table as text without the symbols of bodies. */
const cellsOf = async (page: Page, caption: string): Promise<string[][]> => {
  const rows = await page
    .locator(`.table[aria-label=${JSON.stringify(caption)}] tbody tr`)
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  return rows.map((row) => row.map((cell) => cell.replace(SYMBOL, '').replaceAll('\uFE0E', '').trim()));
};

const PATIENCE_MS = 120_000,
  BETWEEN_MS = 40;

/** Waits until a value is the expected one; reports the last value if it never is. */
export async function becomes(
  page: Page,
  read: () => Promise<unknown>,
  expected: unknown,
  what: string,
): Promise<void> {
  const wanted = JSON.stringify(expected);
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await read();
    if (JSON.stringify(found) === wanted) return;
    if (performance.now() > until) assert.deepEqual(found, expected, what);
    await page.waitForTimeout(BETWEEN_MS);
  }
}

/** Waits until a table shows exactly these rows; with `only`, until the selected rows are these. */
export async function shows(
  page: Page,
  caption: string,
  expected: Rows,
  only: (row: readonly string[]) => boolean = () => true,
  /** The compared cells of a row. */
  part: (row: readonly string[]) => string[] = (row) => [...row],
): Promise<void> {
  assert.ok(expected.length > 0, `${caption}: nothing is compared`);
  await becomes(page, async () => (await cellsOf(page, caption)).filter(only).map(part), expected, caption);
}
