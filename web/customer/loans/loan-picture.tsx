import { Badge } from '../../ui/feedback/badge.tsx';
import type { DrawnLoan } from './loan-draft.ts';
import { LoanHill } from './loan-hill.tsx';
import './loan-form.css';
import { loanSlidersTexts } from './loans.texts.ts';

const texts = loanSlidersTexts.loanPicture;

/** The hill of a loan, marked where it is an example. Its place is there before it. */
export function LoanPicture({ loan }: { loan: DrawnLoan | undefined }) {
  return (
    <div className="loan-picture">
      {loan?.assumed && <Badge look="plain">{texts.example}</Badge>}
      {loan && <LoanHill loan={loan} />}
    </div>
  );
}
