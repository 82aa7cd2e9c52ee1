import type { ReasonFor } from '../../../contract/reasons.ts';
import { reasonTextsIn } from '../../base/reason-texts-in.ts';
import { type Notice, noticesOf } from '../../services/mail/notice.ts';
import type { Missed } from './instalments-store.ts';
import { loanNoticesTexts as english, type PaidOut } from './loan-notices.texts.ts';
import { loanNoticesTexts as spanish } from './loan-notices.texts.es.ts';
import { loanReference, type LoanRow } from './loans-store.ts';

const notice = noticesOf({ en: english, es: spanish });
const kind = 'loan';

export const receivedNotice = (loan: LoanRow): Notice =>
  notice({ kind }, ({ received }) => received(loan));

export const approvedNotice = (loan: LoanRow): Notice =>
  notice({ kind }, ({ approved }) => approved(loan));

export const declinedLoanNotice = (
  loan: LoanRow,
  reasons: readonly ReasonFor<'loanDecline'>[],
): Notice =>
  notice({ kind }, ({ declined }, language) => {
    const { loanDecline } = reasonTextsIn[language];
    return declined(loan, reasons.map((code) => `– ${loanDecline[code]}`).join('\n'));
  });

export const paidOutNotice = ({ id, amountMinor }: LoanRow, first: PaidOut['first']): Notice =>
  notice({ kind }, ({ paidOut }) => paidOut({ amountMinor, reference: loanReference(id), first }));

export const missedNotice = (loanId: string, { count, sumMinor }: Missed): Notice =>
  notice({ kind }, ({ missed }) => missed(loanReference(loanId), count, sumMinor));

export const repaidNotice = (loanId: string): Notice =>
  notice({ kind }, ({ repaid }) => repaid(loanReference(loanId)));
