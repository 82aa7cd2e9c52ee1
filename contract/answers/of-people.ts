import * as z from 'zod/mini';
import { optionalMailNames, optionalMails } from '../optional-mails.ts';
import { formatsOf } from '../format.ts';
import { countParam, nameParam } from '../refusals/params.ts';
import { define, withParams } from './define.ts';

const { plural } = formatsOf('en-US');
const mail = z.enum(optionalMailNames);

/** Of who people are, where they are logged in, and what the bank writes to them. */
export const ofPeople = define({
  REGISTERED: 'Registration successful! Redirecting…',
  /** Comes with REGISTERED, as its warning. */
  PASSWORD_COMMON:
    'This password is on the list that attackers try first. Please choose another soon.',
  LOGGED_IN: 'Login successful.',
  PASSWORD_CHANGED: 'Your password was changed. All other sessions were ended.',
  PASSWORD_RESET: 'Password reset successful! You can now log in with your new password.',
  /** Said for every address, known or not. */
  PASSWORD_LINK_MAILED:
    'If this address belongs to an account, we have emailed a link to choose a new password. It ' +
    'works for 15 minutes.',
  SESSION_ENDED: 'The session was ended.',
  OTHER_SESSIONS_ENDED: 'All other sessions were ended.',
  NO_OTHER_SESSIONS: 'There were no other sessions.',
  PROFILE_SUBMITTED: 'Profile submitted successfully!',
  PICTURE_CHANGED: 'Your profile picture was changed.',
  NEW_EMAIL_CONFIRMED: 'Your new email address is confirmed.',
  EMAIL_CONFIRMED: 'Your email is confirmed. Thank you.',
  EMAIL_CONFIRMED_ALREADY: 'Your email is already confirmed.',
  EMAIL_LINK_MAILED:
    'A new link is on its way. It works once, for 72 hours; an older one no longer works.',
  MAIL_TURNED_ON: withParams({ mail }, ({ mail: one }) => `“${optionalMails[one]}” is on.`),
  MAIL_TURNED_OFF: withParams(
    { mail },
    ({ mail: one }) => `“${optionalMails[one]}” is off. You no longer get this email.`,
  ),
  NOTICES_READ: withParams({ count: countParam }, ({ count }) =>
    plural(count, { one: 'One notice is marked as read.', other: '# notices are marked as read.' }),
  ),
  NOTICES_READ_ALREADY: 'You have read these already.',
  MESSAGE_SENT: withParams(
    { reference: nameParam },
    ({ reference }) => `Message sent. Your reference: ${reference}`,
  ),
});
