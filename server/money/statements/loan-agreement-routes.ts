import { getLoanAgreementRoute } from '../../../contract/money/loan-offers.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { findAccountsOf } from '../accounts/accounts-store.ts';
import { findInstalments } from '../loans/instalments-store.ts';
import { findAcceptedWith } from '../loans/loan-acceptances-store.ts';
import { disclosureOfLoan } from '../loans/loan-offer.ts';
import { findLoan, loanReference, type LoanRow } from '../loans/loans-store.ts';
import { agreementPdf } from './agreement-pdf.ts';
import { drawn, readerOf } from './draw-letter.ts';

/** An approved loan has terms from the day on which its customer was asked. */
const hasTerms = ({ state, offeredUntil }: LoanRow) =>
  state === 'disbursed' || state === 'repaid' || offeredUntil !== null;

export const callsOfLoanAgreement = [
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
