import { bankFacts } from '../../../config/bank.ts';
import { auditSideRow } from '../../services/audit/audit-event.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import { rowByRow } from '../../services/jobs/row-by-row.ts';
import { journalBy } from '../journals/journal-stamp.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import type { Notice } from '../../services/mail/notice.ts';
import { paymentReturnedNotice, whereItIs } from '../../services/mail/payment-notices.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { findUser, type StoredUser } from '../../people/users/users-store.ts';
import { findCorrectedMinor, orderReversal } from './order-reversal.ts';
import { clearingAccountOf } from './order-journal.ts';
import { findApproved } from './payment-review.ts';
import type { TransferRow } from './transfer-row.ts';
import { changeStatus, lockDueTransfers } from './transfers-store.ts';

/** The same order always settles under the same id, so two workers cannot settle it twice. */
export const settlementIdOf = (transferId: string) => derivedId('settlement', transferId);

interface Settlement {
  plan: PostingPlan;
  status: 'completed' | 'approved' | 'returned';
  reason?: string;
  /** The same as after a return by staff. */
  tells?: { payer: StoredUser; notice: Notice };
}

/** The money has left: from the clearing account to our account at the correspondent bank. */
function settlement(ctx: Context, row: TransferRow, approved: boolean): Settlement {
  const plan: PostingPlan = {
    claimId: settlementIdOf(row.id),
    payloadHash: digestOf([settlementIdOf(row.id)]),
    requestId: ctx.requestId,
    preconditions: [],
    journal: journalBy(ctx, {
      kind: 'settlement',
      reference: row.reference,
      memo: row.recipientName,
      legs: [
        { accountId: clearingAccountOf(row), amountMinor: -row.amountMinor, forced: true },
        { accountId: bankAccountId('nostro', row.currency), amountMinor: row.amountMinor },
      ],
    }),
    activities: [],
    sideRows: [
      auditSideRow(ctx, {
        action: 'transfer.settled',
        subject: `transfer:${row.id}`,
        person: row.payerId,
      }),
    ],
    answer: null,
  };
  return { plan, status: approved ? 'approved' : 'completed' };
}

const noSuchAccount = {
  en: 'The recipient account does not exist.',
  es: 'La cuenta del destinatario no existe.',
};

/** A number of ours without an account. */
const isNobodys = ({ recipientRouting }: TransferRow) =>
  recipientRouting === bankFacts.routingNumber;

/**
 * The bank has no such account number: the money goes back, the same amount, once. A customer who
 * left has no account for it.
 */
async function goingBack(tx: Tx, ctx: Context, row: TransferRow): Promise<Settlement> {
  const plan = await orderReversal(tx, ctx, row, {
    claimId: settlementIdOf(row.id),
    kind: 'return',
    memo: `Return of ${row.reference}`,
    sideRows: [
      auditSideRow(ctx, {
        action: 'transfer.returned',
        subject: `transfer:${row.id}`,
        person: row.payerId,
      }),
    ],
  });
  const payer = row.payerId === null ? undefined : await findUser(tx, row.payerId);
  const back = { ...row, correctedMinor: await findCorrectedMinor(tx, row.id) };
  const language = payer?.language ?? 'en';
  const reason = `${noSuchAccount[language]} ${whereItIs(payer === undefined, back, language)}`;
  return {
    plan,
    status: 'returned',
    reason,
    ...(payer && { tells: { payer, notice: paymentReturnedNotice(back, noSuchAccount) } }),
  };
}

/**
 * Completes outside payments that are due, or returns them. Safe to run twice, and on two servers
 * at once.
 * @returns how many orders.
 */
export const settleTransfers = rowByRow<TransferRow>({
  atOnce: 100,
  turns: 1,
  lock: (tx, { bank }, due) =>
    lockDueTransfers(tx, { ...due, status: 'settling', now: bank.clock.businessNow() }),
  idOf: ({ id }) => id,
  async work(tx, ctx, due) {
    const approved = await findApproved(
      tx,
      due.map(({ id }) => id),
    );
    // Decides once whether the accounts that money goes back to are open: the lock keeps them from
    // being closed until then.
    await ctx.bank.ledger.lockOwners(
      tx,
      due.filter(isNobodys).flatMap(({ payerId }) => payerId ?? []),
    );
    const settlements: Settlement[] = [];
    for (const row of due)
      settlements.push(
        isNobodys(row) ? await goingBack(tx, ctx, row) : settlement(ctx, row, approved.has(row.id)),
      );
    const outcomes = await ctx.bank.ledger.postWithin(
      tx,
      settlements.map(({ plan }) => plan),
    );
    for (const [index, row] of due.entries()) {
      const { status, reason, tells } = settlements[index] ?? {};
      const outcome = outcomes[index];
      invariant(
        status !== undefined && (outcome?.kind === 'posted' || outcome?.kind === 'replayed'),
        `settlement of ${row.id} was ${outcome?.kind}`,
      );
      await changeStatus(tx, { id: row.id, status, ...(reason === undefined ? {} : { reason }) });
      if (tells) await queueNotice(tx, ctx.bank.clock, tells.payer, tells.notice);
    }
  },
});
