import { addMonths } from '../../../contract/values/calendar-day.ts';
import { monthsSideBySide, type InsightMonths } from '../../../contract/money/insight.ts';
import { startOfDay } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { monthOf } from '../statements/statement-months.ts';
import { readMonthSums } from './insight-store.ts';

/** Money in and out of the latest months, those without any included once the first had some. */
export async function showMonths({ bank, session }: SignedInContext): Promise<InsightMonths> {
  const current = `${monthOf(bank.clock.businessDay())}-01` as const;
  const first = addMonths(current, 1 - monthsSideBySide);
  const sums = await readMonthSums(bank.db, session.userId, {
    from: startOfDay(first),
    until: startOfDay(addMonths(current, 1)),
  });
  const bySum = new Map(sums.map((sum) => [sum.month, sum]));
  const months = Array.from({ length: monthsSideBySide }, (_, place) =>
    monthOf(addMonths(first, place)),
  );
  return {
    months: months
      .filter((month) => sums[0] !== undefined && month >= sums[0].month)
      .map((month) => ({
        month,
        moneyIn: bySum.get(month)?.inMinor ?? 0n,
        moneyOut: bySum.get(month)?.outMinor ?? 0n,
      })),
  };
}
