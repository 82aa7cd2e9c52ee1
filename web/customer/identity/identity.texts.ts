import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type LinkOf = (text: string) => ReactNode;

export const identityTexts = inBothLanguages({
  perDay: {
    en: (perDay: string | number, left: string | number) =>
      `Until we have accepted your ID, up to ${perDay} a day. ${left} left today.`,
    es: (perDay: string | number, left: string | number) =>
      'Mientras no hayamos aceptado su documento de identidad, hasta ' +
      `${perDay} al día. Hoy quedan ${left}.`,
  },
  all: {
    en: (perDay: string | number) =>
      `Until we have accepted your ID: up to ${perDay} a day to others, no card, and nothing abroad.`,
    es: (perDay: string | number) =>
      `Mientras no hayamos aceptado su documento de identidad: hasta ${perDay} al día a otros, sin ` +
      'tarjeta y nada al extranjero.',
  },
  abroad: {
    en: 'You can send money abroad once we have accepted your ID.',
    es: 'Podrá enviar dinero al extranjero cuando hayamos aceptado su documento de identidad.',
  },
  card: {
    en: 'You can have a card, and see its number, once we have accepted your ID.',
    es: 'Podrá tener una tarjeta, y ver su número, cuando hayamos aceptado su documento de identidad.',
  },
  next: {
    none: {
      en: (link: LinkOf) => sentence(link('Upload your ID'), '.'),
      es: (link: LinkOf) => sentence(link('Enviar su documento'), '.'),
    },
    waiting: { en: 'We are looking at your ID.', es: 'Estamos revisando su documento.' },
    refused: {
      en: (link: LinkOf) =>
        sentence('We could not accept the ID you sent. ', link('Upload another one'), '.'),
      es: (link: LinkOf) =>
        sentence('No pudimos aceptar el documento que envió. ', link('Enviar otro'), '.'),
    },
  },
});
