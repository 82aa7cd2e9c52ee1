import type { HistoryRange } from '../../../contract/money/accounts.ts';
import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import { addDays } from '../../../contract/values/calendar-day.ts';
import type { SignedInContext } from '../../context.ts';

const shownDays: Record<HistoryRange, number> = { '1M': 31, '3M': 92, '1Y': 366 };

interface DayTotal {
  day: string;
  total: bigint | null;
}

/**
 * The total of the own open accounts, or of the one with a number, at the end of each banking day,
 * oldest first, from the first booking on. Each figure is the last `balance_after` of that day,
 * found by halving: a few index probes per account and day, however long the history.
 */
export async function balanceHistory(
  ctx: SignedInContext,
  { account, range = '1M' }: { account?: string | undefined; range?: HistoryRange | undefined },
): Promise<{ day: string; total: bigint }[]> {
  const today = ctx.bank.clock.businessDay();
  const count = shownDays[range];
  const days = Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));
  const { rows } = await ctx.bank.db.query<DayTotal>(
    `SELECT d.day, (SELECT sum(ledger_balance_before(c.account_id,
      (d.day::date + 1)::timestamp AT TIME ZONE $3))
                      FROM customer_account c WHERE c.user_id = $1 AND c.closed_at IS NULL
                        AND ($4::text IS NULL OR c.number = $4))::bigint AS total
       FROM unnest($2::text[]) AS d(day) ORDER BY d.day`,
    [ctx.session.userId, days, bankTimeZone, account ?? null],
    { name: 'balance-history' },
  );
  return rows.flatMap(({ day, total }) => (total === null ? [] : [{ day, total }]));
}
