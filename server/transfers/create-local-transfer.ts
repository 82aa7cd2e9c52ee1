import type { BodyOf } from '../../contract/route.ts';
import { minorFromNumber } from '../../contract/money.ts';
import type { createLocalTransfer as route } from '../../contract/transfers.ts';
import { findAccountByNumber, type StoredAccount } from '../accounts/accounts-store.ts';
import { paymentPreconditions } from '../approvals/payment-preconditions.ts';
import { auditSideRow } from '../audit/audit-event.ts';
import type { SignedInContext } from '../context.ts';
import type { Claim } from '../http/handler.ts';
import { invariant } from '../invariant.ts';
import type { ActivityPlan, PostingPlan } from '../ledger/plan.ts';
import { refusedPlan } from '../ledger/refused-plan.ts';
import type { RefusalCode } from '../../contract/errors.ts';
import { bank as facts } from '../../config/bank.ts';
import { orderJournal } from './order-journal.ts';
import { resolveRecipient, type Recipient } from './resolve-recipient.ts';
import { homeOrder, transferSideRow, type TransferRow } from './transfer-row.ts';
import { settlementDueAt, timingOf, type Timing } from './transfer-timing.ts';
import { transferView } from './transfer-view.ts';

type Order = BodyOf<typeof route>;

interface Resolved {
  order: Order;
  payer: StoredAccount;
  recipient: Recipient;
  timing: Timing;
}

function refusalOf(ctx: SignedInContext, payer: StoredAccount | undefined, recipient: Recipient, timing: Timing): RefusalCode | undefined {
  // Somebody else's account and nobody's read the same, so that numbers cannot be probed.
  if (payer?.userId !== ctx.session.userId) return 'DEBITED_ACCOUNT_INVALID';
  if (recipient.kind === 'inside' && recipient.account.id === payer.id) return 'SAME_ACCOUNT';
  if (timing.kind === 'too_far') return 'TOO_FAR_AHEAD';
  return undefined;
}

function rowOf(ctx: SignedInContext, id: string, { order, payer, recipient, timing }: Resolved): TransferRow & { payerAccountId: string } {
  const { clock } = ctx.bank;
  const now = clock.businessNow();
  const amountMinor = minorFromNumber(order.amount);
  invariant(amountMinor !== undefined, 'the contract lets only exact amounts through');
  const scheduled = timing.kind === 'scheduled';
  const inside = recipient.kind === 'inside' ? recipient.account : undefined;
  return {
    ...homeOrder,
    id,
    kind: 'local',
    status: scheduled ? 'scheduled' : inside ? 'completed' : 'settling',
    statusReason: null,
    payerId: ctx.session.userId,
    payerAccountId: payer.id,
    payeeId: scheduled ? null : (inside?.userId ?? null),
    payeeAccountId: scheduled ? null : (inside?.id ?? null),
    senderAccount: payer.number,
    recipientName: order.recipientName,
    recipientAccount: order.recipientAccount,
    recipientBank: order.recipientBank,
    recipientRouting: order.recipientRouting,
    amountMinor,
    currency: 'USD',
    debitedUsdMinor: amountMinor,
    feeMinor: 0n,
    transferType: order.transferType,
    reference: order.reference || `LOCAL-${clock.now().epochMilliseconds}`,
    transferDate: timing.date,
    createdAt: now,
    bookedAt: scheduled ? null : now,
    journalId: scheduled ? null : id,
    dueAt: scheduled ? timing.date : inside ? null : settlementDueAt(now),
  };
}

/** Both people see the order in their own lists; between own accounts it is one row. */
export function activitiesOf(row: TransferRow): ActivityPlan[] {
  const activities: ActivityPlan[] = [];
  if (row.payerId && row.payerAccountId) activities.push({ ownerId: row.payerId, accountId: row.payerAccountId, transferId: row.id, direction: 'debit' });
  if (row.payeeId && row.payeeAccountId && row.payeeId !== row.payerId)
    activities.push({ ownerId: row.payeeId, accountId: row.payeeAccountId, transferId: row.id, direction: 'credit' });
  return activities;
}

/**
 * Plans a local transfer: guards in the contract's order, then the posting with everything that must commit with it. Funds, limits and approval are decided by
 * the ledger under its locks.
 */
export async function createLocalTransfer(ctx: SignedInContext, order: Order, claim: Claim): Promise<PostingPlan> {
  const { db, clock } = ctx.bank;
  const base = { claimId: claim.claimId, payloadHash: claim.payloadHash, requestId: ctx.requestId };
  const payer = await findAccountByNumber(db, order.debitedAccount);
  const recipient = await resolveRecipient(db, facts.routingNumber, order.recipientRouting, order.recipientAccount);
  const timing = timingOf(clock, order.transferDate);
  const refused = refusalOf(ctx, payer, recipient, timing);
  if (refused !== undefined) return refusedPlan(base, refused);
  invariant(payer !== undefined, 'refused above');

  const row = rowOf(ctx, claim.claimId, { order, payer, recipient, timing });
  const toOthers = !(recipient.kind === 'inside' && recipient.account.userId === ctx.session.userId);
  const transfer = transferView(row, 'debit');
  return {
    ...base,
    preconditions: await paymentPreconditions(ctx, { order: { call: 'transfers/local', body: order }, debitedMinor: row.debitedUsdMinor, toOthers }),
    ...(timing.kind === 'scheduled' ? {} : { journal: orderJournal(ctx, row) }),
    activities: activitiesOf(row),
    sideRows: [transferSideRow(row), auditSideRow(ctx, { action: 'transfer.created', subject: `transfer:${row.id}` })],
    answer: {
      status: 201,
      body: { message: 'Transfer Submitted Successfully!', transfer, status: transfer.status, fee: transfer.fee, receipt: transfer.receipt },
    },
  };
}
