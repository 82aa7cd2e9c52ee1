import type { TextsOf } from '../define.ts';
import type { ofStepUp as english } from '../of-step-up.ts';

/** Of what people prove themselves with: PIN, passkeys, two steps, in Spanish. */
export const ofStepUp: TextsOf<typeof english> = {
  PIN_SET: 'Su PIN de seguridad está listo. Lo necesitará para cada pago a otras personas.',
  PIN_TURNED_OFF: 'Su PIN de seguridad está desactivado. Sus llaves de acceso confirman sus pagos.',
  PIN_LINK_MAILED: 'Le enviamos un enlace para elegir otro PIN. Sirve durante 15 minutos.',
  PIN_CHANGED: 'Su PIN de seguridad nuevo está listo.',
  PASSKEY_ADDED: 'Se agregó la llave de acceso. Desde ahora puede iniciar sesión con ella.',
  PASSKEY_REMOVED:
    'Se quitó la llave de acceso. Ya no sirve para iniciar sesión, y se cerraron todas las ' +
    'demás sesiones.',
  PASSKEY_CONFIRMED: 'La llave de acceso está confirmada. Puede iniciar sesión con ella de nuevo.',
  TWO_STEPS_TURNED_ON:
    'La verificación en dos pasos está activada. Se cerraron todas las demás sesiones.',
  TWO_STEPS_TURNED_OFF: 'La verificación en dos pasos está desactivada.',
  RECOVERY_CODES_RENEWED:
    'Estos son sus códigos de recuperación nuevos. Los anteriores ya no sirven.',
  PROVEN_AGAIN: 'Confirmado.',
};
