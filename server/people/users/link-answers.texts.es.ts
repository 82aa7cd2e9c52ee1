import { bankFacts } from '../../../config/bank.ts';
import type { linkAnswersTexts as english } from './link-answers.texts.ts';

export const linkAnswersTexts: typeof english = {
  passwordReset: 'Se cambió la contraseña. Ahora puede iniciar sesión con la nueva.',
  linkMailed:
    'Si esta dirección pertenece a una cuenta, le enviamos un enlace para elegir una contraseña ' +
    'nueva. Sirve durante 15 minutos.',
  frozen: (addressIsBack) =>
    'Los pagos están congelados, se cerró la sesión en todos los dispositivos y la contraseña ' +
    'anterior ya no sirve. ' +
    (addressIsBack
      ? 'Su dirección de correo electrónico es de nuevo la anterior al cambio. '
      : '') +
    'Le enviamos un enlace para elegir una contraseña nueva; después puede iniciar sesión y pagar ' +
    `de nuevo. Si falta dinero, llámenos de inmediato al ${bankFacts.phone}.`,
  emailConfirmed: 'Su correo electrónico está confirmado. Gracias.',
  newLink:
    'Va en camino un enlace nuevo. Sirve una sola vez, durante 72 horas; uno anterior ya no sirve.',
  confirmedAlready: 'Su correo electrónico ya está confirmado.',
};
