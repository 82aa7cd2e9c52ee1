import type { ContactPart } from '../../contact-parts.ts';
import type { TextsOf } from '../define.ts';
import type { ofFreezes as english } from '../of-freezes.ts';

const isAgain: Record<ContactPart, string> = {
  email: 'Su dirección de correo electrónico es de nuevo la anterior al cambio. ',
  phone: 'Su número de teléfono es de nuevo el anterior al cambio. ',
  address: 'Su dirección es de nuevo la anterior al cambio. ',
};

/** Of accounts that somebody froze, and lifted again, in Spanish. */
export const ofFreezes: TextsOf<typeof english> = {
  FREEZE_BEGUN: ({ takenBack, phone }) =>
    'Los pagos están congelados, se cerró la sesión en todos los demás dispositivos y la ' +
    `contraseña anterior ya no sirve. ${takenBack.map((part) => isAgain[part]).join('')}Le ` +
    'enviamos un enlace para elegir una contraseña nueva. Después de iniciar sesión, descongele ' +
    'la cuenta con su PIN de seguridad, su aplicación o su llave de acceso, o llámenos. Si falta ' +
    `dinero, llámenos de inmediato al ${phone}.`,
  FREEZE_LIFTED: 'Su cuenta ya no está congelada. Puede pagar de nuevo.',
  FREEZE_OF_CUSTOMER_LIFTED: ({ username }) => `Los pagos de ${username} ya no están congelados.`,
};
