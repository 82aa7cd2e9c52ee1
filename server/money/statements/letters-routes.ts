import {
  getBalanceLetterRoute,
  getDirectDepositFormRoute,
} from '../../../contract/money/letters.ts';
import { invariant } from '../../base/invariant.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { findAccountsOf } from '../accounts/accounts-store.ts';
import { drawn, readerOf } from './draw-letter.ts';
import { balanceLetter, directDepositForm } from './letter-pdf.ts';

export const callsOfLetters = [
  bindRoute(getDirectDepositFormRoute, async (ctx, _input, { request }) => {
    const [checking] = await findAccountsOf(ctx.bank.db, [ctx.session.userId]);
    invariant(checking?.kind === 'checking', 'a customer who is not deleted has Checking');
    const reader = await readerOf(ctx, request);
    return await drawn(ctx, 'direct-deposit', () => directDepositForm(checking, reader));
  }),

  bindRoute(getBalanceLetterRoute, async (ctx, _input, { request }) => {
    const own = await findAccountsOf(ctx.bank.db, [ctx.session.userId]);
    const reader = await readerOf(ctx, request);
    return await drawn(ctx, 'balances', () => balanceLetter(own, reader));
  }),
];
