import { useId } from 'react';
import { shareOf } from '../../../contract/values/share-of.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import type { DrawnLoan } from './loan-draft.ts';
import { amountStops, shareAlong, termStops } from './loan-stops.ts';
import './loan-form.css';
import { loanSlidersTexts } from './loans.texts.ts';
import './loans.css';

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

const width = 300;
const height = 88;

/** A tenth of a pixel is as fine as is drawn. */
const tenth = (pixels: number) => Math.round(pixels * 10) / 10;

/**
 * The sums owed after each installment, from the day of payout on: of the loan, and with interest.
 */
function owedOf({ amountMinor, repayment: { instalments, totalInterestMinor } }: DrawnLoan) {
  let interestLeft = totalInterestMinor;
  const after = instalments.map(({ balanceMinor, interestMinor }) => {
    interestLeft -= interestMinor;
    return { loan: balanceMinor, all: balanceMinor + interestLeft };
  });
  return [{ loan: amountMinor, all: amountMinor + totalInterestMinor }, ...after];
}

/** The smallest loan is a hill too: half as high and as long as the largest. */
const grown = (full: number, share: number) => (full * (1 + share)) / 2;

/**
 * The way down from the whole loan to nothing: what is left of the loan, and hatched on top of it
 * the interest that is still to come. It grows with the sliders, higher with the amount and longer
 * with the term. The schedule says the same in figures.
 */
function LoanHill({ loan }: { loan: DrawnLoan }) {
  const hatchId = useId();
  const owed = owedOf(loan);
  const whole = loan.amountMinor + loan.repayment.totalInterestMinor;
  const high = grown(height, shareAlong(amountStops, loan.amountMinor));
  const long = grown(width, shareAlong(termStops, loan.months));
  const line = (part: 'loan' | 'all') =>
    owed
      .map((after, index) => {
        const x = tenth((long * index) / (owed.length - 1));
        return `${x} ${tenth(height - high * shareOf(after[part], whole))}`;
      })
      .join(' L');
  return (
    <svg
      className="loan-hill"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <pattern id={hatchId} width="7" height="7" patternUnits="userSpaceOnUse">
        <path className="loan-hill-hatch" d="M-1 1 1-1M0 7 7 0M6 8 8 6" />
      </pattern>
      <path d={`M0 ${height} L${line('all')} Z`} fill={`url(#${hatchId})`} />
      <path className="loan-hill-ground" d={`M0 ${height} L${line('loan')} Z`} />
      <path className="loan-hill-crest" d={`M${line('all')}`} />
    </svg>
  );
}
