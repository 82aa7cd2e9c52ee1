import { numberFromMinor } from '../../../contract/money.ts';
import { closing, type Closing } from '../../../contract/user-sheet.ts';
import type { Tx } from '../../db/database.ts';
import { findAccountsOf } from '../../money/accounts/accounts-store.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';

/** What deleting a person would end, and what stands in its way, as each noun counts it. */
export async function readClosing(
  tx: Tx,
  closings: readonly CustomerClosing[],
  userId: string,
): Promise<Closing> {
  const accounts = await findAccountsOf(tx, [userId]);
  const money = accounts.reduce((sum, { postedMinor }) => sum + postedMinor, 0n);
  const figures: Record<string, number> = { money: numberFromMinor(money) };
  for (const { blocks, ends } of closings)
    for (const [figure, count] of Object.entries({ ...ends, ...blocks }))
      figures[figure] = await count(tx, userId);
  // A figure that no noun counts is not shown as zero.
  return closing.parse(figures);
}
