import { addDays } from '../../../contract/values/calendar-day.ts';
import { comingDays } from '../../../contract/money/coming.ts';
import type { Bank } from '../../bank.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { readComing } from '../coming/coming-facts.ts';
import { comingMovements, type ComingMovement } from '../coming/coming-movements.ts';

/** Money that will move on an account by itself. */
export interface MovementToCome extends Pick<ComingMovement, 'name' | 'day' | 'plannedDay'> {
  kind: Exclude<ComingMovement['kind'], 'check'>;
  /** Below zero where the account pays. */
  amountMinor: bigint;
}

/**
 * Reads the movements of one account in the list of what is coming. A check that comes off hold is
 * none: its money is among the entries.
 */
export async function readToCome(bank: Bank, account: StoredAccount): Promise<MovementToCome[]> {
  const last = addDays(bank.clock.businessDay(), comingDays);
  const facts = await readComing(bank.db, bank, account.userId, last);
  return comingMovements(facts, last).flatMap(
    ({ kind, name, day, plannedDay, amountMinor, payer, receiver }) => {
      if (kind === 'check' || day > last) return [];
      const movement = { kind, name, day, plannedDay };
      if (payer?.id === account.id) return { ...movement, amountMinor: -amountMinor };
      return receiver?.id === account.id ? { ...movement, amountMinor } : [];
    },
  );
}
