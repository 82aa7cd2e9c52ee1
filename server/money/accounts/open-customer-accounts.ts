import { randomInt, randomUUID } from 'node:crypto';
import { accountKinds, insertAccount, type AccountKind } from './accounts-store.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

/** Nine random digits that do not begin with zero, so that no spreadsheet shortens them. */
function randomAccountNumber(): string {
  return String(randomInt(100_000_000, 1_000_000_000));
}

async function openNumbered(
  tx: Tx,
  ctx: Context,
  userId: string,
  kind: AccountKind,
): Promise<void> {
  const id = randomUUID();
  await ctx.bank.ledger.openAccount(tx, {
    id,
    glCode: `customer_${kind}`,
    ownerId: userId,
    currency: 'USD',
  });
  const now = ctx.bank.clock.now();
  // A number once given is never given again; nine random digits rarely meet one, and then we draw
  // another.
  while (!(await insertAccount(tx, { id, userId, number: randomAccountNumber(), kind, now })));
}

/** Checking, Savings and Investment at zero: what every new customer gets. */
export async function openCustomerAccounts(tx: Tx, ctx: Context, userId: string): Promise<void> {
  await ctx.bank.ledger.openOwner(tx, userId);
  for (const kind of accountKinds) await openNumbered(tx, ctx, userId, kind);
}
