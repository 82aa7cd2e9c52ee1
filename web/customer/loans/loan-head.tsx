import type { Loan } from '../../../contract/loans.ts';
import { LoanStateBadge } from '../../bank/loan-state-badge.tsx';
import { wireWordsTexts } from '../../bank/wire-words.texts.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { loansTexts } from './loans.texts.ts';
import './loan-head.css';

const texts = loansTexts.loanHead;

/** “Personal loan, $5,000.00” and how far it has come. */
export function LoanHead({ loan }: { loan: Loan }) {
  return (
    <div className="loan-head">
      <h3>
        {texts.loan(wireWordsTexts.loan(loan.loanPurpose), <MoneyText amount={loan.loanAmount} />)}
      </h3>
      <LoanStateBadge state={loan.state} />
    </div>
  );
}
