import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { beforeAll, endOfBatch } from '../../money/transfers/end-of-batch.ts';
import { wordTokens } from '../../money/transfers/transfer-tokens.ts';
import { holdLease } from '../../services/jobs/job-lease.ts';
import {
  findPaymentsBehind,
  insertPaymentWords,
  markPaymentsIndexed,
} from './payment-words-store.ts';

const listsAtOnce = 100;
const paymentsOfEach = 50;

/**
 * The next payments of the customers of a beat, in one transaction: their words, and how far each
 * list is known.
 * @returns how many lists.
 */
async function indexBeat(tx: Tx, after: string, end: string): Promise<number> {
  const beat = { after, end, lists: listsAtOnce, payments: paymentsOfEach };
  // An idle beat writes nothing, so the lease is taken once there is something to write.
  if ((await findPaymentsBehind(tx, beat)).length === 0) return 0;
  await holdLease(tx, 'search tokens');
  const payments = await findPaymentsBehind(tx, beat);
  if (payments.length === 0) return 0;
  const reached = new Map(payments.map(({ ownerId, seq }) => [ownerId, seq]));
  await markPaymentsIndexed(tx, reached);
  await insertPaymentWords(
    tx,
    payments.map(({ ownerId, text }) => ({ ownerId, words: wordTokens(text) })),
  );
  return reached.size;
}

/**
 * Lets staff find a person by a payment: walks the customers' lists, and keeps their words up with
 * them. It takes one batch a beat however much waits, and never asks to come again at once:
 * payments come first.
 */
export function indexPaymentWordsJob() {
  let after = beforeAll;
  return async ({ bank: { db } }: Context): Promise<number> => {
    const end = (await endOfBatch(db, after)) ?? (await endOfBatch(db, (after = beforeAll)));
    if (end === undefined) return 0;
    const lists = await db.tx((tx) => indexBeat(tx, after, end));
    // While many lists are behind, the same customers are looked at again; the rest of a long one
    // waits for the next round.
    if (lists < listsAtOnce) after = end;
    return 0;
  };
}
