import { mailTexts } from '../../services/mail/mail.texts.ts';
import type { NoticeWords } from '../../services/mail/notice.ts';

export interface NamedCard {
  cardType: string;
  lastFour: string;
}

const mailOnly = [mailTexts.notYou];

export const cardNoticesTexts = {
  issued: ({ cardType, lastFour }: NamedCard): NoticeWords => ({
    title: `Your new ${cardType} card`,
    said: [
      `A ${cardType} card ending in ${lastFour} was issued to you. You’ll find it under ` +
        'Cards in online banking.',
    ],
    mailOnly,
  }),
  frozen: ({ cardType, lastFour }: NamedCard): NoticeWords => ({
    title: `Your ${cardType} card is frozen`,
    said: [
      `Your ${cardType} card ending in ${lastFour} is frozen. You can unfreeze it under Cards in ` +
        'online banking.',
    ],
    mailOnly,
  }),
  unfrozen: ({ cardType, lastFour }: NamedCard): NoticeWords => ({
    title: `Your ${cardType} card is no longer frozen`,
    said: [
      `Your ${cardType} card ending in ${lastFour} was unfrozen. You can freeze it again under ` +
        'Cards in online banking.',
    ],
    mailOnly,
  }),
  blocked: ({ cardType, lastFour }: NamedCard): NoticeWords => ({
    title: `Your ${cardType} card was deleted`,
    said: [`Your ${cardType} card ending in ${lastFour} was deleted and no longer works.`],
    mailOnly,
  }),
};
