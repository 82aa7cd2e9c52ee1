import { bankAccountId } from '../../server/ledger/chart.ts';
import type { TestBank } from './test-bank.ts';

/**
 * Makes the books wrong by this number of cents. Does so as the owner of the database, because the
 * server's own login may not.
 */
export async function spoilBooks({ bank }: TestBank, cents: number): Promise<void> {
  const owner = await bank.openSnapshot();
  await owner
    .query('UPDATE account SET posted = posted + $1 WHERE id = $2', [
      cents,
      bankAccountId('nostro', 'USD'),
    ])
    .finally(() => owner.close());
}
