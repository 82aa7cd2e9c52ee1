import { mailTexts } from '../../services/mail/mail.texts.ts';
import type { NoticeWords } from '../../services/mail/notice.ts';

const mailOnly = [mailTexts.notYou];

export const identityNoticesTexts = {
  verified: (statedName: string): NoticeWords => ({
    title: 'Your identity is verified',
    said: [
      'We reviewed your identity document, and it matches the name you gave us: ' +
        `${statedName}. There is nothing more to do.`,
    ],
    mailOnly,
  }),
  /** `perDay`: what may be paid to others a day until then, where the bank holds the customer back. */
  refused: (reasons: string, perDay: string | undefined): NoticeWords => ({
    title: 'Please send your identity document again',
    said: [
      'We reviewed your identity document and could not accept it:',
      reasons,
      'Please send another one, or correct your details. ' +
        (perDay === undefined
          ? 'You can keep using your account in the meantime.'
          : `Until we have accepted one, you can pay others up to ${perDay} a day; you have no card, ` +
            'and send nothing abroad.'),
    ],
    mailOnly,
    action: 'Send another document',
  }),
};
