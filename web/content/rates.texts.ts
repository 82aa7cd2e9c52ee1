import { formatUsd } from '../../contract/money.ts';

const amount = (minor: number) => formatUsd(BigInt(minor));

/** What rates and fees are today, as the public pages say it. Each percentage comes in written. */
export const ratesTexts = {
  savings: (apy: string) =>
    `Savings earn ${apy} APY (annual percentage yield) today. The rate can change.`,
  deposit: (perDayMinor: number) => `Check deposit by photo: up to ${amount(perDayMinor)} a day.`,
  loans: 'Annual rate today, by credit score',
  loanRange: (lowest: string, highest: string) => `${lowest} to ${highest}`,
  /** Short: each is shown next to its name. */
  apyName: 'APY on savings today',
  paymentName: 'for a local transfer or a bill',
  localName: 'for a local transfer',
  billName: 'for a bill payment',
  abroadName: 'for an international transfer',
  loanName: 'lowest annual rate of a loan today',
  figuresTitle: 'What it earns, what it costs',
  figuresLead: 'Today’s figures. You see them again before you confirm anything.',
};
