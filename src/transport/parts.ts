import type { PartsOfList } from '../contract/route.js';
import type { EncodedAnswer } from './answer.js';
import type { Cut } from './cut-answer.js';
import type { PoolTicket, PoolWork } from './pool-jobs.js';
import type { WorkerPool } from './pool.js';

type Body = Readonly<Record<string, unknown>>;

/**
 * Computes a list in parts, as many at once as there are workers, and joins their answers: the bytes are those of the undivided list.
 * A list of one part, and an answer of which a request wants some fields or another form, is one job.
 */
export function submitList(pool: WorkerPool, work: PoolWork, list: PartsOfList): Pick<PoolTicket, 'answer' | 'cancel'> {
  const parts = isCompleteList(work.cut) ? partsOf(work, list) : [work];
  if (parts.length === 1) return pool.submit(work);
  const tickets = pool.submitParts(parts);
  const cancel = (): void => {
    for (const ticket of tickets) ticket.cancel();
  };
  const answer = joined(tickets, list.answers);
  // When a part fails, the answers of the others are not needed.
  answer.catch(cancel);
  return { answer, cancel };
}

const isCompleteList = (cut: Cut | undefined): boolean =>
  cut === undefined || (cut.form === null && cut.fields === null);

function partsOf(work: PoolWork, { items: name, size }: PartsOfList): PoolWork[] {
  const { input, started } = work,
    body = input.body as Body,
    items = body[name] as readonly unknown[];
  let hasStarted = false;
  const startedOnce = (): void => {
    if (!hasStarted) started?.();
    hasStarted = true;
  };
  return Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, i) => ({
    ...work,
    input: { ...input, body: { ...body, [name]: items.slice(i * size, (i + 1) * size) } },
    started: startedOnce,
  }));
}

/** The list of the answers of its parts: the brackets of the parts are left out, the bytes between them are not copied. */
async function joined(tickets: readonly PoolTicket[], name: string): Promise<EncodedAnswer> {
  // A part that fails before the parts ahead of it fails the list at once, and no rejection is left unhandled.
  const all = Promise.all(tickets.map(({ answer }) => answer));
  all.catch(() => {});
  const opening = Buffer.from(`{"${name}":[`),
    closing = Buffer.from(']}');
  const answers = await all;
  const pieces = answers.flatMap(({ pieces: [bytes] }, i) => {
    const end = bytes.length - closing.length;
    if (!opening.equals(bytes.subarray(0, opening.length)) || !closing.equals(bytes.subarray(end)))
      throw new TypeError(`an answer is not the list ${name} alone`);
    return [i === 0 ? opening : COMMA, bytes.subarray(opening.length, end)];
  });
  return {
    pieces: [...pieces, closing],
    release: () => {
      for (const { release } of answers) release?.();
    },
  };
}

const COMMA = Buffer.from(',');
