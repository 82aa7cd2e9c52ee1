import {
  getBalanceHistoryRoute,
  listAccountsRoute,
  listInvestmentAccountsRoute,
  type HistoryRange,
} from '../../../contract/money/accounts.ts';
import { getUserRoute } from '../../../contract/people/users.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { signedFilePath } from '../../services/files/signed-path.ts';
import { answerTo } from '../../http/bind-route.ts';
import { isPaired } from '../../http/paired-cookie.ts';
import { invariant } from '../../base/invariant.ts';
import { countUnreadAnswers, countUnreadNotices } from '../../services/mail/notices-store.ts';
import { countWaitingPasskeysOf } from '../../people/passkeys/passkeys-store.ts';
import { userView } from '../../people/users/user-view.ts';
import { findUser } from '../../people/users/users-store.ts';
import { accountView } from './account-view.ts';
import { findAccountsOf } from './accounts-store.ts';
import { accountOrigins } from './account-origins.ts';
import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import { addDays } from '../../../contract/values/calendar-day.ts';

async function ownAccounts(ctx: SignedInContext) {
  const accounts = await findAccountsOf(ctx.bank.db, [ctx.session.userId]);
  return accounts.map(accountView);
}

export const callsOfAccounts = [
  answerTo(getUserRoute, async (ctx, _input, { request }) => {
    const user = await findUser(ctx.bank.db, ctx.session.userId);
    invariant(user !== undefined, 'a live session belongs to a living user');
    // A signed address opens without token and cookie, so a token alone is given none.
    const opensFiles = isPaired(ctx.bank.config, request, ctx.session.cookieHash);
    const addressOf = (id: string) =>
      opensFiles ? signedFilePath(ctx.bank, { id, viewer: user.id }) : `/api/files/${id}`;
    const [accounts, waitingPasskeys, unreadNotices, unreadAnswers] = await Promise.all([
      ownAccounts(ctx),
      countWaitingPasskeysOf(ctx.bank.db, user.id),
      countUnreadNotices(ctx.bank.db, user.id),
      countUnreadAnswers(ctx.bank.db, user.id),
    ]);
    const view = userView(user, { accounts, addressOf });
    const language = user.language ?? ('browser' as const);
    const passwordChangedAt = user.passwordChangedAt && textFromInstant(user.passwordChangedAt);
    return {
      ...view,
      waitingPasskeys,
      frozen: user.frozenAt !== null,
      unreadNotices,
      unreadAnswers,
      passwordChangedAt,
      language,
    };
  }),

  answerTo(listAccountsRoute, async (ctx) => ({ accounts: await ownAccounts(ctx) })),
  answerTo(listInvestmentAccountsRoute, async (ctx) => {
    const asOf = textFromInstant(ctx.bank.clock.businessNow());
    const { userId } = ctx.session;
    const accounts = await findAccountsOf(ctx.bank.db, [userId]);
    const investments = accounts.filter(({ kind }) => kind === 'investment');
    const body = investments.map(async (account) => ({
      ...accountView(account),
      asOf,
      madeOf: await accountOrigins(ctx.bank.db, { userId, accountId: account.id }),
    }));
    return await Promise.all(body);
  }),
  answerTo(getBalanceHistoryRoute, async (ctx, { query }) => ({
    days: await balanceHistory(ctx, query),
  })),
];

const shownDays: Record<HistoryRange, number> = { '1M': 31, '3M': 92, '1Y': 366 };

interface DayTotal {
  day: string;
  total: bigint | null;
}

/**
 * The total of the own open accounts, or of the one with a number, at the end of each banking day,
 * oldest first, from the first booking on. Each figure is the last `balance_after` of that day,
 * found by halving: a few index probes per account and day, however long the history.
 */
async function balanceHistory(
  ctx: SignedInContext,
  { account, range = '1M' }: { account?: string | undefined; range?: HistoryRange | undefined },
): Promise<{ day: string; total: bigint }[]> {
  const today = ctx.bank.clock.businessDay();
  const count = shownDays[range];
  const days = Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));
  const { rows } = await ctx.bank.db.query<DayTotal>(
    `SELECT d.day, (SELECT sum(ledger_balance_before(c.account_id,
      (d.day::date + 1)::timestamp AT TIME ZONE $3))
                      FROM customer_account c WHERE c.user_id = $1 AND c.closed_at IS NULL
                        AND ($4::text IS NULL OR c.number = $4))::bigint AS total
       FROM unnest($2::text[]) AS d(day) ORDER BY d.day`,
    [ctx.session.userId, days, bankTimeZone, account ?? null],
    { name: 'balance-history' },
  );
  return rows.flatMap(({ day, total }) => (total === null ? [] : [{ day, total }]));
}
