import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const billSummaryTexts = {
  billSummary: {
    details: 'details',
    biller: 'biller',
    nowArrivesWithinHours: (small: Wrap) => sentence('Now. ', small('Arrives within 24 hours')),
    oneTime: 'One time',
    nextFor: (day: string | number) => `, next for ${day}`,
    butItEndsBeforeIt: ', but it ends before the next payment',
    until: (day: string | number) => `, until ${day}`,
    laterDatesArePaidFrom:
      'Later dates are paid from Checking (Savings as backup). This PIN covers them all; ' +
      'you can pause or stop them at any time.',
    alsoPaidByItself: (amount: ReactNode, day: ReactNode) =>
      sentence(
        'This payment is on top of your recurring bill, which still pays ',
        amount,
        ' on ',
        day,
        '. To pay only once, skip that date.',
      ),
    to: 'To',
    amount: 'Amount',
    from: 'From',
    date: 'Date',
  },
};
