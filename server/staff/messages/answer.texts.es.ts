import { formatsOf } from '../../../contract/values/format.ts';
import type { answerTexts as english } from './answer.texts.ts';

export const answerTexts: typeof english = {
  longDay: formatsOf('es-US').longDay,
  answered: (subject, reference) => ({
    title: 'Contestamos su mensaje',
    said: [`Hay una respuesta a «${subject}», ${reference}.`],
  }),
  reference: (reference) => `Su referencia: ${reference}`,
  wrote: (day, message) => `El ${day} usted escribió:\n${message}`,
  logIn:
    'Inicie sesión para leer toda la conversación y los archivos que envió: nunca los ' +
    'enviamos por correo electrónico.',
  action: 'Iniciar sesión y leerla',
};
