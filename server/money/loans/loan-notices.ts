import type { ReasonFor } from '../../../contract/people/reasons.ts';
import { reasonTextsIn } from '../../base/reason-texts-in.ts';
import { type Notice, noticesOf } from '../../services/mail/notice.ts';
import type { Missed } from './instalments-store.ts';
import {
  loanNoticesTexts as english,
  type PaidOut,
  type ShortForLoan,
} from './loan-notices.texts.ts';
import { loanNoticesTexts as spanish } from './loan-notices.texts.es.ts';
import { disclosureOfLoan, type OfferedLoan } from './loan-offer.ts';
import { loanReference, type LoanRow } from './loans-store.ts';

const notice = noticesOf({ en: english, es: spanish });
const kind = 'loan';

export const receivedNotice = (loan: LoanRow): Notice =>
  notice({ kind, asks: false }, ({ received }) => received(loan));

/** Asks its customer to accept the terms, which it names with the annual percentage rate. */
export const offeredNotice = (loan: OfferedLoan): Notice => {
  const { aprBps } = disclosureOfLoan(loan);
  return notice({ kind }, ({ offered }) => offered({ ...loan, aprBps }));
};

export const acceptedNotice = (loan: LoanRow): Notice =>
  notice({ kind, asks: false }, ({ accepted }) => accepted(loan));

export const turnedDownNotice = (loan: LoanRow): Notice =>
  notice({ kind, asks: false }, ({ turnedDown }) => turnedDown(loan));

export const lapsedNotice = (loan: OfferedLoan): Notice =>
  notice({ kind }, ({ lapsed }) => lapsed(loan, loan.offeredUntil));

export const reviewedAgainNotice = (loan: LoanRow): Notice =>
  notice({ kind }, ({ reviewedAgain }) => reviewedAgain(loan));

export const declinedLoanNotice = (
  loan: LoanRow,
  reasons: readonly ReasonFor<'loanDecline'>[],
): Notice =>
  notice({ kind }, ({ declined }, language) => {
    const { loanDecline } = reasonTextsIn[language];
    return declined(loan, reasons.map((code) => `– ${loanDecline[code]}`).join('\n'));
  });

export const paidOutNotice = ({ id, amountMinor }: LoanRow, first: PaidOut['first']): Notice =>
  notice({ kind, asks: false }, ({ paidOut }) =>
    paidOut({ amountMinor, reference: loanReference(id), first }),
  );

export const missedNotice = (loanId: string, { count, sumMinor }: Missed): Notice =>
  notice({ kind }, ({ missed }) => missed(loanReference(loanId), count, sumMinor));

export const shortForLoanNotice = (
  loanId: string,
  short: Omit<ShortForLoan, 'reference'>,
): Notice =>
  notice({ kind }, ({ shortFor }) => shortFor({ reference: loanReference(loanId), ...short }));

export const repaidNotice = (loanId: string): Notice =>
  notice({ kind, asks: false }, ({ repaid }) => repaid(loanReference(loanId)));
