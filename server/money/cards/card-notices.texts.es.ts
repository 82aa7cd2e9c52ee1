import { mailTexts } from '../../services/mail/mail.texts.es.ts';
import type { cardNoticesTexts as english } from './card-notices.texts.ts';

const mailOnly = [mailTexts.notYou];
const card = (cardType: string) => `tarjeta de ${cardType === 'credit' ? 'crédito' : 'débito'}`;

export const cardNoticesTexts: typeof english = {
  issued: ({ cardType, lastFour }) => ({
    title: `Su nueva ${card(cardType)}`,
    said: [
      `Se emitió para usted una ${card(cardType)} terminada en ${lastFour}. La encontrará en ` +
        'Tarjetas, en la banca en línea.',
    ],
    mailOnly,
  }),
  frozen: ({ cardType, lastFour }) => ({
    title: `Su ${card(cardType)} está congelada`,
    said: [
      `Su ${card(cardType)} terminada en ${lastFour} está congelada. Puede descongelarla en ` +
        'Tarjetas, en la banca en línea.',
    ],
    mailOnly,
  }),
  unfrozen: ({ cardType, lastFour }) => ({
    title: `Su ${card(cardType)} ya no está congelada`,
    said: [
      `Su ${card(cardType)} terminada en ${lastFour} se descongeló. Puede congelarla de nuevo en ` +
        'Tarjetas, en la banca en línea.',
    ],
    mailOnly,
  }),
  blocked: ({ cardType, lastFour }) => ({
    title: `Se eliminó su ${card(cardType)}`,
    said: [`Su ${card(cardType)} terminada en ${lastFour} se eliminó y ya no funciona.`],
    mailOnly,
  }),
};
