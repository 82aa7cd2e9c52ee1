import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const livelySkylineTexts = {
  balanceChange: {
    theSameAsOn: (since: string | number) => `The same as on ${since}`,
    less: 'less',
    more: 'more',
    thanOn: (change: ReactNode, moreOrLess: ReactNode, since: ReactNode) =>
      sentence(change, ' ', moreOrLess, ' than on ', since),
    high: (written: string | number) => `High ${written}`,
    low: (written: string | number) => `Low ${written}`,
    on: (amount: string | number, day: string | number) => `${amount} on ${day}`,
  },
  hillReasonsList: {
    largestMovements: 'Largest changes',
  },
  livelySkyline: {
    theLargest: (amount: ReactNode, reasonWords: ReactNode) =>
      sentence('; the largest: ', amount, reasonWords),
    scheduled: 'scheduled',
    lastDays: (caption: string | number, length: string | number) =>
      `${caption}, last ${length} days`,
    theBalancesOfPastDays: 'The balances of past days could not be loaded.',
    scheduledToo: ' scheduled',
  },
  nextPayment: {
    nextToOn: (small: Wrap, amount: ReactNode, name: ReactNode, day: ReactNode) =>
      sentence(small('Next'), ' ', amount, ' to ', name, ' on ', day),
    notCoveredYet: ', not covered yet',
  },
  rangeChoice: {
    oneMonth: 'One month',
    threeMonths: 'Three months',
    oneYear: 'One year',
    daysShown: 'Days shown',
  },
  hillReasons: {
    loanPayment: ': loan payment',
    to: (who: string | number) => ` to ${who}`,
    from: (who: string | number) => ` from ${who}`,
  },
};
