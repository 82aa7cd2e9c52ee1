import { addDays } from '../../../contract/values/calendar-day.ts';
import type { ComingMovement } from '../../../contract/money/coming.ts';
import type { SkylineDay } from '../../bank/skyline/skyline-day.ts';

/**
 * By how much it changes all accounts together: money between own accounts and a check that is in
 * the balance already do not, nor does a payment that its account cannot cover.
 */
function changeOfTotal({ kind, amount, payer, receiver, left }: ComingMovement): bigint {
  if (kind === 'check' || (payer !== null && (receiver !== null || left < 0n))) return 0n;
  return payer === null ? amount : -amount;
}

/**
 * The sum of all accounts on each of the next days, by the orders that wait and by nothing else:
 * no salary and no shopping is guessed. No days where none of them has a movement.
 */
export function daysToCome(
  today: SkylineDay,
  coming: readonly ComingMovement[],
  count: number,
): SkylineDay[] {
  const changes = coming
    .map((movement) => ({ day: movement.day, change: changeOfTotal(movement) }))
    .filter(({ change }) => change !== 0n);
  const days = Array.from({ length: count }, (_, index) => addDays(today.day, index + 1));
  const last = days.at(-1) ?? '';
  if (!changes.some(({ day }) => day <= last)) return [];
  return days.map((day) => ({
    day,
    total: changes
      .filter((one) => one.day <= day)
      .reduce((total, { change }) => total + change, today.total),
  }));
}
