import { loanRateRanges } from '../../../contract/money/loan-rate-ranges.ts';
import type { PublicFacts } from '../../../contract/money/public-facts.ts';
import { annualYieldBps } from '../../../contract/money/savings-interest.ts';
import { capitalized } from '../../bank/loan-words.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { ratesTexts } from '../../content/services-content.texts.ts';
import { percentText } from '../../ui/money/percent-text.ts';

/**
 * The facts of today in a section of the services page, each nothing where the bank offers none.
 */
export function savingsFact({ savingsRate: { rateBps } }: PublicFacts): string {
  return rateBps === 0 ? '' : ratesTexts.savings(percentText(annualYieldBps(rateBps)));
}

export function depositFact({ checkHold: { perDayMinor } }: PublicFacts): string {
  return perDayMinor === 0 ? '' : ratesTexts.deposit(perDayMinor);
}

export function LoanFacts({ facts: { loanRates } }: { facts: PublicFacts }) {
  const ranges = loanRateRanges(loanRates);
  if (ranges.length === 0) return null;
  return (
    <>
      {ratesTexts.loans}
      <dl>
        {ranges.map(({ purpose, lowestRateBps, highestRateBps }) => (
          <div key={purpose}>
            <dt>{capitalized(wireWordsTexts.purpose(purpose))}</dt>
            <dd>
              {lowestRateBps === highestRateBps
                ? percentText(lowestRateBps)
                : ratesTexts.loanRange(percentText(lowestRateBps), percentText(highestRateBps))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
