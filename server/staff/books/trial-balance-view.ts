import type { CurrencyTotal } from '../../../contract/staff/books.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Currency } from '../../../contract/values/money.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { TrialBalance } from './trial-balance.ts';

type Line = TrialBalance['lines'][number];

const sumOf = (lines: readonly Line[], pick: (line: Line) => bigint): bigint =>
  lines.reduce((sum, line) => sum + pick(line), 0n);

function totalsOf(lines: readonly Line[]) {
  return [...new Set(lines.map(({ currency }) => currency))].map((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    return {
      currency,
      debitsMinor: sumOf(own, ({ debitsMinor }) => debitsMinor),
      creditsMinor: sumOf(own, ({ creditsMinor }) => creditsMinor),
      debitBalancesMinor: sumOf(own, ({ closingMinor }) =>
        closingMinor < 0n ? -closingMinor : 0n,
      ),
      creditBalancesMinor: sumOf(own, ({ closingMinor }) =>
        closingMinor > 0n ? closingMinor : 0n,
      ),
    };
  });
}

/** A trial balance as staff read it, with its totals. */
export function trialBalanceView(
  { day, firstDay, closedAt, lines }: TrialBalance,
  today: CalendarDay,
) {
  const totals = totalsOf(lines);
  return {
    day,
    today,
    ...(firstDay !== undefined && { firstDay }),
    ...(closedAt && { closedAt: textFromInstant(closedAt) }),
    lines: lines.map(
      ({
        code,
        name,
        normalSide,
        currency,
        accountId,
        openingMinor,
        debitsMinor,
        creditsMinor,
        closingMinor,
        entries,
      }) => ({
        code,
        name,
        normalSide,
        currency: currency as Currency,
        ...(accountId !== null && { accountId }),
        opening: openingMinor,
        debits: debitsMinor,
        credits: creditsMinor,
        closing: closingMinor,
        entries: Number(entries),
      }),
    ),
    totals: totals.map(
      ({
        currency,
        debitsMinor,
        creditsMinor,
        debitBalancesMinor,
        creditBalancesMinor,
      }): CurrencyTotal => ({
        currency: currency as Currency,
        debits: debitsMinor,
        credits: creditsMinor,
        debitBalances: debitBalancesMinor,
        creditBalances: creditBalancesMinor,
      }),
    ),
    balanced: totals.every(
      (total) =>
        total.debitsMinor === total.creditsMinor &&
        total.debitBalancesMinor === total.creditBalancesMinor,
    ),
  };
}
