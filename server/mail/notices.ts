import type { Mail } from './mail.ts';

interface Recipient {
  username: string;
  email: string;
}

const notYou = 'If this was not you, please call us at once. We never ask for your password or PIN.';

export function pinSetNotice({ username, email }: Recipient): Mail {
  return { to: email, subject: 'Your security PIN was set', paragraphs: [`Hello ${username},`, 'A security PIN was set for your account. From now on every payment to others needs it.', notYou] };
}

export function declinedNotice({ username, email }: Recipient, reference: string, reason: string): Mail {
  return { to: email, subject: 'A scheduled payment was not made', paragraphs: [`Hello ${username},`, `Your scheduled payment ${reference} was not made. ${reason}`, 'No money was moved.'] };
}
