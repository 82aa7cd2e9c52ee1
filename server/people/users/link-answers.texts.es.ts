import { bankFacts } from '../../../config/bank.ts';
import type { ContactPart } from '../../../contract/freezes.ts';
import type { linkAnswersTexts as english } from './link-answers.texts.ts';

const isAgain: Record<ContactPart, string> = {
  email: 'Su dirección de correo electrónico es de nuevo la anterior al cambio. ',
  phone: 'Su número de teléfono es de nuevo el anterior al cambio. ',
  address: 'Su dirección es de nuevo la anterior al cambio. ',
};

export const linkAnswersTexts: typeof english = {
  passwordReset: 'Se cambió la contraseña. Ahora puede iniciar sesión con la nueva.',
  linkMailed:
    'Si esta dirección pertenece a una cuenta, le enviamos un enlace para elegir una contraseña ' +
    'nueva. Sirve durante 15 minutos.',
  frozen: (takenBack) =>
    'Los pagos están congelados, se cerró la sesión en todos los demás dispositivos y la ' +
    `contraseña anterior ya no sirve. ${takenBack.map((part) => isAgain[part]).join('')}Le ` +
    'enviamos un enlace para elegir una contraseña nueva. Después de iniciar sesión, descongele ' +
    'la cuenta con su PIN de seguridad, su aplicación o su llave de acceso, o llámenos. Si falta ' +
    `dinero, llámenos de inmediato al ${bankFacts.phone}.`,
  freezeLifted: 'Su cuenta ya no está congelada. Puede pagar de nuevo.',
  invitationAccepted:
    'Ya forma parte del personal. Inicie sesión y active la verificación en dos pasos.',
  emailConfirmed: 'Su correo electrónico está confirmado. Gracias.',
  newLink:
    'Va en camino un enlace nuevo. Sirve una sola vez, durante 72 horas; uno anterior ya no sirve.',
  confirmedAlready: 'Su correo electrónico ya está confirmado.',
};
