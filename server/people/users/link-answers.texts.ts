import { bankFacts } from '../../../config/bank.ts';

/** What the pages of mailed links say of what was done. */
export const linkAnswersTexts = {
  passwordReset: 'Password reset successful! You can now log in with your new password.',
  /** Said for every address, known or not. */
  linkMailed:
    'If this address belongs to an account, we have emailed a link to choose a new password. It ' +
    'works for 15 minutes.',
  frozen: (addressIsBack: boolean) =>
    'Payments are frozen, every device is logged out and the old password no longer works. ' +
    `${addressIsBack ? 'Your email address is again the one before the change. ' : ''}We have ` +
    'emailed you a link to choose a new password; then you can log in and pay again. If money ' +
    `is missing, please call us at once on ${bankFacts.phone}.`,
  emailConfirmed: 'Your email is confirmed. Thank you.',
  newLink: 'A new link is on its way. It works once, for 72 hours; an older one no longer works.',
  confirmedAlready: 'Your email is confirmed already.',
};
