import type { OrderSays } from '../../../contract/transfers.ts';
import type { Currency } from '../../../contract/money.ts';
import { type OutsideKind, paymentKinds } from '../../../contract/payment-kinds.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Claim } from '../../http/handler.ts';
import type { PostingPlan, SideRow } from '../../ledger/plan.ts';
import { findLanguage } from '../../people/users/users-store.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { authorisationSideRow } from '../approvals/authorisations-store.ts';
import { unsignedSideRows } from '../approvals/daily-limit.ts';
import { feeOf } from '../approvals/order-fee.ts';
import {
  paymentPreconditions,
  readPaymentRules,
  rulesOfOrder,
} from '../approvals/payment-preconditions.ts';
import { agreePrice } from '../exchange/agree-price.ts';
import { type Price, totalMinor } from '../exchange/price.ts';
import { answerToOrder } from './order-answer.ts';
import { orderJournal } from './order-journal.ts';
import { findParties, type Parties } from './order-parties.ts';
import { orderPosting } from './order-posting.ts';
import { isReviewed, reviewUnder } from './payment-review.ts';
import { orderRow, type PaidRow, type TransferRow } from './transfer-row.ts';
import { bookedNow, type Timing, timingOf } from './transfer-timing.ts';
import { countScheduledTransfers } from './transfers-store.ts';

/** Whom it is for, as its customer typed it; what a kind does not ask for is left out. */
type Recipient = Pick<TransferRow, 'recipientName' | 'recipientAccount' | 'recipientBank'> &
  Partial<
    Pick<
      TransferRow,
      | 'recipientRouting'
      | 'recipientSwift'
      | 'recipientIban'
      | 'recipientCountry'
      | 'billType'
      | 'transferType'
    >
  >;

/** What a kind of order that can come again by itself adds, each at its place in the pipeline. */
export interface Recurrence {
  /** Refuses dates that cannot be. */
  requireDates(first: Temporal.Instant): void;
  /** Refuses one schedule too many. */
  requireRoom(): Promise<void>;
  /**
   * Its schedule: the rows that commit with the order and what is answered; `recurs` is false where
   * it is paid once.
   */
  plan(
    row: PaidRow,
    payer: StoredAccount,
  ): Promise<{ recurs: boolean; sideRows: SideRow[]; answer: Record<string, unknown> }>;
}

/** What a customer orders. */
export interface Order {
  kind: OutsideKind;
  /** The exact body as it was sent, and the quote it names: what a PIN signs. */
  body: unknown;
  quoteId?: string | undefined;
  /**
   * The number of the own account it is paid from; undefined: Checking if it covers the whole, else
   * Savings.
   */
  debitedAccount: string | undefined;
  recipient: Recipient;
  amountMinor: bigint;
  /** US dollars unless it says otherwise. */
  currency?: Currency;
  /** The day that is wished for; undefined: now. */
  transferDate?: string | undefined;
  reference: string | undefined;
  /** What a person reads when it is taken. */
  says: OrderSays;
  /** Who pays whom, where that is not found by the two account numbers alone. */
  parties?: Parties;
  recurrence?: Recurrence;
}

/**
 * Plans what a customer orders, whatever its kind: the guards in the contract's order, then the
 * posting with everything that must commit with it. Funds, limits and approval are decided by the
 * ledger under its locks. `docs/how-to-add.md` tells how a kind is added.
 */
export async function planOrder(
  ctx: SignedInContext,
  claim: Claim,
  order: Order,
): Promise<PostingPlan> {
  const { db, clock } = ctx.bank;
  const now = clock.businessNow();
  const { kind, recurrence } = order;
  const { amountMinor, currency = 'USD' } = order;

  // Payer. Asked for together with all that the stages below need, because each question is a way
  // to the database and back.
  const [parties, fees, review, rules] = await Promise.all([
    order.parties ?? findParties(ctx, order.debitedAccount, order.recipient),
    readPolicy(db, 'fees', now),
    readPolicy(db, 'review', now),
    readPaymentRules(ctx),
  ]);
  const { payee } = parties;

  // Timing.
  const timing = timingOf(clock, order.transferDate);
  if (timing.kind === 'too_far') refuse('TOO_FAR_AHEAD');
  const isLater = timing.kind === 'scheduled';
  recurrence?.requireDates(timing.date);

  // Limits.
  if (isLater) await requireRoomToWait(ctx);
  await recurrence?.requireRoom();

  // Price. What is quoted now is not what a later day costs.
  if (isLater && order.quoteId !== undefined) refuse('QUOTE_MISMATCH');
  // Moving money between own accounts costs nothing.
  const toOthers = payee?.userId !== ctx.session.userId;
  const feeMinor = toOthers ? feeOf(fees, kind) : 0n;
  const { price, preconditions: priced } = await agreePrice(
    ctx,
    { currency, amountMinor, feeMinor },
    order.quoteId,
  );
  const payer = parties.payerOf(totalMinor(price));

  // Review.
  const asked = rowOf(ctx, claim.claimId, order, { payer, payee, price, timing });
  // An order that waits keeps a reason in words. All others save the question.
  const language = isReviewed(review, asked) ? await findLanguage(db, asked.payerId) : null;
  const { row, waitsOn, sideRows: reviewed } = reviewUnder(review, asked, { now, language });

  // Conditions.
  const { recurs, sideRows: scheduled, answer } = (await recurrence?.plan(row, payer)) ?? paidOnce;
  const signed = {
    call: paymentKinds[kind].call,
    body: order.body,
    ...(order.quoteId === undefined ? {} : { quoteId: order.quoteId }),
  };
  const payment = {
    order: signed,
    debitedMinor: row.debitedUsdMinor,
    feeMinor: row.feeMinor,
    toOthers,
    isLater,
    recurs,
  };
  const held = toOthers ? await rulesOfOrder(ctx, rules, { ...signed, feeMinor }) : rules;
  const preconditions = [...paymentPreconditions(ctx, payment, held), ...priced];
  const unsigned = toOthers && (isLater || recurs) ? unsignedSideRows(ctx, held, row.id) : [];
  const authorised = held.signed ? [authorisationSideRow(row.id, held.signed)] : [];

  // Plan.
  return orderPosting(
    ctx,
    { ...claim, preconditions, ...answerToOrder(row, order.says, answer) },
    {
      row,
      journal: isLater ? undefined : orderJournal(ctx, row, { price, waitsOn }),
      trail: { action: 'transfer.created', subject: `transfer:${row.id}` },
      sideRows: [...reviewed, ...scheduled, ...unsigned, ...authorised],
    },
  );
}

const paidOnce = { recurs: false, sideRows: [], answer: {} };

interface Resolved {
  payer: StoredAccount;
  payee: StoredAccount | undefined;
  price: Price;
  timing: Timing;
}

/** The order as it is stored, unless it has to wait for staff. */
function rowOf(
  { bank, session }: SignedInContext,
  id: string,
  order: Order,
  { payer, payee, price, timing }: Resolved,
): PaidRow {
  const now = bank.clock.businessNow();
  const isLater = timing.kind === 'scheduled';
  return orderRow({
    id,
    kind: order.kind,
    payerId: session.userId,
    payerAccountId: payer.id,
    senderAccount: payer.number,
    ...order.recipient,
    // A later order takes the rate of its day; until then the debit is today's estimate.
    fxRate: isLater || price.currency === 'USD' ? null : price.rate,
    amountMinor: price.amountMinor,
    currency: price.currency,
    debitedUsdMinor: totalMinor(price),
    feeMinor: price.feeMinor,
    reference:
      order.reference ||
      `${paymentKinds[order.kind].reference}-${bank.clock.now().epochMilliseconds}`,
    transferDate: timing.date,
    createdAt: now,
    journalId: isLater ? null : id,
    ...(isLater ? { status: 'scheduled', dueAt: timing.date } : bookedNow(payee, now)),
  });
}

/** For one customer: three a day for a whole year, which is as far ahead as an order may be. */
const mostScheduled = 1_000;

/**
 * Refuses an order that is one too many to wait for its date. Counted without a lock: those sent
 * together may pass the limit by as many as the ledger lets one customer order in a minute.
 * @throws {Refusal} SCHEDULED_LIMIT
 */
export async function requireRoomToWait({ bank, session }: SignedInContext): Promise<void> {
  const waiting = await countScheduledTransfers(bank.db, session.userId);
  if (waiting >= mostScheduled) refuse('SCHEDULED_LIMIT', { params: { max: mostScheduled } });
}
