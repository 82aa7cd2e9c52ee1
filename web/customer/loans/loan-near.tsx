import { LiveText } from '../../ui/values/live-text.tsx';
import type { DrawnLoan } from './loan-draft.ts';
import { LoanPicture } from './loan-picture.tsx';
import { useLoanText } from './use-loan-text.ts';
import './loan-form.css';

/**
 * Keeps the hill and the payment in sight of a person who moves a slider, on screens where the
 * summary is below the form.
 */
export function LoanNear({ loan }: { loan: DrawnLoan | undefined }) {
  const loanText = useLoanText();
  return (
    <div className="loan-near lm-night">
      <LoanPicture loan={loan} />
      <p>{loan && <LiveText text={loanText(loan)} />}</p>
    </div>
  );
}
