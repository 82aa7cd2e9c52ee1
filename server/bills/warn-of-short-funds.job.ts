import { findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { shortFundsNotice } from '../mail/notices.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { readPolicy } from '../policy/read-policy.ts';
import { payingAccount } from '../transfers/paying-account.ts';
import { lockUncheckedTransfers, markFundsChecked } from '../transfers/transfers-store.ts';
import { findUser } from '../users/users-store.ts';
import { lockUncheckedSchedules, markScheduleChecked } from './schedules-store.ts';

const batchSize = 50;
const aheadHours = 24;

interface Upcoming {
  ownerId: string;
  recipientName: string;
  totalMinor: bigint;
  dueAt: Temporal.Instant;
  payer: (accounts: readonly StoredAccount[]) => StoredAccount | undefined;
}

async function warnIfShort(tx: Tx, ctx: Context, { ownerId, recipientName, totalMinor, dueAt, payer }: Upcoming): Promise<void> {
  const account = payer(await findAccountsOf(tx, [ownerId]));
  const owner = await findUser(tx, ownerId);
  if (!owner || !account || account.availableMinor >= totalMinor) return;
  await queueMail(
    tx,
    ctx.bank.clock,
    shortFundsNotice(owner, { recipient: recipientName, totalMinor, availableMinor: account.availableMinor, account: account.kind, dueAt }),
  );
}

/**
 * Looks a day ahead whether the money for each scheduled order and recurring bill is there, once each, and tells its owner by mail where it is not.
 * @returns how many it looked at.
 */
export async function warnOfShortFunds(ctx: Context): Promise<number> {
  const now = ctx.bank.clock.businessNow();
  const soon = { after: now, until: now.add({ hours: aheadHours }), limit: batchSize };
  return ctx.bank.db.tx(async (tx) => {
    const orders = await lockUncheckedTransfers(tx, soon);
    for (const { id, payerId, payerAccountId, recipientName, debitedUsdMinor, dueAt } of orders) {
      await markFundsChecked(tx, id, now);
      if (payerId === null || dueAt === null) continue;
      const payer = (accounts: readonly StoredAccount[]) => accounts.find((account) => account.id === payerAccountId);
      await warnIfShort(tx, ctx, { ownerId: payerId, recipientName, totalMinor: debitedUsdMinor, dueAt, payer });
    }
    const schedules = await lockUncheckedSchedules(tx, soon);
    const feeMinor = BigInt((await readPolicy(tx, 'fees', now)).billMinor);
    for (const { id, ownerId, accountId, recipientName, amountMinor, nextDueAt } of schedules) {
      await markScheduleChecked(tx, id, now);
      const totalMinor = amountMinor + feeMinor;
      const payer = (accounts: readonly StoredAccount[]) =>
        accountId === null ? payingAccount(accounts, totalMinor) : accounts.find((account) => account.id === accountId);
      await warnIfShort(tx, ctx, { ownerId, recipientName, totalMinor, dueAt: nextDueAt, payer });
    }
    return orders.length + schedules.length;
  });
}
