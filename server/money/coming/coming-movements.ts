import { bankFacts } from '../../../config/bank.ts';
import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { ComingKind } from '../../../contract/money/coming.ts';
import { bankingDayOf, startOfDay } from '../../base/clock.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { dateAt, nextAmountMinor, type NextDate, type ScheduleRow } from '../bills/schedule-row.ts';
import { checkReference } from '../deposits/checks-store.ts';
import { loanReference } from '../loans/loans-store.ts';
import { payingAccount } from '../transfers/paying-account.ts';
import { restsUntilResumed, type ComingFacts } from './coming-facts.ts';

/** Money that will move by itself: when, how much, and on which of the own accounts. */
export interface ComingMovement {
  kind: ComingKind;
  /** Of the order, schedule, loan, savings account or check. */
  id: string;
  name: string;
  /** As `payee_of` has it; null where no payee is behind it. */
  payee: string | null;
  plannedDay: CalendarDay;
  day: CalendarDay;
  at: Temporal.Instant;
  /** In US dollars, fees included. */
  amountMinor: bigint;
  payer: StoredAccount | null;
  receiver: StoredAccount | null;
  /**
   * The sum that the payer, else the receiver, can spend after it; below zero it will not be made.
   */
  leftMinor: bigint;
}

type Due = Pick<
  ComingMovement,
  'kind' | 'id' | 'name' | 'payee' | 'plannedDay' | 'at' | 'amountMinor'
> & {
  /** Undefined: Checking if it covers the whole sum, else Savings, as the bank itself chooses. */
  payer: StoredAccount | null | undefined;
  receiver: StoredAccount | null;
};

const accountWith = ({ accounts }: ComingFacts, id: string | null): StoredAccount | null =>
  accounts.find((account) => account.id === id) ?? null;

/** Every date of a bill up to a day, and the next one if that is later. */
function* datesOf(
  schedule: ScheduleRow,
  { own }: ComingFacts,
  last: CalendarDay,
): Generator<NextDate> {
  let next: NextDate = schedule;
  while (next.status === 'active') {
    yield next;
    next = dateAt(schedule, next.nextNumber + 1, own);
    if (bankingDayOf(next.nextDueAt) > last) return;
  }
}

function billsAhead(facts: ComingFacts, last: CalendarDay): Due[] {
  return facts.schedules
    .filter((schedule) => !restsUntilResumed(schedule))
    .flatMap((schedule) => {
      const known = facts.payees.get(schedule.id);
      return [...datesOf(schedule, facts, last)].map((date) => ({
        kind: 'recurring bill' as const,
        id: schedule.id,
        name: known?.nickname ?? schedule.recipientName,
        payee: known?.payee ?? null,
        plannedDay: date.nextDay,
        at: date.nextDueAt,
        amountMinor:
          nextAmountMinor({ ...schedule, nextNumber: date.nextNumber }) + facts.billFeeMinor,
        payer: schedule.accountId === null ? undefined : accountWith(facts, schedule.accountId),
        receiver: null,
      }));
    });
}

function ordersAhead(facts: ComingFacts): Due[] {
  return facts.orders.map((order) => {
    const known = facts.payees.get(order.id);
    const at = order.dueAt ?? order.transferDate;
    const isOwn = order.kind === 'local' && order.recipientRouting === bankFacts.routingNumber;
    return {
      kind: 'scheduled' as const,
      id: order.id,
      name: known?.nickname ?? order.recipientName,
      payee: known?.payee ?? null,
      plannedDay: bankingDayOf(at),
      at,
      amountMinor: order.debitedUsdMinor,
      payer: accountWith(facts, order.payerAccountId),
      receiver: isOwn
        ? (facts.accounts.find(({ number }) => number === order.recipientAccount) ?? null)
        : null,
    };
  });
}

/** Installments are taken from Checking; what it lacked today is tried again tomorrow. */
function instalmentsAhead(facts: ComingFacts): Due[] {
  const checking = facts.accounts.find(({ kind }) => kind === 'checking') ?? null;
  const { today } = facts;
  return facts.instalments.map(({ loanId, dueOn, amountMinor, triedOn }) => ({
    kind: 'loan payment',
    id: loanId,
    name: loanReference(loanId),
    payee: null,
    plannedDay: dueOn,
    at: startOfDay(dueOn > today ? dueOn : triedOn === today ? addDays(today, 1) : today),
    amountMinor,
    payer: checking,
    receiver: null,
  }));
}

function creditsAhead(facts: ComingFacts): Due[] {
  const { interest, holds, deposits } = facts;
  const credit = { payee: null, payer: null };
  return [
    ...holds.map(({ checkId, accountId, availableOn, freeMinor }) => ({
      ...credit,
      kind: 'check' as const,
      id: checkId,
      name: checkReference(checkId),
      plannedDay: availableOn,
      at: startOfDay(availableOn),
      amountMinor: freeMinor,
      receiver: accountWith(facts, accountId),
    })),
    ...deposits.map(({ id, accountId, companyName, dueOn, amountMinor }) => ({
      ...credit,
      kind: 'deposit' as const,
      id,
      name: companyName,
      plannedDay: dueOn,
      at: startOfDay(dueOn),
      amountMinor,
      receiver: accountWith(facts, accountId),
    })),
    ...[...interest.byAccount].map(([accountId, amountMinor]) => ({
      ...credit,
      kind: 'interest' as const,
      id: accountId,
      name: accountWith(facts, accountId)?.number ?? '',
      plannedDay: interest.day,
      at: startOfDay(interest.day),
      amountMinor,
      receiver: accountWith(facts, accountId),
    })),
  ].filter(({ amountMinor }) => amountMinor > 0n);
}

/**
 * The one list of what is coming, soonest first: all up to a day, and of what comes later the next
 * of each. Each movement finds what those before it leave; one that its account does not cover is
 * not made, and takes nothing.
 */
export function comingMovements(facts: ComingFacts, last: CalendarDay): ComingMovement[] {
  const accounts = facts.accounts.map((account) => ({ ...account }));
  const inOrder = (one: Due, other: Due) => Temporal.Instant.compare(one.at, other.at);
  return [
    // Of one moment, what comes is there before what leaves.
    ...creditsAhead(facts),
    ...instalmentsAhead(facts),
    ...ordersAhead(facts),
    ...billsAhead(facts, last),
  ]
    .toSorted(inOrder)
    .map(({ payer: named, receiver, ...due }) => {
      const payer =
        named === undefined ? (payingAccount(accounts, due.amountMinor) ?? null) : named;
      const [from, to] = [payer, receiver].map((side) =>
        accounts.find(({ id }) => id === side?.id),
      );
      const afterMinor = (from?.availableMinor ?? 0n) - due.amountMinor;
      const isMade = payer === null || afterMinor >= 0n;
      if (from && isMade) from.availableMinor = afterMinor;
      if (to && isMade) to.availableMinor += due.amountMinor;
      const day = bankingDayOf(due.at);
      return {
        ...due,
        // An order that is late is made as soon as the bank comes to it.
        day: day < facts.today ? facts.today : day,
        payer,
        receiver,
        leftMinor: payer === null ? (to?.availableMinor ?? 0n) : afterMinor,
      };
    });
}
