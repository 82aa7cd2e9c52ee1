import { riskTexts } from '../../step-up.texts.es.ts';
import type { Factor } from '../../step-up.ts';
import type { TextsOf } from '../define.ts';
import type { ofStepUp as english } from '../of-step-up.ts';

const needs: Record<Factor, string> = {
  password:
    'Usted inició sesión hace demasiado tiempo para esto. Ingrese su contraseña o inicie sesión ' +
    'de nuevo. No se hizo nada.',
  pin: 'Esto requiere su PIN de seguridad. No se hizo nada.',
  code:
    'Esto requiere un código de su aplicación de autenticación o un código de recuperación. No ' +
    'se hizo nada.',
  passkey:
    'Esto requiere una de sus llaves de acceso. No se hizo nada. Si ya no puede usar ninguna de ' +
    'ellas, comuníquese con nosotros.',
};

/** Of what somebody has to prove who they are with, in Spanish. */
export const ofStepUp: TextsOf<typeof english> = {
  PROOF_NEEDED: {
    title: 'Confirme que es usted',
    message: ({ factor, because }) =>
      [...because.map((signal) => riskTexts[signal]), needs[factor]].join(' '),
  },
  NO_PASSKEY_SIGNS: {
    title: 'Todavía no hay llave de acceso',
    message:
      'Usted no tiene una llave de acceso que confirme los pagos en lugar de su PIN. No se cambió ' +
      'nada. Primero agregue una en Verificación en dos pasos.',
  },
  LAST_SIGNATURE: {
    title: 'Su última llave de acceso',
    message:
      'Su PIN de seguridad está desactivado, así que esta llave de acceso es lo único que confirma ' +
      'sus pagos. No se cambió nada. Primero elija un PIN de seguridad o agregue otra llave de ' +
      'acceso.',
  },
};
