import type { Loan } from '../../../contract/money/loans.ts';
import { LoanStateBadge } from '../../bank/loan-state-badge.tsx';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { loansTexts } from './loans.texts.ts';
import { Row } from '../../ui/layout/row.tsx';
import './loan-form.css';

const texts = loansTexts.loanHead;

/** “Personal loan, $5,000.00” and how far it has come. */
export function LoanHead({ loan }: { loan: Loan }) {
  return (
    <Row gap={16} rowGap={8} align="center" spread="apart" className="loan-head">
      <h3>
        {texts.loan(wireWordsTexts.loan(loan.loanPurpose), <MoneyText amount={loan.loanAmount} />)}
      </h3>
      <LoanStateBadge state={loan.state} />
    </Row>
  );
}
