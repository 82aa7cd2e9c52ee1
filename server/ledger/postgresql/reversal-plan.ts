import { invariant } from '../../base/invariant.ts';
import type { Currency } from '../../../contract/values/money.ts';
import type { Queryable } from '../../db/database.ts';
import { bankAccountId } from '../chart.ts';
import type { Reversal } from '../ledger.ts';
import type { Leg, PostingPlan } from '../plan.ts';

interface BookedLeg {
  account_id: string;
  amount: bigint;
  currency: Currency;
  is_closed: boolean;
  reference: string;
  reversed: boolean;
}

export async function reversalPlan(
  queryable: Queryable,
  journalId: string,
  { kind, actor, channel, valueDate, businessDate, bookedAt, memo, ...plan }: Reversal,
): Promise<PostingPlan> {
  const { rows } = await queryable.query<BookedLeg>(
    `SELECT entry.account_id, entry.amount, account.currency,
      account.status = 'closed' AS is_closed, journal.reference,
            EXISTS (SELECT FROM journal later WHERE later.reverses = journal.id) AS reversed
       FROM journal
       CROSS JOIN unnest(journal.accounts, journal.seqs) WITH ORDINALITY AS leg (account_id, seq,
         position)
       JOIN every_entry AS entry ON entry.account_id = leg.account_id AND entry.seq = leg.seq
       JOIN account ON account.id = leg.account_id
      WHERE journal.id = $1
      ORDER BY leg.position`,
    [journalId],
  );
  const [first] = rows;
  invariant(first, `journal ${journalId} exists`);
  invariant(!first.reversed, `journal ${journalId} is reversed once only`);
  return {
    ...plan,
    journal: {
      kind,
      actor,
      channel,
      valueDate,
      businessDate,
      bookedAt,
      reference: first.reference,
      memo,
      reverses: journalId,
      legs: rows.map(oppositeOf),
    },
  };
}

function oppositeOf({ account_id, amount, currency, is_closed }: BookedLeg): Leg {
  return {
    accountId: is_closed ? bankAccountId('unclaimed_funds', currency) : account_id,
    amountMinor: -amount,
    forced: true,
  };
}
