import type { FastifyInstance } from 'fastify';
import {
  getBalanceHistoryRoute,
  listAccountsRoute,
  listInvestmentAccountsRoute,
} from '../../../contract/money/accounts.ts';
import { getUserRoute } from '../../../contract/people/users.ts';
import type { BankToBind } from '../../bank.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { signedFilePath } from '../../services/files/signed-path.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { isPaired } from '../../http/paired-cookie.ts';
import { invariant } from '../../base/invariant.ts';
import { countUnreadAnswers, countUnreadNotices } from '../../services/mail/notices-store.ts';
import { countWaitingPasskeysOf } from '../../people/passkeys/passkeys-store.ts';
import { userView } from '../../people/users/user-view.ts';
import { findUser } from '../../people/users/users-store.ts';
import { accountView } from './account-view.ts';
import { findAccountsOf } from './accounts-store.ts';
import { balanceHistory } from './balance-history.ts';
import { accountOrigins } from './account-origins.ts';

async function ownAccounts(ctx: SignedInContext) {
  const accounts = await findAccountsOf(ctx.bank.db, [ctx.session.userId]);
  return accounts.map(accountView);
}

export function bindAccounts(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, getUserRoute).to(async (ctx, _input, { request }) => {
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
    const language = user.language ?? 'browser';
    const passwordChangedAt = user.passwordChangedAt && textFromInstant(user.passwordChangedAt);
    return {
      status: 200,
      body: {
        ...view,
        waitingPasskeys,
        frozen: user.frozenAt !== null,
        unreadNotices,
        unreadAnswers,
        passwordChangedAt,
        language,
      },
    };
  });

  bindRoute(app, bank, listAccountsRoute).to(async (ctx) => ({
    status: 200,
    body: { accounts: await ownAccounts(ctx) },
  }));
  bindRoute(app, bank, listInvestmentAccountsRoute).to(async (ctx) => {
    const asOf = textFromInstant(ctx.bank.clock.businessNow());
    const { userId } = ctx.session;
    const accounts = await findAccountsOf(ctx.bank.db, [userId]);
    const investments = accounts.filter(({ kind }) => kind === 'investment');
    const body = investments.map(async (account) => ({
      ...accountView(account),
      asOf,
      madeOf: await accountOrigins(ctx.bank.db, { userId, accountId: account.id }),
    }));
    return { status: 200, body: await Promise.all(body) };
  });
  bindRoute(app, bank, getBalanceHistoryRoute).to(async (ctx, { query }) => ({
    status: 200,
    body: { days: await balanceHistory(ctx, query) },
  }));
}
