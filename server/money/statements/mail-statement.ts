import type { BodyOf } from '../../../contract/calls/route.ts';
import type { mailStatementRoute } from '../../../contract/money/statements.ts';
import { said } from '../../../contract/calls/said.ts';
import { findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { queueTask } from '../../services/jobs/task-queue.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { refuse } from '../../base/refusal.ts';
import { requireOwnAccount } from './own-account.ts';
import { requirePeriod } from './read-statement.ts';
import type { StatementMail } from './send-statement.ts';
import { monthsOf } from './statement-months.ts';

/** Enough for a year of one account; not enough to fill a person's mailbox. */
const perPerson: LimitRule = { name: 'statement-mail', points: 12, duration: 3600 };

async function accountFor(
  ctx: SignedInContext,
  number: string | undefined,
): Promise<StoredAccount> {
  if (number !== undefined) return await requireOwnAccount(ctx, number);
  const accounts = await findAccountsOf(ctx.bank.db, [ctx.session.userId]);
  return accounts.find(({ kind }) => kind === 'checking') ?? refuse('ACCOUNT_NOT_FOUND');
}

/** The last month that is over; of a new account the one under way. */
async function latestMonth({ bank }: SignedInContext, account: StoredAccount): Promise<string> {
  const [current = '', ended] =
    (await monthsOf(bank.db, [account], bank.clock.businessDay())).get(account.id) ?? [];
  return ended ?? current;
}

/**
 * Queues a statement for the own mailbox. Only the reference waits: the file is made when the mail
 * goes out.
 */
export async function mailStatement(
  ctx: SignedInContext,
  { account: number, month: asked }: BodyOf<typeof mailStatementRoute>,
) {
  const { bank, session } = ctx;
  await countRequest(bank, perPerson, session.userId);
  const account = await accountFor(ctx, number);
  const month = asked ?? (await latestMonth(ctx, account));
  await requirePeriod(bank, account, month);
  const mail: StatementMail = { userId: session.userId, account: account.number, month };
  await bank.db.tx(async (tx) => {
    await queueTask(tx, 'statement_mail', mail, bank.clock.now());
    await recordAudit(tx, ctx, {
      action: 'statement.requested',
      subject: `account:${account.id}`,
      details: { month },
    });
  });
  return { ...said('STATEMENT_MAILED'), account: account.number, month };
}
