import type { Mail } from '../../services/mail/mail.ts';
import { notYou, type MailRecipient } from '../../services/mail/notices.ts';

interface NamedCard {
  cardType: string;
  lastFour: string;
}

export function cardIssuedNotice(
  { username, email }: MailRecipient,
  { cardType, lastFour }: NamedCard,
): Mail {
  return {
    to: email,
    subject: `Your new ${cardType} card`,
    paragraphs: [
      `Hello ${username},`,
      `A ${cardType} card ending in ${lastFour} was issued to you. You find it under Cards in ` +
        'online banking.',
      notYou,
    ],
  };
}

export function cardFrozenNotice(
  { username, email }: MailRecipient,
  { cardType, lastFour }: NamedCard,
): Mail {
  return {
    to: email,
    subject: `Your ${cardType} card is frozen`,
    paragraphs: [
      `Hello ${username},`,
      `Your ${cardType} card ending in ${lastFour} is frozen. You can unfreeze it under Cards in ` +
        'online banking.',
      notYou,
    ],
  };
}

export function cardUnfrozenNotice(
  { username, email }: MailRecipient,
  { cardType, lastFour }: NamedCard,
): Mail {
  return {
    to: email,
    subject: `Your ${cardType} card is no longer frozen`,
    paragraphs: [
      `Hello ${username},`,
      `Your ${cardType} card ending in ${lastFour} was unfrozen. You can freeze it again under ` +
        'Cards in online banking.',
      notYou,
    ],
  };
}

export function cardBlockedNotice(
  { username, email }: MailRecipient,
  { cardType, lastFour }: NamedCard,
): Mail {
  return {
    to: email,
    subject: `Your ${cardType} card was deleted`,
    paragraphs: [
      `Hello ${username},`,
      `Your ${cardType} card ending in ${lastFour} was deleted and no longer works.`,
      notYou,
    ],
  };
}
