import { bank as facts } from '../../config/bank.ts';
import type { Mail } from './mail.ts';

export interface MailRecipient {
  username: string;
  email: string;
}

export const notYou = `If this was not you, please call us at once on ${facts.phone}. We never ask for your password or PIN.`;

export function pinSetNotice({ username, email }: MailRecipient): Mail {
  return {
    to: email,
    subject: 'Your security PIN was set',
    paragraphs: [`Hello ${username},`, 'A security PIN was set for your account. From now on every payment to others needs it.', notYou],
  };
}

export function passwordChangedNotice({ username, email }: MailRecipient): Mail {
  return {
    to: email,
    subject: 'Your password was changed',
    paragraphs: [`Hello ${username},`, 'The password of your account was changed, and other sessions were ended.', notYou],
  };
}

export function passwordResetLink({ username, email }: MailRecipient, url: string): Mail {
  return {
    to: email,
    subject: 'Choose a new password',
    paragraphs: [
      `Hello ${username},`,
      'Somebody, probably you, asked for a new password. The link works once, for fifteen minutes.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url },
  };
}

export function pinResetLink({ username, email }: MailRecipient, url: string): Mail {
  return {
    to: email,
    subject: 'Choose a new security PIN',
    paragraphs: [`Hello ${username},`, 'You asked for a new security PIN. The link works once, for fifteen minutes, where you are logged in.', notYou],
    action: { label: 'Choose a new PIN', url },
  };
}

export function declinedNotice({ username, email }: MailRecipient, reference: string, reason: string): Mail {
  return {
    to: email,
    subject: 'A scheduled payment was not made',
    paragraphs: [`Hello ${username},`, `Your scheduled payment ${reference} was not made. ${reason}`, 'No money was moved.'],
  };
}
