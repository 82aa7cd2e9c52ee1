import type { OrderSays } from '../../../contract/money/transfers.ts';
import type { Currency } from '../../../contract/values/money.ts';
import { isAbroad, type OutsideKind, paymentKinds } from '../../../contract/money/payment-kinds.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Claim } from '../../http/handler.ts';
import type { PostingPlan, SideRow } from '../../ledger/plan.ts';
import { findLanguage } from '../../people/users/users-store.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { authorisationSideRows, authorisedBy } from '../approvals/authorisations-store.ts';
import { unsignedSideRows } from '../approvals/daily-limit.ts';
import { feeOf } from '../approvals/order-fee.ts';
import type { SignAt } from '../approvals/sign-with-order.ts';
import { goesAtOnce, judgeFirstPayment } from '../approvals/first-payment.ts';
import {
  paymentPreconditions,
  readPaymentRules,
  rulesOfOrder,
} from '../approvals/payment-preconditions.ts';
import { agreePrice } from '../exchange/agree-price.ts';
import { type Price, totalMinor } from '../exchange/price.ts';
import { delayedSideRow, delayOf, paidToOf } from './delay-order.ts';
import { answerToOrder } from './order-answer.ts';
import { orderJournal } from './order-journal.ts';
import { findParties, type Parties } from './order-parties.ts';
import { orderPosting } from './order-posting.ts';
import { isReviewed, reviewUnder } from './payment-review.ts';
import { recipientTownSideRow } from './recipient-towns-store.ts';
import { orderRow, type PaidRow, type TransferRow } from './transfer-row.ts';
import { bookedNow, timingOf } from './transfer-timing.ts';
import { countScheduledTransfers } from './transfers-store.ts';

/** The recipient, as the customer typed them; what a kind does not ask for is left out. */
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

/** The steps that a kind of order adds for its recurrence, each at its place in the pipeline. */
export interface Recurrence {
  /** Refuses dates that cannot be. */
  requireDates(first: Temporal.Instant): void;
  /** Refuses one schedule too many. */
  requireRoom(): Promise<void>;
  /**
   * Its schedule: the rows that commit with the order and what is answered; `recurs` is false where
   * it is paid once.
   * @param date what its customer asked for, which its later dates are counted from.
   */
  plan(
    row: PaidRow,
    payer: StoredAccount,
    date: Temporal.Instant,
  ): Promise<{ recurs: boolean; sideRows: SideRow[]; answer: Record<string, unknown> }>;
}

/** The order of a customer, of any kind. */
export interface Order {
  kind: OutsideKind;
  /** The exact body as it was sent, and the quote it names: what a PIN signs. */
  body: unknown;
  quoteId?: string | undefined;
  /** Signs it at this fee, where it goes to others; absent: it was signed before, or needs not. */
  sign?: SignAt | undefined;
  /**
   * The number of the own account it is paid from; undefined: Checking if it covers the whole, else
   * Savings.
   */
  debitedAccount: string | undefined;
  recipient: Recipient;
  /** Where a recipient abroad lives; undefined or blank: it was left out. */
  recipientTown?: string | undefined;
  amountMinor: bigint;
  /** US dollars unless it says otherwise. */
  currency?: Currency;
  /** The day that is wished for; undefined: now. */
  transferDate?: string | undefined;
  reference: string | undefined;
  /** The message that the customer reads when it is taken. */
  says: OrderSays;
  /** The payer and the payee, where they are not found by the two account numbers alone. */
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

  // Price. A quote of now is not the price of a later day.
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

  // Delay. An order that a PIN alone signs on a new device waits if it goes to a payee not known.
  const signed = {
    call: paymentKinds[kind].call,
    body: order.body,
    ...(order.quoteId === undefined ? {} : { quoteId: order.quoteId }),
  };
  const signature = toOthers ? await order.sign?.(claim.claimId, feeMinor) : undefined;
  const held =
    toOthers && !signature
      ? await rulesOfOrder(ctx, rules, { ...signed, feeMinor })
      : { ...rules, ...signature };
  const dollarsMinor = price.equivalentMinor;
  const first = toOthers
    ? await judgeFirstPayment(ctx, held, { to: paidToOf(order), dollarsMinor })
    : goesAtOnce;
  if (first.waits && !isLater) await requireRoomToWait(ctx);
  const delay = first.waits
    ? await delayOf(ctx, order, { asked: timing.date, ...first })
    : undefined;
  const leavesAt = delay?.until ?? (isLater ? timing.date : undefined);

  // Review.
  const asked = rowOf(ctx, claim.claimId, order, {
    payer,
    payee,
    price,
    date: leavesAt ?? timing.date,
    waits: leavesAt !== undefined,
    reason: delay?.reason ?? null,
  });
  // An order that waits keeps a reason in words. All others save the question.
  const language = isReviewed(review, asked) ? await findLanguage(db, asked.payerId) : null;
  const { row, waitsOn, sideRows: reviewed } = reviewUnder(review, asked, { now, language });

  // Conditions.
  const {
    recurs,
    sideRows: scheduled,
    answer,
  } = (await recurrence?.plan(row, payer, timing.date)) ?? paidOnce;
  const payment = {
    order: signed,
    debitedMinor: row.debitedUsdMinor,
    feeMinor: row.feeMinor,
    toOthers,
    abroad: isAbroad(kind),
    waits: leavesAt !== undefined,
    // One that is delayed counts on the day it was ordered; of a bill that comes again each date
    // counts on its own.
    isLater: isLater || (first.waits && recurs),
    recurs,
  };
  const preconditions = [
    ...paymentPreconditions(ctx, payment, held),
    ...(first.waits ? [] : first.conditions),
    ...priced,
  ];
  const unsigned = toOthers && (isLater || recurs) ? unsignedSideRows(ctx, held, row.id) : [];
  const authorised = authorisationSideRows(row.id, held);

  // Plan.
  return orderPosting(
    ctx,
    {
      ...claim,
      preconditions,
      ...answerToOrder(row, order.says, { ...answer, ...delay?.answer }),
    },
    {
      row,
      journal: leavesAt === undefined ? orderJournal(ctx, row, { price, waitsOn }) : undefined,
      trail: {
        action: 'transfer.created',
        subject: `transfer:${row.id}`,
        details: { ...authorisedBy(held), ...delay?.trail.details },
      },
      sideRows: [
        ...reviewed,
        ...scheduled,
        ...unsigned,
        ...authorised,
        ...(order.recipientTown ? [recipientTownSideRow(row.id, order.recipientTown)] : []),
        ...(delay ? [delayedSideRow(row.id, ctx.session.id)] : []),
      ],
    },
  );
}

const paidOnce = { recurs: false, sideRows: [], answer: {} };

/**
 * A payee has nothing of an order that waits. Between own accounts there is no other person, and it
 * is known as such from the first.
 */
const ownSide = (payee: StoredAccount | undefined, customer: string) =>
  payee?.userId === customer ? { payeeId: customer, payeeAccountId: payee.id } : {};

interface Resolved {
  payer: StoredAccount;
  payee: StoredAccount | undefined;
  price: Price;
  /** The date that its customer asked for, or the time when it leaves. */
  date: Temporal.Instant;
  /** It is paid on that date, and not now. */
  waits: boolean;
  /** The reason for its wait, as its customer reads it; null: they asked for it. */
  reason: string | null;
}

/** The order as it is stored, unless it has to wait for staff. */
function rowOf(
  { bank, session }: SignedInContext,
  id: string,
  order: Order,
  { payer, payee, price, date, waits, reason }: Resolved,
): PaidRow {
  const now = bank.clock.businessNow();
  return orderRow({
    id,
    kind: order.kind,
    payerId: session.userId,
    payerAccountId: payer.id,
    senderAccount: payer.number,
    ...order.recipient,
    // A later order takes the rate of its day; until then the debit is today's estimate.
    fxRate: waits || price.currency === 'USD' ? null : price.rate,
    amountMinor: price.amountMinor,
    currency: price.currency,
    debitedUsdMinor: totalMinor(price),
    feeMinor: price.feeMinor,
    reference:
      order.reference ||
      `${paymentKinds[order.kind].reference}-${bank.clock.now().epochMilliseconds}`,
    transferDate: date,
    createdAt: now,
    journalId: waits ? null : id,
    ...(waits
      ? {
          status: 'scheduled',
          statusReason: reason,
          dueAt: date,
          ...ownSide(payee, session.userId),
        }
      : bookedNow(payee, now)),
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
