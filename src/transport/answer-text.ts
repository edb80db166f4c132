import type { Route } from '../contract/route.js';
import type { Engine } from '../engine.js';
import { J2000_JD } from '../kernel/constants.js';
import { cutAnswer } from './cut-answer.js';
import type { Cut } from './cut-answer.js';
import { findNonFinite, NonFiniteCheck } from './finite-numbers.js';
import type { JsonSchema } from './json-schema.js';
import { inForm } from './other-forms.js';

/** The part of a route that its answers are written with. */
type AnsweringRoute = Pick<Route, 'response'>;

/**
 * Serializes answers. The serving thread and the workers use the same code, so that their answers are byte-identical.
 * `engine` converts the Julian days of calendars to UTC.
 */
export class AnswerWriter {
  readonly #engine: Pick<Engine, 'time'> | undefined;
  readonly #checks = new WeakMap<AnsweringRoute, NonFiniteCheck>();

  constructor(engine?: Pick<Engine, 'time'>) {
    this.#engine = engine;
  }

  /**
   * Serializes an answer of `route`: as JSON, unless `cut` requests another form. Negative zero is written as 0. Errors: TypeError for a number that
   * is not finite, which JSON would write as null.
   */
  write(route: AnsweringRoute, answer: unknown, cut?: Cut): string {
    const wanted = cut === undefined ? answer : cutAnswer(answer, cut, route.response as JsonSchema);
    if (cut?.form) {
      refuse(findNonFinite(wanted));
      return inForm(wanted, cut.form, (jdUt1) => this.#utcOf(jdUt1));
    }
    const text = JSON.stringify(wanted) as string | undefined;
    if (text === undefined) throw new TypeError('the handler returned nothing');
    // A cut may have renamed fields: the schema then does not describe them.
    if (cut === undefined) refuse(this.#checkOf(route).find(wanted, text));
    else if (text.includes('null')) refuse(findNonFinite(wanted));
    return text;
  }

  #checkOf(route: AnsweringRoute): NonFiniteCheck {
    let check = this.#checks.get(route);
    if (check === undefined) this.#checks.set(route, (check = new NonFiniteCheck(route.response as JsonSchema)));
    return check;
  }

  #utcOf(jdUt1: number): string {
    const { time } = this.#engine ?? {};
    if (time === undefined) throw new TypeError('a calendar of Julian days needs the time scales of an engine');
    return time.formatUtc(time.utcFromUt1(jdUt1 - J2000_JD));
  }
}

function refuse(found: ReturnType<typeof findNonFinite>): void {
  if (found !== undefined) throw new TypeError(`the answer contains ${found.value} at ${found.pointer || '/'}`);
}
