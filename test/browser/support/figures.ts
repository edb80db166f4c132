import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/*
 * What a view should show of an answer, written once more and not taken from the workbench: angles are cut, not rounded, so that
 * 29°59′59.9″ never reads 30°, and instants are cut to the minute or second.
 */

const two = (value: number): string => String(value).padStart(2, '0');
/** Less than this of a second is the noise of a sum of doubles. */
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

/** The bodies that the page shows before one chooses, as requests name them. */
export const SHOWN_BODIES = [
  ...['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'],
  ...['Chiron', 'True Node'],
];
export const SHOWN = { bodies: SHOWN_BODIES, include_nodes: false };

/** Asks the service over HTTP, as anyone does. */
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

/** The cells of a table as they are read, without the symbols of bodies. */
const cellsOf = async (page: Page, caption: string): Promise<string[][]> => {
  const rows = await page
    .locator(`.table[aria-label=${JSON.stringify(caption)}] tbody tr`)
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  return rows.map((row) => row.map((cell) => cell.replace(SYMBOL, '').replaceAll('\uFE0E', '').trim()));
};

const PATIENCE_MS = 120_000,
  BETWEEN_MS = 40;

/** What is read is awaited until it is what is expected; what it was at last is told where it never is. */
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

/** A table comes to show these rows and no others; or, of the rows that `only` picks, these. */
export async function shows(
  page: Page,
  caption: string,
  expected: Rows,
  only: (row: readonly string[]) => boolean = () => true,
  /** The cells of a row that are compared. */
  part: (row: readonly string[]) => string[] = (row) => [...row],
): Promise<void> {
  assert.ok(expected.length > 0, `${caption}: nothing is compared`);
  await becomes(page, async () => (await cellsOf(page, caption)).filter(only).map(part), expected, caption);
}
