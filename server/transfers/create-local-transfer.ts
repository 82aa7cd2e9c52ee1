import type { BodyOf } from '../../contract/route.ts';
import type { createLocalTransfer as route } from '../../contract/local-transfers.ts';
import { findAccountByNumber, type StoredAccount } from '../accounts/accounts-store.ts';
import { unsignedSideRows } from '../approvals/limit-on-its-day.ts';
import { paymentPreconditions, readPaymentRules } from '../approvals/payment-preconditions.ts';
import type { SignedInContext } from '../context.ts';
import { exactMinor } from '../exact-minor.ts';
import type { Claim } from '../http/handler.ts';
import { invariant } from '../invariant.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import { refusedPlan } from '../ledger/refused-plan.ts';
import type { RefusalCode } from '../../contract/errors.ts';
import { bank as facts } from '../../config/bank.ts';
import { readPolicy } from '../policy/read-policy.ts';
import { orderJournal } from './order-journal.ts';
import { orderPlan } from './order-plan.ts';
import { reviewUnder } from './payment-review.ts';
import { resolveRecipient, type Recipient } from './resolve-recipient.ts';
import { scheduledLimit } from './scheduled-limit.ts';
import { homeOrder, type TransferRow } from './transfer-row.ts';
import { settlementDueAt, timingOf, type Timing } from './transfer-timing.ts';

type Order = BodyOf<typeof route>;

interface Resolved {
  order: Order;
  payer: StoredAccount;
  recipient: Recipient;
  timing: Timing;
  feeMinor: bigint;
}

function refusalOf(ctx: SignedInContext, payer: StoredAccount | undefined, recipient: Recipient, timing: Timing): RefusalCode | undefined {
  // Somebody else's account and nobody's read the same, so that numbers cannot be probed.
  if (payer?.userId !== ctx.session.userId) return 'DEBITED_ACCOUNT_INVALID';
  if (recipient.kind === 'inside' && recipient.account.id === payer.id) return 'SAME_ACCOUNT';
  if (timing.kind === 'too_far') return 'TOO_FAR_AHEAD';
  return undefined;
}

function rowOf(ctx: SignedInContext, id: string, { order, payer, recipient, timing, feeMinor }: Resolved): TransferRow & { payerAccountId: string } {
  const { clock } = ctx.bank;
  const now = clock.businessNow();
  const amountMinor = exactMinor(order.amount);
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
    debitedUsdMinor: amountMinor + feeMinor,
    feeMinor,
    transferType: order.transferType,
    reference: order.reference || `LOCAL-${clock.now().epochMilliseconds}`,
    transferDate: timing.date,
    createdAt: now,
    bookedAt: scheduled ? null : now,
    journalId: scheduled ? null : id,
    dueAt: scheduled ? timing.date : inside ? null : settlementDueAt(now),
  };
}

/**
 * Plans a local transfer: guards in the contract's order, then the posting with everything that must commit with it. Funds, limits and approval are decided by
 * the ledger under its locks.
 */
export async function createLocalTransfer(ctx: SignedInContext, order: Order, claim: Claim): Promise<PostingPlan> {
  const { db, clock } = ctx.bank;
  const base = { claimId: claim.claimId, payloadHash: claim.payloadHash, requestId: ctx.requestId };
  const now = clock.businessNow();
  // Asked for together, because each question is a way to the database and back.
  const [payer, recipient, fees, review, rules] = await Promise.all([
    findAccountByNumber(db, order.debitedAccount),
    resolveRecipient(db, facts.routingNumber, order.recipientRouting, order.recipientAccount),
    readPolicy(db, 'fees', now),
    readPolicy(db, 'review', now),
    readPaymentRules(ctx),
  ]);
  const timing = timingOf(clock, order.transferDate);
  const refused = refusalOf(ctx, payer, recipient, timing);
  if (refused !== undefined) return refusedPlan(base, refused);
  const tooMany = await scheduledLimit(ctx, claim, timing);
  if (tooMany !== undefined) return tooMany;
  invariant(payer !== undefined, 'refused above');

  const toOthers = !(recipient.kind === 'inside' && recipient.account.userId === ctx.session.userId);
  // Moving money between own accounts costs nothing.
  const feeMinor = toOthers ? BigInt(fees.localMinor) : 0n;
  const isLater = timing.kind === 'scheduled';
  const asked = rowOf(ctx, claim.claimId, { order, payer, recipient, timing, feeMinor });
  const signed = { call: 'transfers/local', body: order };
  const { row, waitsOn, sideRows } = reviewUnder(review, asked, now);
  return orderPlan(ctx, claim, {
    row,
    preconditions: paymentPreconditions(ctx, { order: signed, debitedMinor: asked.debitedUsdMinor, feeMinor, toOthers, isLater, recurs: false }, rules),
    journal: isLater ? undefined : orderJournal(ctx, row, waitsOn),
    message: 'Transfer Submitted Successfully!',
    sideRows: isLater && toOthers ? [...sideRows, ...unsignedSideRows(ctx, rules, row.id)] : sideRows,
  });
}
