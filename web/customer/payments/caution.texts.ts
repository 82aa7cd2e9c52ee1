import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const cautionTexts = {
  beforeYouPay: 'Before you pay somebody new',
  why:
    'This is a large first payment. Scammers ask for payments like this, and money that is sent ' +
    'is hard to get back.',
  questions: {
    askedByOthers: 'Did someone call, text or email you and ask you to send this money?',
    toldToKeepSecret: 'Did someone tell you to keep it secret, or what to say to us?',
    checkedNumber:
      'Did you check the account number with the payee, at a phone number you already had?',
  },
  yes: 'Yes',
  no: 'No',
  pleaseChoose: 'Please choose Yes or No.',
  continue: 'Continue',
  likelyAScam: 'This looks like a scam. Please stop here.',
  whatToDo: (phone: ReactNode) =>
    sentence(
      'Hang up, and don’t answer the message. Call us at ',
      phone,
      ' before you pay. We never ask you to move money to keep it safe, and neither do the police ' +
        'or another bank.',
    ),
  nothingWasSent: 'Nothing was sent.',
  stop: 'Stop this payment',
  goOn: 'Continue anyway',
  stopped: 'You stopped the payment. Nothing was sent.',
  answersAreKept: 'Thank you. Your answers are kept with this payment.',
  checkFirst:
    'Please check the account number first: call the payee at a phone number you already had. ' +
    'Your answers are kept with this payment.',
  wentOn: 'You chose to continue. Your answers are kept with this payment.',
};
