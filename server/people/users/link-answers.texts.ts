import { bankFacts } from '../../../config/bank.ts';
import type { ContactPart } from '../../../contract/freezes.ts';

const isAgain: Record<ContactPart, string> = {
  email: 'Your email address is again the one before the change. ',
  phone: 'Your phone number is again the one before the change. ',
  address: 'Your address is again the one before the change. ',
};

/** What the pages of mailed links say of what was done. */
export const linkAnswersTexts = {
  passwordReset: 'Password reset successful! You can now log in with your new password.',
  /** Said for every address, known or not. */
  linkMailed:
    'If this address belongs to an account, we have emailed a link to choose a new password. It ' +
    'works for 15 minutes.',
  frozen: (takenBack: readonly ContactPart[]) =>
    'Payments are frozen, every other device is logged out and the old password no longer works. ' +
    `${takenBack.map((part) => isAgain[part]).join('')}We have emailed you a link to choose a ` +
    'new password. After you log in, lift the freeze with your security PIN, app or passkey, or ' +
    `call us. If money is missing, please call us at once on ${bankFacts.phone}.`,
  freezeLifted: 'Your account is no longer frozen. You can pay again.',
  invitationAccepted: 'You have joined the staff. Log in, and turn on two-step sign-in.',
  emailConfirmed: 'Your email is confirmed. Thank you.',
  newLink: 'A new link is on its way. It works once, for 72 hours; an older one no longer works.',
  confirmedAlready: 'Your email is confirmed already.',
};
