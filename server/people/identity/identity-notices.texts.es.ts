import { mailTexts } from '../../services/mail/mail.texts.es.ts';
import type { identityNoticesTexts as english } from './identity-notices.texts.ts';

const mailOnly = [mailTexts.notYou];

export const identityNoticesTexts: typeof english = {
  verified: (statedName) => ({
    title: 'Se verificó su identidad',
    said: [
      'Revisamos su documento de identidad y coincide con el nombre que nos dio: ' +
        `${statedName}. No tiene que hacer nada más.`,
    ],
    mailOnly,
  }),
  refused: (reasons, perDay) => ({
    title: 'Envíe de nuevo su documento de identidad',
    said: [
      'Revisamos su documento de identidad y no pudimos aceptarlo:',
      reasons,
      'Envíe otro, o corrija sus datos. ' +
        (perDay === undefined
          ? 'Mientras tanto puede seguir usando su cuenta.'
          : `Mientras no hayamos aceptado uno, puede pagar a otros hasta ${perDay} al día, sin ` +
            'tarjeta y nada al extranjero.'),
    ],
    mailOnly,
    action: 'Enviar otro documento',
  }),
};
