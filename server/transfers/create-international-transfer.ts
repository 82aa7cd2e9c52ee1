import type { createInternationalTransfer as route } from '../../contract/international-transfers.ts';
import type { BodyOf } from '../../contract/route.ts';
import { findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import { unsignedSideRows } from '../approvals/limit-on-its-day.ts';
import { paymentPreconditions, readPaymentRules } from '../approvals/payment-preconditions.ts';
import type { SignedInContext } from '../context.ts';
import { exactMinor } from '../exact-minor.ts';
import { agreePrice } from '../exchange/agree-price.ts';
import { totalMinor, type Price } from '../exchange/price.ts';
import type { Claim } from '../http/handler.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import { refusedPlan } from '../ledger/refused-plan.ts';
import { internationalJournal } from './international-journal.ts';
import { orderPlan } from './order-plan.ts';
import { payingAccount } from './paying-account.ts';
import { reviewIfLarge } from './payment-review.ts';
import { scheduledLimit } from './scheduled-limit.ts';
import type { TransferRow } from './transfer-row.ts';
import { settlementDueAt, timingOf, type Timing } from './transfer-timing.ts';

type Order = BodyOf<typeof route>;

interface Resolved {
  order: Order;
  payer: StoredAccount;
  price: Price;
  timing: Timing;
}

function rowOf(ctx: SignedInContext, id: string, { order, payer, price, timing }: Resolved): TransferRow & { payerAccountId: string } {
  const { clock } = ctx.bank;
  const now = clock.businessNow();
  const scheduled = timing.kind === 'scheduled';
  return {
    id,
    kind: 'international',
    status: scheduled ? 'scheduled' : 'settling',
    statusReason: null,
    payerId: ctx.session.userId,
    payerAccountId: payer.id,
    payeeId: null,
    payeeAccountId: null,
    senderAccount: payer.number,
    recipientName: order.recipientName,
    recipientAccount: order.recipientAccount,
    recipientBank: order.recipientBank,
    recipientRouting: null,
    recipientSwift: order.recipientSwift,
    recipientIban: order.recipientIban,
    recipientCountry: order.recipientCountry,
    billType: null,
    // A later order takes the rate of its day; until then the debit is today's estimate.
    fxRate: scheduled || order.currency === 'USD' ? null : price.rate,
    amountMinor: price.amountMinor,
    currency: price.currency,
    debitedUsdMinor: totalMinor(price),
    feeMinor: price.feeMinor,
    transferType: order.transferType,
    reference: order.reference || `INTL-${clock.now().epochMilliseconds}`,
    transferDate: timing.date,
    createdAt: now,
    bookedAt: scheduled ? null : now,
    journalId: scheduled ? null : id,
    dueAt: scheduled ? timing.date : settlementDueAt(now),
  };
}

/** Plans a transfer abroad: guards in the contract's order, then the price, then the posting with everything that must commit with it. */
export async function createInternationalTransfer(
  ctx: SignedInContext,
  { order, quoteId }: { order: Order; quoteId: string | undefined },
  claim: Claim,
): Promise<PostingPlan> {
  const { db, clock } = ctx.bank;
  const base = { claimId: claim.claimId, payloadHash: claim.payloadHash, requestId: ctx.requestId };
  const own = await findAccountsOf(db, [ctx.session.userId]);
  const named = own.find(({ number }) => number === order.debitedAccount);
  if (order.debitedAccount !== undefined && !named) return refusedPlan(base, 'DEBITED_ACCOUNT_INVALID');
  const timing = timingOf(clock, order.transferDate);
  if (timing.kind === 'too_far') return refusedPlan(base, 'TOO_FAR_AHEAD');
  const tooMany = await scheduledLimit(ctx, claim, timing);
  if (tooMany !== undefined) return tooMany;
  // What is quoted now is not what a later day costs.
  if (timing.kind === 'scheduled' && quoteId !== undefined) return refusedPlan(base, 'QUOTE_MISMATCH');
  const amountMinor = exactMinor(order.amount);
  const agreement = await agreePrice(ctx, { currency: order.currency, amountMinor }, quoteId);
  if (agreement.kind === 'refused') return refusedPlan(base, agreement.code, agreement.params);
  const { price } = agreement;
  const payer = named ?? payingAccount(own, totalMinor(price));
  if (!payer) return refusedPlan(base, 'DEBITED_ACCOUNT_INVALID');

  const { row, sideRows } = await reviewIfLarge(db, rowOf(ctx, claim.claimId, { order, payer, price, timing }), clock.businessNow());
  const signed = { call: 'transfers/international', body: order, ...(quoteId === undefined ? {} : { quoteId }) };
  const isLater = timing.kind === 'scheduled';
  const rules = await readPaymentRules(ctx);
  const payment = { order: signed, debitedMinor: row.debitedUsdMinor, feeMinor: price.feeMinor, toOthers: true, isLater, recurs: false };
  const conditions = paymentPreconditions(ctx, payment, rules);
  return orderPlan(ctx, claim, {
    row,
    preconditions: [...conditions, ...agreement.preconditions],
    journal: isLater ? undefined : internationalJournal(ctx, row, price),
    message: 'Transfer Submitted Successfully!',
    sideRows: isLater ? [...sideRows, ...unsignedSideRows(ctx, rules, row.id)] : sideRows,
  });
}
