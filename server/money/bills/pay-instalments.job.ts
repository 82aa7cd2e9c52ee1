import type { InEachLanguage } from '../../base/in-each-language.ts';
import { refusalInEachLanguage } from '../../base/refusal-in-each-language.ts';
import type { OwnDays } from '../../../contract/values/business-days.ts';
import { isAbroad } from '../../../contract/money/payment-kinds.ts';
import { formatUsd } from '../../../contract/values/money.ts';
import type { Policy } from '../../../contract/values/policy.ts';
import { findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import { limitsOnTheirDay } from '../approvals/daily-limit.ts';
import { feeOf } from '../approvals/order-fee.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import { rowByRow } from '../../services/jobs/row-by-row.ts';
import type { PostingPlan, Precondition } from '../../ledger/plan.ts';
import { instalmentDeclinedNotice } from '../../services/mail/notices.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { orderJournal } from '../transfers/order-journal.ts';
import { orderPosting } from '../transfers/order-posting.ts';
import { payingAccount } from '../transfers/paying-account.ts';
import { reviewUnder } from '../transfers/payment-review.ts';
import { findUsers, type StoredUser } from '../../people/users/users-store.ts';
import { declinedBill, paidBill, type BillOrder } from './bill-row.ts';
import {
  dateAfter,
  instalmentSideRow,
  nextAmountMinor,
  sameDate,
  type NextDate,
  type ScheduleRow,
} from './schedule-row.ts';
import { endSchedule, lockDueSchedules, moveOn, type Move } from './schedules-store.ts';

/** The facts that the payments of one transaction need, asked for once. */
interface Facts {
  now: Temporal.Instant;
  own: OwnDays;
  feeMinor: bigint;
  review: Policy<'review'>;
  owners: ReadonlyMap<string, StoredUser>;
  accounts: ReadonlyMap<string, StoredAccount[]>;
}

async function readFacts(
  tx: Tx,
  { bank }: Context,
  schedules: readonly ScheduleRow[],
): Promise<Facts> {
  const now = bank.clock.businessNow();
  const ownerIds = [...new Set(schedules.map(({ ownerId }) => ownerId))];
  return {
    now,
    own: await readPolicy(tx, 'holidays', now),
    feeMinor: feeOf(await readPolicy(tx, 'fees', now), 'bill'),
    review: await readPolicy(tx, 'review', now),
    owners: new Map((await findUsers(tx, ownerIds)).map((owner) => [owner.id, owner])),
    accounts: Map.groupBy(await findAccountsOf(tx, ownerIds), ({ userId }) => userId),
  };
}

interface Instalment {
  schedule: ScheduleRow;
  owner: StoredUser;
  order: BillOrder;
  next: NextDate;
}

/**
 * The order of a schedule's next date. The same date is always paid under the same id, so two
 * workers cannot pay it twice.
 */
function nextOrder(
  { accounts: accountsByOwner, feeMinor }: Facts,
  schedule: ScheduleRow,
): BillOrder {
  const amountMinor = nextAmountMinor(schedule);
  const totalMinor = amountMinor + feeMinor;
  const accounts = accountsByOwner.get(schedule.ownerId) ?? [];
  const payer =
    schedule.accountId === null
      ? payingAccount(accounts, totalMinor)
      : accounts.find(({ id }) => id === schedule.accountId);
  invariant(payer, 'a customer who is not deleted has accounts');
  // The next bill of the same customer in this transaction finds what this one leaves; one that the
  // account does not cover is declined and leaves all of it.
  if (payer.availableMinor >= totalMinor) payer.availableMinor -= totalMinor;
  return {
    id: derivedId('bill-instalment', schedule.id, schedule.nextDay),
    payerId: schedule.ownerId,
    payerAccountId: payer.id,
    senderAccount: payer.number,
    recipientName: schedule.recipientName,
    recipientAccount: schedule.recipientAccount,
    billType: schedule.billType,
    amountMinor,
    feeMinor,
    reference: schedule.reference,
    transferDate: schedule.nextDueAt,
  };
}

const payloadHashOf = ({ schedule }: Instalment) =>
  digestOf(['bill-instalment', schedule.id, schedule.nextDay]);

/** Evidence that a payment was signed with its bill needs the trail to say of which bill it is. */
const detailsOf = ({ schedule, order }: Instalment) => ({
  schedule: schedule.id,
  day: schedule.nextDay,
  amount: formatUsd(order.amountMinor),
});

function paymentPlan(
  ctx: Context,
  { now, review }: Facts,
  instalment: Instalment,
  limit: readonly Precondition[],
): PostingPlan {
  const { row, sideRows } = reviewUnder(review, paidBill(instalment.order, now), {
    now,
    language: instalment.owner.language,
  });
  const preconditions: Precondition[] = [
    { kind: 'owner_active', ownerId: row.payerId, otherwise: 'ACCOUNT_SUSPENDED' },
    { kind: 'owner_not_frozen', ownerId: row.payerId, otherwise: 'ACCOUNT_FROZEN' },
    ...limit,
  ];
  return orderPosting(
    ctx,
    { claimId: row.id, payloadHash: payloadHashOf(instalment), preconditions },
    {
      row,
      journal: orderJournal(ctx, row),
      trail: {
        action: 'transfer.paid',
        subject: `transfer:${row.id}`,
        person: row.payerId,
        details: detailsOf(instalment),
      },
      sideRows: [instalmentSideRow(instalment.schedule, row.id), ...sideRows],
    },
  );
}

/** The same date in the customer's list, declined: it moves nothing and says why. */
function declinedPlan(
  ctx: Context,
  { now }: Facts,
  instalment: Instalment,
  reason: InEachLanguage<string>,
): PostingPlan {
  const { schedule, order, owner } = instalment;
  const row = declinedBill(order, now, reason[owner.language ?? 'en']);
  // A refusal is final for its id, so the notice about it needs another.
  const claimId = derivedId('bill-instalment-declined', schedule.id, schedule.nextDay);
  return orderPosting(
    ctx,
    { claimId, payloadHash: payloadHashOf(instalment) },
    {
      row,
      trail: {
        action: 'transfer.declined',
        subject: `transfer:${row.id}`,
        person: row.payerId,
        details: { reason: reason.en, ...detailsOf(instalment) },
      },
      sideRows: [instalmentSideRow(schedule, row.id)],
    },
  );
}

interface Declined {
  instalment: Instalment;
  reason: InEachLanguage<string>;
}

/**
 * Pays installments in one call of the ledger, in their order.
 * @returns those that were refused, and why.
 */
async function pay(
  tx: Tx,
  ctx: Context,
  facts: Facts,
  instalments: readonly Instalment[],
): Promise<Declined[]> {
  const payments = instalments.map(({ schedule, order }) => ({
    orderId: schedule.id,
    payerId: order.payerId,
    day: schedule.nextDay,
    debitedMinor: order.amountMinor + order.feeMinor,
    toOthers: true,
    abroad: isAbroad('bill'),
  }));
  const limits = await limitsOnTheirDay(tx, ctx, payments);
  const plans = instalments.map((one) =>
    paymentPlan(ctx, facts, one, limits.get(one.schedule.id) ?? []),
  );
  const outcomes = await ctx.bank.ledger.postWithin(tx, plans);
  return instalments.flatMap((instalment, index) => {
    const outcome = outcomes[index];
    invariant(
      outcome && outcome.kind !== 'conflict',
      `the id of ${instalment.order.id} belongs to this date alone`,
    );
    return outcome.kind === 'refused'
      ? [{ instalment, reason: refusalInEachLanguage(outcome.code, outcome.params) }]
      : [];
  });
}

async function tellDeclined(
  tx: Tx,
  ctx: Context,
  facts: Facts,
  declined: readonly Declined[],
): Promise<void> {
  if (declined.length === 0) return;
  await ctx.bank.ledger.postWithin(
    tx,
    declined.map(({ instalment, reason }) => declinedPlan(ctx, facts, instalment, reason)),
  );
  for (const { instalment, reason } of declined) {
    const { owner, schedule, next } = instalment;
    const nextDay = next.status === 'active' ? next.nextDay : undefined;
    await queueNotice(
      tx,
      ctx.bank.clock,
      owner,
      instalmentDeclinedNotice({
        biller: schedule.recipientName,
        day: schedule.nextDay,
        reason,
        nextDay,
      }),
    );
  }
}

async function payDue(tx: Tx, ctx: Context, schedules: readonly ScheduleRow[]): Promise<void> {
  const facts = await readFacts(tx, ctx, schedules);
  const moves: Move[] = [];
  const due: Instalment[] = [];
  for (const schedule of schedules) {
    const owner = facts.owners.get(schedule.ownerId);
    const same = sameDate(schedule, facts.own);
    if (!owner) await endSchedule(tx, schedule.id, 'cancelled');
    // The bank has closed on this day since it was planned.
    else if (Temporal.Instant.compare(same.nextDueAt, facts.now) > 0)
      moves.push({ id: schedule.id, ...same });
    else
      due.push({
        schedule,
        owner,
        order: nextOrder(facts, schedule),
        next: dateAfter(schedule, facts.own),
      });
  }
  const frozen = due.filter(({ owner }) => owner.frozenAt !== null);
  const refused = await pay(
    tx,
    ctx,
    facts,
    due.filter(({ owner }) => owner.frozenAt === null),
  );
  await tellDeclined(tx, ctx, facts, [
    ...refused,
    ...frozen.map((instalment) => ({
      instalment,
      reason: refusalInEachLanguage('ACCOUNT_FROZEN', undefined),
    })),
  ]);
  await moveOn(tx, [...moves, ...due.map(({ schedule, next }) => ({ id: schedule.id, ...next }))]);
}

/**
 * Pays what has become due of recurring bills, one date at a time and the oldest first: whatever
 * kept us from paying, each date missed is paid once. Suspended or short of money, that date is
 * declined and told, and the next one is tried again.
 * @returns how many dates.
 */
export const payInstalments = rowByRow<ScheduleRow>({
  // Many payments in one commit: each by itself waits for the disk alone, and the first of a month
  // takes hours.
  atOnce: 100,
  turns: 50,
  lock: (tx, { bank }, due) => lockDueSchedules(tx, bank.clock.businessNow(), due),
  idOf: ({ id }) => id,
  work: payDue,
});
