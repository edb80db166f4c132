import type { Engine } from '../engine.js';
import { J2000_JD } from '../kernel/constants.js';
import { cutAnswer } from './cut-answer.js';
import type { Cut } from './cut-answer.js';
import { inForm } from './other-forms.js';

/**
 * The text of an answer, JSON unless the cut says otherwise: the same for the serving thread and for workers, so that answers are
 * byte-identical. A zero has no sign in it. Errors: TypeError for a number that is not finite, which JSON would tell as null.
 * `engine` tells the dates of a calendar whose events are Julian days.
 */
export function answerText(value: unknown, cut?: Cut, engine?: Pick<Engine, 'time'>): string {
  const wanted = cut === undefined ? value : cutAnswer(value, cut);
  if (cut?.form) {
    refuseNonFinite(wanted);
    return inForm(wanted, cut.form, (jdUt1) => utcOf(engine, jdUt1));
  }
  const text = JSON.stringify(wanted) as string | undefined;
  if (text === undefined) throw new TypeError('the handler returned nothing');
  // Most answers hold no null: only those that do are looked through for numbers that became one.
  if (text.includes('null')) refuseNonFinite(wanted);
  return text;
}

function utcOf(engine: Pick<Engine, 'time'> | undefined, jdUt1: number): string {
  if (engine === undefined) throw new TypeError('a calendar of Julian days needs the scales of time');
  return engine.time.formatUtc(engine.time.utcFromUt1(jdUt1 - J2000_JD));
}

function refuseNonFinite(answer: unknown): void {
  const found = findNonFinite(answer);
  if (found !== undefined) throw new TypeError(`the answer holds ${found.value} at ${found.pointer || '/'}`);
}

interface Found {
  readonly value: number;
  readonly pointer: string;
}

function findNonFinite(value: unknown): Found | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { value, pointer: '' };
  if (typeof value !== 'object' || value === null) return undefined;
  const record = value as Readonly<Record<string, unknown>>;
  for (const key in record) {
    const item = record[key];
    if (typeof item !== 'number' && typeof item !== 'object') continue;
    const found = findNonFinite(item);
    if (found) return { value: found.value, pointer: `/${key}${found.pointer}` };
  }
  return undefined;
}
