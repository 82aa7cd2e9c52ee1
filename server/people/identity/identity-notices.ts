import type { Mail } from '../../services/mail/mail.ts';
import { notYou, type MailRecipient } from '../../services/mail/notices.ts';

export function verifiedNotice({ username, email }: MailRecipient, statedName: string): Mail {
  return {
    to: email,
    subject: 'Your identity is verified',
    paragraphs: [
      `Hello ${username},`,
      'We have looked at your identity document, and it agrees with the name you gave us: ' +
        `${statedName}. There is nothing more to do.`,
      notYou,
    ],
  };
}

export function documentRefusedNotice(
  { username, email }: MailRecipient,
  reasons: readonly string[],
  url: string,
): Mail {
  return {
    to: email,
    subject: 'Please send your identity document again',
    paragraphs: [
      `Hello ${username},`,
      'We have looked at your identity document and could not accept it:',
      reasons.map((reason) => `– ${reason}`).join('\n'),
      'Please send another one, or correct your details. You can go on using your account ' +
        'meanwhile.',
      notYou,
    ],
    action: { label: 'Send another document', url },
  };
}
