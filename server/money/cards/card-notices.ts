import type { Notice } from '../../services/mail/notice.ts';
import { notYou } from '../../services/mail/notices.ts';

interface NamedCard {
  cardType: string;
  lastFour: string;
}

export function cardIssuedNotice({ cardType, lastFour }: NamedCard): Notice {
  return {
    kind: 'card',
    title: `Your new ${cardType} card`,
    said: [
      `A ${cardType} card ending in ${lastFour} was issued to you. You find it under Cards in ` +
        'online banking.',
    ],
    mailOnly: [notYou],
  };
}

export function cardFrozenNotice({ cardType, lastFour }: NamedCard): Notice {
  return {
    kind: 'card',
    title: `Your ${cardType} card is frozen`,
    said: [
      `Your ${cardType} card ending in ${lastFour} is frozen. You can unfreeze it under Cards in ` +
        'online banking.',
    ],
    mailOnly: [notYou],
  };
}

export function cardUnfrozenNotice({ cardType, lastFour }: NamedCard): Notice {
  return {
    kind: 'card',
    title: `Your ${cardType} card is no longer frozen`,
    said: [
      `Your ${cardType} card ending in ${lastFour} was unfrozen. You can freeze it again under ` +
        'Cards in online banking.',
    ],
    mailOnly: [notYou],
  };
}

export function cardBlockedNotice({ cardType, lastFour }: NamedCard): Notice {
  return {
    kind: 'card',
    title: `Your ${cardType} card was deleted`,
    said: [`Your ${cardType} card ending in ${lastFour} was deleted and no longer works.`],
    mailOnly: [notYou],
  };
}
