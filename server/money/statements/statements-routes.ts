import { said } from '../../../contract/calls/said.ts';
import {
  chooseStatementDeliveryRoute,
  exportEntriesRoute,
  getStatementRoute,
  listStatementsRoute,
  mailStatementRoute,
} from '../../../contract/money/statements.ts';
import { accountView } from '../accounts/account-view.ts';
import { findAccountsOf } from '../accounts/accounts-store.ts';
import { exportTransfersRoute } from '../../../contract/money/transfer-list.ts';
import type { SignedInContext } from '../../context.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { languageFor } from '../../http/language-for.ts';
import { invariant } from '../../base/invariant.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { findUser, accountHolderName, type StoredUser } from '../../people/users/users-store.ts';
import { exportEntries } from './export-entries.ts';
import { exportTransfers } from './export-transfers.ts';
import { mailStatement } from './mail-statement.ts';
import { makeStatement, statementName } from './make-statement.ts';
import { chooseDelivery } from './monthly/choose-delivery.ts';
import { findMade, findStatementsMailed } from './monthly/monthly-store.ts';
import { requireOwnAccount } from './own-account.ts';
import { monthOf, monthsOf, yearsOf } from './statement-months.ts';
import {
  getBalanceLetterRoute,
  getDirectDepositFormRoute,
} from '../../../contract/money/letters.ts';
import { drawn, readerOf } from './draw-letter.ts';
import { balanceLetter, directDepositForm } from './letter-pdf.ts';
import { getLoanAgreementRoute } from '../../../contract/money/loan-offers.ts';
import { refuse } from '../../base/refusal.ts';
import { findInstalments } from '../loans/instalments-store.ts';
import { findAcceptedWith } from '../loans/loan-acceptances-store.ts';
import { disclosureOfLoan } from '../loans/loan-offer.ts';
import { findLoan, loanReference, type LoanRow } from '../loans/loans-store.ts';
import { agreementPdf } from './agreement-pdf.ts';

/** More than anybody reads, too little to keep others waiting for theirs. */
const perPerson: LimitRule = { name: 'statement-pdf', points: 60, duration: 600 };

async function own({ bank, session }: SignedInContext): Promise<StoredUser> {
  const user = await findUser(bank.db, session.userId);
  invariant(user !== undefined, 'a live session belongs to a living user');
  return user;
}

/** An approved loan has terms from the day on which its customer was asked. */
const hasTerms = ({ state, offeredUntil }: LoanRow) =>
  state === 'disbursed' || state === 'repaid' || offeredUntil !== null;

export const callsOfStatements = [
  answerTo(listStatementsRoute, async (ctx) => {
    const today = ctx.bank.clock.businessDay();
    const accounts = await findAccountsOf(ctx.bank.db, [ctx.session.userId]);
    const months = await monthsOf(ctx.bank.db, accounts, today);
    const made = Map.groupBy(
      await findMade(
        ctx.bank.db,
        accounts.map(({ id }) => id),
      ),
      ({ accountId }) => accountId,
    );
    const isMailed = await findStatementsMailed(ctx.bank.db, ctx.session.userId);
    const statements = accounts.map((account) => ({
      account: account.number,
      type: accountView(account).type,
      months: months.get(account.id) ?? [],
      made: (made.get(account.id) ?? []).map(({ month, on }) => ({ month, on })),
    }));
    return {
      current: monthOf(today),
      delivery: isMailed ? ('email' as const) : ('paperless' as const),
      years: yearsOf(months),
      statements,
    };
  }),

  bindRoute(getStatementRoute, async (ctx, { params: { account: number, month } }, { request }) => {
    await countRequest(ctx.bank, perPerson, ctx.session.userId);
    const account = await requireOwnAccount(ctx, number);
    const user = await own(ctx);
    const { pdf } = await makeStatement(ctx, account, accountHolderName(user), {
      month,
      language: languageFor(user, request),
    });
    return {
      status: 200,
      download: {
        mediaType: 'application/pdf' as const,
        name: statementName(number, month),
        bytes: pdf,
      },
    };
  }),

  answerTo(chooseStatementDeliveryRoute, async (ctx, { body: { delivery } }) => {
    await chooseDelivery(ctx, delivery);
    return said(delivery === 'email' ? 'STATEMENTS_BY_EMAIL' : 'STATEMENTS_PAPERLESS');
  }),

  answerTo(mailStatementRoute, async (ctx, { body }) => await mailStatement(ctx, body)),

  bindRoute(exportEntriesRoute, async (ctx, { params, query }, { request }) => ({
    status: 200,
    download: await exportEntries(ctx, params, query, languageFor(await own(ctx), request)),
  })),

  bindRoute(exportTransfersRoute, async (ctx, { query }, { request }) => ({
    status: 200,
    download: await exportTransfers(ctx, query, languageFor(await own(ctx), request)),
  })),

  bindRoute(getDirectDepositFormRoute, async (ctx, _input, { request }) => {
    const [checking] = await findAccountsOf(ctx.bank.db, [ctx.session.userId]);
    invariant(checking?.kind === 'checking', 'a customer who is not deleted has Checking');
    const reader = await readerOf(ctx, request);
    return await drawn(ctx, 'direct-deposit', () => directDepositForm(checking, reader));
  }),

  bindRoute(getBalanceLetterRoute, async (ctx, _input, { request }) => {
    const accounts = await findAccountsOf(ctx.bank.db, [ctx.session.userId]);
    const reader = await readerOf(ctx, request);
    return await drawn(ctx, 'balances', () => balanceLetter(accounts, reader));
  }),

  bindRoute(getLoanAgreementRoute, async (ctx, { params }, { request }) => {
    const { db } = ctx.bank;
    const loan = await findLoan(db, params.id);
    if (loan?.userId !== ctx.session.userId) return refuse('LOAN_NOT_FOUND');
    if (!hasTerms(loan)) return refuse('OFFER_NOT_MADE');
    const [checking] = await findAccountsOf(db, [loan.userId]);
    invariant(checking?.kind === 'checking', 'a customer who is not deleted has Checking');
    const [first] = await findInstalments(db, loan.id);
    const agreement = {
      loan,
      disclosure: disclosureOfLoan(loan),
      checking: checking.number,
      acceptedWith: await findAcceptedWith(db, loan.id),
      firstDueOn: first?.dueOn,
    };
    const reader = await readerOf(ctx, request);
    return await drawn(ctx, loanReference(loan.id).toLowerCase(), () =>
      agreementPdf(agreement, reader),
    );
  }),
];
