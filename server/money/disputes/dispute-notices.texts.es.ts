import { formatsOf } from '../../../contract/values/format.ts';
import { formatUsd } from '../../../contract/values/money.ts';
import { mailTexts } from '../../services/mail/mail.texts.es.ts';
import type { disputeNoticesTexts as english, NamedDispute } from './dispute-notices.texts.ts';

const { day } = formatsOf('es-US');

const paymentOf = ({ paymentReference, recipientName, debitedUsdMinor }: NamedDispute) =>
  `su pago ${paymentReference} de ${formatUsd(debitedUsdMinor)} a ${recipientName}`;

const whereToRead = 'Encontrará la respuesta junto al pago, en Transacciones.';

export const disputeNoticesTexts: typeof english = {
  reported: (dispute) => ({
    title: `Estamos revisando un pago: ${dispute.reference}`,
    said: [
      `Usted reportó un problema con ${paymentOf(dispute)}: «${dispute.reason}». Su referencia es ` +
        `${dispute.reference}.`,
    ],
    mailOnly: [
      `Responderemos a más tardar el ${day(dispute.answerDueOn)}. ${whereToRead}`,
      ...(dispute.isForeign
        ? [
            'Si otra persona puede entrar en su cuenta, cambie ahora su contraseña y su PIN de ' +
              'seguridad.',
          ]
        : []),
      mailTexts.notYou,
    ],
  }),
  credited: ({ debitedUsdMinor }, { amountMinor, account }) =>
    `Acreditamos ${formatUsd(amountMinor)}, ` +
    `${amountMinor === debitedUsdMinor ? 'el monto completo' : 'una parte'}, en su cuenta ` +
    `terminada en ${account.slice(-4)}.`,
  corrected: (dispute, answer) => ({
    title: `Se corrigió un pago: ${dispute.reference}`,
    said: [`Revisamos ${paymentOf(dispute)}. ${answer}`],
    mailOnly: [whereToRead],
  }),
  noError: (dispute, answer) => ({
    title: `Nuestra respuesta sobre un pago: ${dispute.reference}`,
    said: [`Revisamos ${paymentOf(dispute)} y no encontramos ningún error. No se movió dinero.`],
    mailOnly: [
      answer,
      'Puede pedirnos los documentos en los que nos basamos, o decirnos si no está de ' +
        `acuerdo: escríbanos con la referencia ${dispute.reference}.`,
    ],
  }),
};
