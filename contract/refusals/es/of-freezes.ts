import type { TextsOf } from '../define.ts';
import type { ofFreezes as english } from '../of-freezes.ts';

/** Of an account whose owner said “This was not me”, in Spanish. */
export const ofFreezes: TextsOf<typeof english> = {
  ACCOUNT_FROZEN: {
    title: 'Cuenta congelada',
    message:
      'Los pagos y los cambios están congelados porque usted nos avisó de algo que no hizo ' +
      'usted. No se movió dinero. Descongele la cuenta con su PIN de seguridad, su aplicación ' +
      'o su llave de acceso, o llámenos.',
  },
  NOT_FROZEN: {
    title: 'No está congelada',
    message: 'Su cuenta no está congelada. No se cambió nada.',
  },
  FREEZE_LIFTED_BY_STAFF: {
    title: 'Llámenos',
    message:
      'Todo lo que usted usa para confirmar pagos es más reciente que el cambio del que nos ' +
      'avisó, así que tenemos que descongelar la cuenta con usted. No se cambió nada. ' +
      'Llámenos y tenga a mano un documento de identidad.',
  },
};
