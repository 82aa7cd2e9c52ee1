import { bankFacts } from '../../../config/bank.ts';

/** The words of mails of many kinds. */
export const mailTexts = {
  hello: (name: string) => `Hello ${name},`,
  notYou:
    `If this wasn’t you, please call us right away at ${bankFacts.phone}. We never ask for ` +
    'your password or PIN.',
  notMe: 'This was not me: freeze payments',
  cancelPayment: 'Cancel this payment',
  howToTurnOff:
    'If you don’t want this email, turn it off in your profile, under “Email notifications”.',
};
