import type { ReactNode } from 'react';
import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const scheduledTexts = {
  cancelling: {
    cancelThisPayment: 'Cancel this payment?',
    toIsDueOnNo: (amount: ReactNode, recipientName: ReactNode, moment: ReactNode) =>
      sentence(
        amount,
        ' to ',
        recipientName,
        ' is due on ',
        moment,
        '. No money has moved yet, and none will.',
      ),
    cancelPayment: 'Cancel payment',
    keepIt: 'Keep it',
    cancelling: 'Canceling...',
  },
  changeFailureWords: {
    nothingWasChangedPleaseTry: 'Nothing was changed. Please try again.',
    networkErrorWeCouldNot:
      'Network error. We could not find out whether it was changed. Please close this ' +
      'window and look at the list.',
  },
  comingShort: {
    asThingsStandYourIs: (account: string | number, amount: string | number) =>
      `Right now your ${account} is ${amount} short for this, and it would be declined.`,
  },
  scheduledOrder: {
    from: 'From',
  },
  cancelButton: {
    cancelThePaymentTo: (hidden: Wrap, recipientName: ReactNode) =>
      sentence('Cancel', hidden(sentence(' the payment to ', recipientName))),
    until: (moment: string | number) => `Can be canceled until ${moment}.`,
    minutesMore: (count: number) =>
      plural(count, {
        one: 'Can be canceled for # more minute.',
        other: 'Can be canceled for # more minutes.',
      }),
    minutesLeftFor: (count: number, recipientName: string) =>
      plural(count, {
        one: `# minute left to cancel the payment to ${recipientName}.`,
        other: `# minutes left to cancel the payment to ${recipientName}.`,
      }),
    itsTimeHasCome: 'Its time has come: it can no longer be canceled.',
  },
  comingPayments: {
    aClosedAccount: 'a closed account',
  },
};
