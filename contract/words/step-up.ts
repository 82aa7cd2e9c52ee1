import * as z from 'zod/mini';
import { riskTexts as riskTextsInSpanish } from '../values/step-up.texts.es.ts';
import { riskTexts } from '../values/step-up.texts.ts';
import { type Factor, factorWanted, riskSignals } from '../values/step-up.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';

const needs: Record<Factor, string> = {
  password:
    'You logged in too long ago for this. Please enter your password or log in again. Nothing ' +
    'was done.',
  pin: 'This needs your security PIN. Nothing was done.',
  code: 'This needs a code from your authenticator app, or a recovery code. Nothing was done.',
  passkey:
    'This needs one of your passkeys. Nothing was done. If you can no longer use any of them, ' +
    'please contact us.',
};

const needsInSpanish: Record<Factor, string> = {
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

/** Of the proof of identity that a person has to give. */
export const refusalsOfStepUp = defineRefusals({
  PROOF_NEEDED: withParams({
    params: { factor: factorWanted, because: z.array(z.enum(riskSignals)) },
    status: 403,
    title: { en: 'Confirm it’s you', es: 'Confirme que es usted' },
    message: {
      en: ({ factor, because }) =>
        [...because.map((signal) => riskTexts[signal]), needs[factor]].join(' '),
      es: ({ factor, because }) =>
        [...because.map((signal) => riskTextsInSpanish[signal]), needsInSpanish[factor]].join(' '),
    },
  }),
  NO_PASSKEY_SIGNS: {
    status: 409,
    title: { en: 'No passkey yet', es: 'Todavía no hay llave de acceso' },
    message: {
      en:
        'You don’t have a passkey that can confirm payments in place of your PIN. Nothing was ' +
        'changed. Please add one under Two-step sign-in first.',
      es:
        'Usted no tiene una llave de acceso que confirme los pagos en lugar de su PIN. No se cambió ' +
        'nada. Primero agregue una en Verificación en dos pasos.',
    },
  },
  LAST_SIGNATURE: {
    status: 409,
    title: { en: 'Your last passkey', es: 'Su última llave de acceso' },
    message: {
      en:
        'Your security PIN is off, so this passkey is the only thing that confirms your payments. ' +
        'Nothing was changed. Please choose a security PIN or add another passkey first.',
      es:
        'Su PIN de seguridad está desactivado, así que esta llave de acceso es lo único que confirma ' +
        'sus pagos. No se cambió nada. Primero elija un PIN de seguridad o agregue otra llave de ' +
        'acceso.',
    },
  },
});

/** Of what people prove themselves with: PIN, passkeys, two steps. */
export const answersOfStepUp = defineAnswers({
  PIN_SET: {
    message: {
      en: 'Your security PIN is set. You will need it for every payment to others.',
      es: 'Su PIN de seguridad está listo. Lo necesitará para cada pago a otras personas.',
    },
  },
  PIN_TURNED_OFF: {
    message: {
      en: 'Your security PIN is off. Your passkeys confirm your payments.',
      es: 'Su PIN de seguridad está desactivado. Sus llaves de acceso confirman sus pagos.',
    },
  },
  PIN_LINK_MAILED: {
    message: {
      en: 'We have emailed you a link to choose a new PIN. It works for 15 minutes.',
      es: 'Le enviamos un enlace para elegir otro PIN. Sirve durante 15 minutos.',
    },
  },
  PIN_CHANGED: {
    message: { en: 'Your new security PIN is set.', es: 'Su PIN de seguridad nuevo está listo.' },
  },
  PASSKEY_ADDED: {
    message: {
      en: 'The passkey was added. You can log in with it from now on.',
      es: 'Se agregó la llave de acceso. Desde ahora puede iniciar sesión con ella.',
    },
  },
  PASSKEY_REMOVED: {
    message: {
      en: 'The passkey was removed. It no longer logs you in, and all other sessions were ended.',
      es:
        'Se quitó la llave de acceso. Ya no sirve para iniciar sesión, y se cerraron todas las ' +
        'demás sesiones.',
    },
  },
  PASSKEY_CONFIRMED: {
    message: {
      en: 'The passkey is confirmed. You can log in with it again.',
      es: 'La llave de acceso está confirmada. Puede iniciar sesión con ella de nuevo.',
    },
  },
  TWO_STEPS_TURNED_ON: {
    message: {
      en: 'Two-step sign-in is on. All other sessions were ended.',
      es: 'La verificación en dos pasos está activada. Se cerraron todas las demás sesiones.',
    },
  },
  TWO_STEPS_TURNED_OFF: {
    message: {
      en: 'Two-step sign-in is off.',
      es: 'La verificación en dos pasos está desactivada.',
    },
  },
  RECOVERY_CODES_RENEWED: {
    message: {
      en: 'These are your new recovery codes. The old ones no longer work.',
      es: 'Estos son sus códigos de recuperación nuevos. Los anteriores ya no sirven.',
    },
  },
  PROVEN_AGAIN: { message: { en: 'Confirmed.', es: 'Confirmado.' } },
});
