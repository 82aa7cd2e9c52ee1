import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const comingUpPanelTexts = {
  comingUpPanel: {
    comingUp: 'Coming up',
    couldNotBeLoaded: 'Your upcoming payments could not be loaded.',
    nothingYet: (link: (text: string) => ReactNode) =>
      sentence('Nothing scheduled. Payments you schedule show up here. ', link('Schedule a bill')),
    scheduled: 'Scheduled',
    andMoreAfterThese: (count: string | number) => `And ${count} more after these.`,
    pending: 'Pending',
    ofShown: (length: string | number, total: string | number) => `${length} of ${total} shown.`,
    on: (day: string | number) => `on ${day}`,
    balanceAfter: (account: ReactNode, amount: ReactNode) =>
      sentence(account, ', balance after: ', amount),
    isShortOfItWill: (account: ReactNode, amount: ReactNode) =>
      sentence(
        account,
        ' is short by ',
        amount,
        ': this payment won’t be made unless you add money.',
      ),
  },
};
