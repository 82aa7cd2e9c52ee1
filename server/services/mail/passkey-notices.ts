import type { Mail } from './mail.ts';
import { notYou, type MailRecipient } from './notices.ts';

export function passkeyAddedNotice({ username, email }: MailRecipient, name: string): Mail {
  return {
    to: email,
    subject: 'A passkey was added to your account',
    paragraphs: [
      `Hello ${username},`,
      `The passkey “${name}” was added. Whoever can open it on its device can log in to your account with it.`,
      notYou,
    ],
  };
}

export function passkeyConfirmedNotice({ username, email }: MailRecipient, name: string): Mail {
  return {
    to: email,
    subject: 'A passkey was confirmed',
    paragraphs: [
      `Hello ${username},`,
      `The passkey “${name}” was confirmed as yours. It logs in to your account again.`,
      notYou,
    ],
  };
}

export function passkeyRemovedNotice({ username, email }: MailRecipient, name: string): Mail {
  return {
    to: email,
    subject: 'A passkey was removed from your account',
    paragraphs: [
      `Hello ${username},`,
      `The passkey “${name}” was removed. It no longer logs you in, and all other sessions were ended; your password still logs you in.`,
      notYou,
    ],
  };
}
