import { loanRateRanges } from '../../../contract/money/loan-rate-ranges.ts';
import { formatUsd } from '../../../contract/values/money.ts';
import type { PublicFacts } from '../../../contract/money/public-facts.ts';
import { annualYieldBps } from '../../../contract/money/savings-interest.ts';
import { ratesTexts } from '../../content/services-content.texts.ts';
import { siteContent } from '../../content/site-content.texts.ts';
import { percentText } from '../../ui/money/percent-text.ts';

interface Figure {
  value: string;
  name: string;
}

const feeFigure = (minor: number, name: string): Figure => ({
  value: formatUsd(BigInt(minor)),
  name,
});

/** A bank that pays nothing on savings does not name it. */
function savingsFigures({ savingsRate: { rateBps } }: PublicFacts): Figure[] {
  return rateBps === 0
    ? []
    : [{ value: percentText(annualYieldBps(rateBps)), name: ratesTexts.apyName }];
}

/** One fee where all are equal; else the fee of bills is shown next to it. */
function paymentFigures({ fees: { localMinor, billMinor } }: PublicFacts): Figure[] {
  const { paymentName, localName, billName } = ratesTexts;
  return localMinor === billMinor
    ? [feeFigure(localMinor, paymentName)]
    : [feeFigure(localMinor, localName), feeFigure(billMinor, billName)];
}

/** The first figures of the home page: what money earns, what it costs, and what protects it. */
export function HomeFigures({ facts }: { facts: PublicFacts }) {
  return (
    <>
      {[...savingsFigures(facts), ...paymentFigures(facts)].map(({ value, name }) => (
        <li key={name}>
          <b>{value}</b> {name}
        </li>
      ))}
      <li>{siteContent.insured}</li>
    </>
  );
}

/** The same and more, on the page about the bank. */
export function BankFigures({ facts }: { facts: PublicFacts }) {
  const lowest = loanRateRanges(facts.loanRates).map(({ lowestRateBps }) => lowestRateBps);
  const figures = [
    ...savingsFigures(facts),
    ...(lowest.length === 0
      ? []
      : [{ value: percentText(Math.min(...lowest)), name: ratesTexts.loanName }]),
    ...paymentFigures(facts),
    feeFigure(facts.fees.internationalMinor, ratesTexts.abroadName),
  ];
  return figures.map(({ value, name }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
