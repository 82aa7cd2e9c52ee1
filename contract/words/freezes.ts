import * as z from 'zod/mini';
import { type ContactPart, contactParts } from '../values/contact-parts.ts';
import { formatsOf } from '../values/format.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { countParam, nameParam } from './params.ts';

const { plural } = formatsOf('en-US');
const { plural: pluralInSpanish } = formatsOf('es-US');

const isAgain: Record<ContactPart, string> = {
  email: 'Your email address is back to what it was before the change. ',
  phone: 'Your phone number is back to what it was before the change. ',
  address: 'Your address is back to what it was before the change. ',
  fullName: 'Your name is back to what it was before the change. ',
  idDocument: 'Your ID document is back to what it was before the change. ',
};

const canceledText = (canceled: number) =>
  canceled === 0
    ? ''
    : plural(canceled, {
        one: 'We canceled one payment or bill that was waiting to leave. ',
        other: 'We canceled # payments and bills that were waiting to leave. ',
      });

const isAgainInSpanish: Record<ContactPart, string> = {
  email: 'Su dirección de correo electrónico es de nuevo la anterior al cambio. ',
  phone: 'Su número de teléfono es de nuevo el anterior al cambio. ',
  address: 'Su dirección es de nuevo la anterior al cambio. ',
  fullName: 'Su nombre es de nuevo el anterior al cambio. ',
  idDocument: 'Su documento de identidad es de nuevo el anterior al cambio. ',
};

const canceledTextInSpanish = (canceled: number) =>
  canceled === 0
    ? ''
    : pluralInSpanish(canceled, {
        one: 'Cancelamos un pago o una factura que estaba por salir. ',
        other: 'Cancelamos # pagos y facturas que estaban por salir. ',
      });

/** Of an account whose owner said “This was not me”. */
export const refusalsOfFreezes = defineRefusals({
  ACCOUNT_FROZEN: {
    status: 403,
    title: { en: 'Account frozen', es: 'Cuenta congelada' },
    message: {
      en:
        'Payments and changes are frozen, because you told us something wasn’t you. No money ' +
        'was moved. Security shows how to unfreeze your account, or call us.',
      es:
        'Los pagos y los cambios están congelados porque usted nos avisó de algo que no hizo ' +
        'usted. No se movió dinero. En Seguridad verá cómo descongelar la cuenta, o llámenos.',
    },
  },
  NOT_FROZEN: {
    status: 409,
    title: { en: 'Not frozen', es: 'No está congelada' },
    message: {
      en: 'Your account is not frozen. Nothing was changed.',
      es: 'Su cuenta no está congelada. No se cambió nada.',
    },
  },
  FREEZE_LIFTED_BY_STAFF: {
    status: 422,
    title: { en: 'Please call us', es: 'Llámenos' },
    message: {
      en:
        'Everything you confirm payments with is newer than the change you told us about, so ' +
        'we have to lift the freeze with you. Nothing was changed. Please call us, and have an ' +
        'ID ready.',
      es:
        'Todo lo que usted usa para confirmar pagos es más reciente que el cambio del que nos ' +
        'avisó, así que tenemos que descongelar la cuenta con usted. No se cambió nada. ' +
        'Llámenos y tenga a mano un documento de identidad.',
    },
  },
  NOT_ME_LINK_INVALID: {
    status: 400,
    title: { en: 'Link not valid', es: 'Enlace no válido' },
    message: {
      en:
        'This link has been used or is older than 72 hours. Nothing was changed. If a change ' +
        'wasn’t yours, please call us right away.',
      es:
        'Este enlace ya se usó o tiene más de 72 horas. No se cambió nada. Si un cambio no fue ' +
        'suyo, llámenos de inmediato.',
    },
  },
});

/** Of freezes by customers and their lifting. */
export const answersOfFreezes = defineAnswers({
  FREEZE_BEGUN: withParams({
    params: { takenBack: z.array(z.enum(contactParts)), canceled: countParam, phone: nameParam },
    message: {
      en: ({ takenBack, canceled, phone }) =>
        'Payments are frozen, every other device is logged out and the old password no longer ' +
        `works. ${takenBack.map((part) => isAgain[part]).join('')}${canceledText(canceled)}` +
        'We have emailed you a link to choose a new password. After you log in, you’ll see how to ' +
        `unfreeze your account. If money is missing, please call us right away at ${phone}.`,
      es: ({ takenBack, canceled, phone }) =>
        'Los pagos están congelados, se cerró la sesión en todos los demás dispositivos y la ' +
        `contraseña anterior ya no sirve. ${takenBack.map((part) => isAgainInSpanish[part]).join('')}` +
        `${canceledTextInSpanish(canceled)}Le enviamos ` +
        'un enlace para elegir una contraseña nueva. Después de iniciar sesión verá cómo descongelar ' +
        `la cuenta. Si falta dinero, llámenos de inmediato al ${phone}.`,
    },
  }),
  FREEZE_LIFTED: withParams({
    params: { canceled: countParam },
    message: {
      en: ({ canceled }) =>
        'Your account is no longer frozen. You can make payments again.' +
        (canceled === 0
          ? ''
          : plural(canceled, {
              one: ' The payment or bill we canceled stays canceled: if it was yours, schedule it again.',
              other:
                ' The # payments and bills we canceled stay canceled: if any were yours, schedule ' +
                'them again.',
            })),
      es: ({ canceled }) =>
        'Su cuenta ya no está congelada. Puede pagar de nuevo.' +
        (canceled === 0
          ? ''
          : pluralInSpanish(canceled, {
              one: ' El pago o la factura que cancelamos sigue cancelado: si era suyo, prográmelo de nuevo.',
              other:
                ' Los # pagos y facturas que cancelamos siguen cancelados: si alguno era suyo, ' +
                'prográmelo de nuevo.',
            })),
    },
  }),
  FREEZE_OF_CUSTOMER_LIFTED: withParams({
    params: { username: nameParam },
    message: {
      en: ({ username }) => `Payments of ${username} are no longer frozen.`,
      es: ({ username }) => `Los pagos de ${username} ya no están congelados.`,
    },
  }),
});
