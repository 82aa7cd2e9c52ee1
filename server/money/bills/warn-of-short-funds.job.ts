import { findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import { feeOf } from '../approvals/order-fee.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { rowByRow } from '../../services/jobs/row-by-row.ts';
import { shortFundsNotice } from '../../services/mail/notices.ts';
import { queueOptionalNotice } from '../../services/mail/queue-notice.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { payingAccount } from '../transfers/paying-account.ts';
import type { TransferRow } from '../transfers/transfer-row.ts';
import { lockUncheckedTransfers, markFundsChecked } from '../transfers/transfers-store.ts';
import { findUser } from '../../people/users/users-store.ts';
import { nextAmountMinor, type ScheduleRow } from './schedule-row.ts';
import { lockUncheckedSchedules, markScheduleChecked } from './schedules-store.ts';

const batchSize = 50;
const aheadHours = 24;

interface Upcoming {
  /** Of a scheduled order. */
  orderId?: string;
  ownerId: string;
  recipientName: string;
  totalMinor: bigint;
  dueAt: Temporal.Instant;
  payer: (accounts: readonly StoredAccount[]) => StoredAccount | undefined;
}

async function warnIfShort(
  tx: Tx,
  ctx: Context,
  { orderId, ownerId, recipientName, totalMinor, dueAt, payer }: Upcoming,
): Promise<void> {
  const account = payer(await findAccountsOf(tx, [ownerId]));
  const owner = await findUser(tx, ownerId);
  if (!owner || !account || account.availableMinor >= totalMinor) return;
  const notice = shortFundsNotice({
    orderId,
    recipient: recipientName,
    totalMinor,
    availableMinor: account.availableMinor,
    account: account.kind,
    dueAt,
  });
  await queueOptionalNotice(tx, ctx.bank.clock, { person: owner, mail: 'short-funds', notice });
}

const aDayAhead = ({ bank }: Context) => {
  const after = bank.clock.businessNow();
  return { after, until: after.add({ hours: aheadHours }) };
};

const checkOrders = rowByRow<TransferRow>({
  atOnce: batchSize,
  turns: 1,
  lock: (tx, ctx, due) => lockUncheckedTransfers(tx, { ...due, ...aDayAhead(ctx) }),
  idOf: ({ id }) => id,
  async work(tx, ctx, orders) {
    for (const { id, payerId, payerAccountId, recipientName, debitedUsdMinor, dueAt } of orders) {
      await markFundsChecked(tx, id, ctx.bank.clock.businessNow());
      if (payerId === null || dueAt === null) continue;
      const payer = (accounts: readonly StoredAccount[]) =>
        accounts.find((account) => account.id === payerAccountId);
      await warnIfShort(tx, ctx, {
        orderId: id,
        ownerId: payerId,
        recipientName,
        totalMinor: debitedUsdMinor,
        dueAt,
        payer,
      });
    }
  },
});

const checkSchedules = rowByRow<ScheduleRow>({
  atOnce: batchSize,
  turns: 1,
  lock: (tx, ctx, due) => lockUncheckedSchedules(tx, { ...due, ...aDayAhead(ctx) }),
  idOf: ({ id }) => id,
  async work(tx, ctx, schedules) {
    const now = ctx.bank.clock.businessNow();
    const feeMinor = feeOf(await readPolicy(tx, 'fees', now), 'bill');
    for (const schedule of schedules) {
      const { id, ownerId, accountId, recipientName, nextDueAt } = schedule;
      await markScheduleChecked(tx, id, now);
      const totalMinor = nextAmountMinor(schedule) + feeMinor;
      const payer = (accounts: readonly StoredAccount[]) =>
        accountId === null
          ? payingAccount(accounts, totalMinor)
          : accounts.find((account) => account.id === accountId);
      await warnIfShort(tx, ctx, { ownerId, recipientName, totalMinor, dueAt: nextDueAt, payer });
    }
  },
});

/**
 * Looks a day ahead whether the money for each scheduled order and recurring bill is there, once
 * each, and tells its owner by mail where it is not.
 * @returns how many it looked at.
 */
export async function warnOfShortFunds(ctx: Context): Promise<number> {
  return (await checkOrders(ctx)) + (await checkSchedules(ctx));
}
