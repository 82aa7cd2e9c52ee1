import { bankTimeZone } from '../clock.ts';
import type { Mail } from './mail.ts';
import { notYou, type MailRecipient } from './notices.ts';

interface SignInPlace {
  device: string;
  place: string;
  at: Temporal.Instant;
  /** Where its owner sees and ends sessions; staff have no such page. */
  sessionsUrl: string | undefined;
}

const exact = (at: Temporal.Instant) => at.toLocaleString('en-US', { timeZone: bankTimeZone, dateStyle: 'full', timeStyle: 'short' });

export function newDeviceNotice({ username, email }: MailRecipient, { device, place, at, sessionsUrl }: SignInPlace): Mail {
  return {
    to: email,
    subject: 'New sign-in to your account',
    paragraphs: [
      `Hello ${username},`,
      `Somebody signed in to your account from a device we have not seen before:\n${device}, network ${place}\n${exact(at)} (New York)`,
      'If this was you, there is nothing to do.',
      notYou,
      'You can also end that session yourself and choose a new password.',
    ],
    ...(sessionsUrl === undefined ? {} : { action: { label: 'See where you are signed in', url: sessionsUrl } }),
  };
}
