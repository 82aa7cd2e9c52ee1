import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { type CustomersOfBeat, walkCustomers } from '../../money/transfers/walk-customers.ts';
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
 * @returns how many lists, and whether nothing of them is left.
 */
async function indexBeat(
  tx: Tx,
  { after, end }: CustomersOfBeat,
): Promise<{ lists: number; isAll: boolean }> {
  const beat = { after, end, lists: listsAtOnce, payments: paymentsOfEach };
  // An idle beat writes nothing, so the lease is taken once there is something to write.
  if ((await findPaymentsBehind(tx, { ...beat, lists: 1, payments: 1 })).length === 0)
    return { lists: 0, isAll: true };
  await holdLease(tx, 'search tokens');
  const payments = await findPaymentsBehind(tx, beat);
  if (payments.length === 0) return { lists: 0, isAll: true };
  const reached = new Map(payments.map(({ ownerId, seq }) => [ownerId, seq]));
  await markPaymentsIndexed(tx, reached);
  await insertPaymentWords(
    tx,
    payments.map(({ ownerId, text }) => ({ ownerId, words: wordTokens(text) })),
  );
  const ofEach = Map.groupBy(payments, ({ ownerId }) => ownerId);
  return {
    lists: reached.size,
    isAll:
      reached.size < listsAtOnce &&
      [...ofEach.values()].every(({ length }) => length < paymentsOfEach),
  };
}

/**
 * Lets staff find a person by a payment: walks the customers' lists, and keeps their words up with
 * them. It takes one batch a beat however much waits, and never asks to come again at once:
 * payments come first.
 */
export function indexPaymentWordsJob() {
  const walk = walkCustomers();
  return {
    caughtUpAt: walk.caughtUpAt,
    run: async ({ bank: { db, clock } }: Context): Promise<number> => {
      const beat = await walk.next(db, clock.now());
      if (beat === undefined) return 0;
      const { lists, isAll } = await db.tx((tx) => indexBeat(tx, beat));
      // While many lists are behind, the same customers are looked at again; the rest of a long one
      // waits for the next round.
      walk.came(lists < listsAtOnce ? beat.end : beat.after, isAll);
      return 0;
    },
  };
}
