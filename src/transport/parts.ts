import { createHash } from 'node:crypto';
import type { PartsOfList } from '../contract/route.js';
import type { EncodedAnswer } from './answer.js';
import type { Cut } from './cut-answer.js';
import type { PoolTicket, PoolWork } from './pool-jobs.js';
import type { WorkerPool } from './pool.js';

type Body = Readonly<Record<string, unknown>>;

/**
 * Has a list computed in parts, as many at once as there are workers, and joins their answers: the text is the same as that of the whole.
 * A list of one part, or an answer that is wanted otherwise than as the list, is one piece of work.
 */
export function submitList(pool: WorkerPool, work: PoolWork, list: PartsOfList): Pick<PoolTicket, 'answer' | 'cancel'> {
  const parts = isWholeList(work.cut) ? partsOf(work, list) : [work];
  if (parts.length === 1) return pool.submit(work);
  const tickets = pool.submitParts(parts);
  const cancel = (): void => {
    for (const ticket of tickets) ticket.cancel();
  };
  const answer = joined(tickets, list.answers);
  // What is left of a request that has failed is of no use.
  answer.catch(cancel);
  return { answer, cancel };
}

const isWholeList = (cut: Cut | undefined): boolean => cut === undefined || (cut.form === null && cut.fields === null);

function partsOf(work: PoolWork, { items: name, size }: PartsOfList): PoolWork[] {
  const { input, started } = work,
    body = input.body as Body,
    items = body[name] as readonly unknown[];
  let told = false;
  const startedOnce = (): void => {
    if (!told) started?.();
    told = true;
  };
  return Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, i) => ({
    ...work,
    input: { ...input, body: { ...body, [name]: items.slice(i * size, (i + 1) * size) } },
    started: startedOnce,
  }));
}

/** The bytes of a whole list of those of its parts. Hashed as they come, so that no turn of the thread takes long. */
async function joined(tickets: readonly PoolTicket[], name: string): Promise<EncodedAnswer> {
  // One that fails before those ahead of it is told at once, and none fails unheard.
  const all = Promise.all(tickets.map(({ answer }) => answer));
  all.catch(() => {});
  const opening = Buffer.from(`{"${name}":[`),
    closing = Buffer.from(']}');
  const pieces: Uint8Array[] = [],
    hash = createHash('sha1');
  const take = (piece: Uint8Array): void => {
    pieces.push(piece);
    hash.update(piece);
  };
  for (const [i, { answer }] of tickets.entries()) {
    const { bytes } = await Promise.race([answer, all.then(() => answer)]);
    const end = bytes.length - closing.length;
    if (!opening.equals(bytes.subarray(0, opening.length)) || !closing.equals(bytes.subarray(end)))
      throw new TypeError(`an answer is not the list ${name} alone`);
    take(i === 0 ? opening : COMMA);
    take(bytes.subarray(opening.length, end));
  }
  take(closing);
  return { bytes: Buffer.concat(pieces), tag: hash.digest('base64') };
}

const COMMA = Buffer.from(',');
