import type { Currency } from '../../contract/money.ts';
import type { Tx } from '../db/database.ts';
import { customerChart, type CustomerAccountName } from './chart.ts';

interface NewAccount {
  id: string;
  glCode: CustomerAccountName;
  ownerId: string;
  currency: Currency;
}

/** Opens a customer's account at zero, without overdraft. The owner must be known to the ledger. */
export async function openAccount(
  tx: Tx,
  { id, glCode, ownerId, currency }: NewAccount,
): Promise<void> {
  await tx.query('INSERT INTO account (id, gl_code, owner_id, currency) VALUES ($1, $2, $3, $4)', [
    id,
    customerChart[glCode],
    ownerId,
    currency,
  ]);
}
