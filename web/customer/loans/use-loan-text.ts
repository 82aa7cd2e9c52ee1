import { loanWordsTexts, wireWordsTexts } from '../../bank/bank.texts.ts';
import { useAmountText } from '../../ui/money/money-text.tsx';
import { percentText } from '../../ui/money/percent-text.ts';
import type { DrawnLoan } from './loan-draft.ts';
import { loanSlidersTexts } from './loans.texts.ts';

const texts = loanSlidersTexts.loanText;

/** Writes the cost of a loan in a line; of an example also its assumptions. */
export function useLoanText(): (loan: DrawnLoan) => string {
  const amountText = useAmountText();
  return ({ amountMinor, months, rateBps, repayment, assumed }) => {
    const payment = amountText(repayment.paymentMinor);
    const rate = percentText(rateBps);
    return assumed
      ? texts.anExample({
          loan: wireWordsTexts.loan(assumed.purpose),
          score: assumed.creditScore,
          amount: amountText(amountMinor),
          term: loanWordsTexts.loanWords.months(months),
          rate,
          payment,
        })
      : texts.thePrice(payment, rate, amountText(repayment.totalInterestMinor));
  };
}
