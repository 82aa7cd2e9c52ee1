import { formatsOf } from '../../../contract/values/format.ts';

const { moment } = formatsOf('en-US');

/** An order that the bank lets wait. */
export interface DelayedWords {
  kind: string;
  /** When it leaves. */
  at: string;
  /** It is in another currency than US dollars. */
  isExchanged: boolean;
}

/** The reasons for an order's status, as its customer reads them for good. */
export const orderReasonsTexts = {
  inReview: 'We review payments this large before sending them.',
  approved: 'We reviewed it and approved it.',
  cancelled: 'You canceled it before it was due.',
  takenBack: 'You canceled it within 30 minutes.',
  billStopped: 'You stopped the recurring bill.',
  accountClosed: 'The account was closed.',
  newPassword:
    'A new password was chosen by email, and this email address had never been confirmed.',
  notMe: 'You told us that this was not you, so we canceled it before it left.',
  disowned: 'The device that requested it was logged out from elsewhere before it left.',
  cancelledByLink: 'You canceled it with the button in our email.',
  undone: 'We posted it by mistake, and we took the posting back.',
  restored: 'We posted it again: taking it back was a mistake.',
  delayed: ({ kind, at, isExchanged }: DelayedWords) =>
    `This payment leaves on ${moment(at)}${isExchanged ? ', at the exchange rate of that moment' : ''}. ` +
    `You logged in on a new device, and this ${kind === 'bill' ? 'biller' : 'person'} is new among ` +
    'those you pay. You can cancel it until then.',
};
