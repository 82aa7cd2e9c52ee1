import { refusalMessage } from '../../contract/errors.ts';
import { bank as facts } from '../../config/bank.ts';
import { auditSideRow, recordAudit } from '../audit/audit-event.ts';
import { derivedId, digestOf } from '../canonical-json.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { invariant } from '../invariant.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import { postWithin } from '../ledger/post.ts';
import { declinedNotice } from '../mail/notices.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findUser } from '../users/users-store.ts';
import { localJournal } from './local-journal.ts';
import { resolveRecipient } from './resolve-recipient.ts';
import type { TransferRow } from './transfer-row.ts';
import { settlementDueAt } from './transfer-timing.ts';
import { changeStatus, lockDueTransfers } from './transfers-store.ts';

const batchSize = 50;

function paymentPlan(ctx: Context, row: TransferRow & { payerId: string; payerAccountId: string }): PostingPlan {
  return {
    // The same order is always paid under the same id, so two workers cannot pay it twice.
    claimId: derivedId('scheduled-payment', row.id),
    payloadHash: digestOf(['scheduled-payment', row.id]),
    requestId: ctx.requestId,
    preconditions: [{ kind: 'owner_active', ownerId: row.payerId, otherwise: 'ACCOUNT_SUSPENDED' }],
    journal: localJournal(ctx, row),
    // The payer's list has had the order since it was made; the payee's gets it now.
    activities:
      row.payeeId && row.payeeAccountId && row.payeeId !== row.payerId
        ? [{ ownerId: row.payeeId, accountId: row.payeeAccountId, transferId: row.id, direction: 'credit' }]
        : [],
    sideRows: [auditSideRow(ctx, { action: 'transfer.paid', subject: `transfer:${row.id}` })],
    answer: null,
  };
}

async function decline(tx: Tx, ctx: Context, row: TransferRow, reason: string): Promise<void> {
  await changeStatus(tx, { id: row.id, status: 'declined', reason });
  await recordAudit(tx, ctx, { action: 'transfer.declined', subject: `transfer:${row.id}`, details: { reason } });
  const payer = row.payerId ? await findUser(tx, row.payerId) : undefined;
  if (payer) await queueMail(tx, ctx.bank.clock, declinedNotice(payer, row.reference, reason));
}

async function payOne(tx: Tx, ctx: Context, row: TransferRow): Promise<void> {
  const { payerId, payerAccountId } = row;
  invariant(payerId !== null && payerAccountId !== null, 'a scheduled order has a payer');
  const recipient = await resolveRecipient(tx, facts.routingNumber, row.recipientRouting ?? '', row.recipientAccount);
  const inside = recipient.kind === 'inside' ? recipient.account : undefined;
  const current = { ...row, payerId, payerAccountId, payeeId: inside?.userId ?? null, payeeAccountId: inside?.id ?? null };
  const [outcome] = await postWithin(tx, [paymentPlan(ctx, current)]);
  invariant(outcome !== undefined && outcome.kind !== 'conflict', 'one plan, one outcome');
  if (outcome.kind === 'refused') return decline(tx, ctx, row, refusalMessage(outcome.code, outcome.params));
  const bookedAt = ctx.bank.clock.businessNow();
  const journalId = derivedId('scheduled-payment', row.id);
  await changeStatus(
    tx,
    inside
      ? { id: row.id, status: 'completed', bookedAt, journalId }
      : { id: row.id, status: 'settling', bookedAt, journalId, dueAt: settlementDueAt(bookedAt) },
  );
}

/** Pays scheduled orders that are due. Owner and account are looked at again: no money or a suspension declines, and says so. @returns how many orders. */
export async function payDueTransfers(ctx: Context): Promise<number> {
  return ctx.bank.db.tx(async (tx) => {
    const due = await lockDueTransfers(tx, 'scheduled', ctx.bank.clock.businessNow(), batchSize);
    for (const row of due) await payOne(tx, ctx, row);
    return due.length;
  });
}
