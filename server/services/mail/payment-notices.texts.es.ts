import { formatsOf } from '../../../contract/format.ts';
import { formatMoney, formatUsd } from '../../../contract/money.ts';
import { mailTexts } from './mail.texts.es.ts';
import type { MoneyBack, paymentNoticesTexts as english } from './payment-notices.texts.ts';

const { notYou } = mailTexts;
const { moment } = formatsOf('es-US');

const creditedBefore = ({ correctedMinor }: MoneyBack) =>
  `Antes le habíamos acreditado ${formatUsd(correctedMinor)} por él`;

export const paymentNoticesTexts: typeof english = {
  moneyBack: 'El dinero está de nuevo en su cuenta.',
  moneyUnclaimed: 'El dinero pasó a fondos no reclamados.',
  backInFull: (debitedUsdMinor) =>
    `El monto completo de ${formatUsd(debitedUsdMinor)}, incluida cualquier comisión, está de ` +
    'nuevo en su cuenta.',
  backAfterCorrection: (back) =>
    back.debitedUsdMinor === back.correctedMinor
      ? `${creditedBefore(back)}, así que ya tiene su dinero.`
      : `${creditedBefore(back)}; los otros ` +
        `${formatUsd(back.debitedUsdMinor - back.correctedMinor)} están de nuevo en su cuenta.`,
  unclaimedAfterCorrection: (back) =>
    back.debitedUsdMinor === back.correctedMinor
      ? `${creditedBefore(back)}, y conservamos el dinero.`
      : `${creditedBefore(back)}; los otros ` +
        `${formatUsd(back.debitedUsdMinor - back.correctedMinor)} pasaron a fondos no reclamados.`,
  steps: 'Encontrará cada paso en el recibo del pago, en Transacciones.',
  declined: 'Se rechazó un pago',
  wasDeclined: ({ reference, recipientName }, reason) =>
    `Su pago ${reference} a ${recipientName} se rechazó. ${reason}`,
  returned: 'Un pago fue devuelto',
  cameBack: ({ reference, recipientName }, reason) =>
    `Su pago ${reference} a ${recipientName} fue devuelto. ${reason}`,
  approved: ({ reference, recipientName }) => ({
    title: 'Se aprobó su pago',
    said: [
      `Revisamos su pago ${reference} a ${recipientName} y lo aprobamos. Se enviará como ` +
        'usted lo pidió.',
    ],
    mailOnly: [notYou],
  }),
  newPayee: (order) => ({
    title: 'Un pago a alguien nuevo',
    said: [
      `Es la primera vez que se pide un pago desde su cuenta a:\n${order.recipientName}, ` +
        'cuenta terminada en ' +
        `${(order.recipientIban ?? order.recipientAccount).slice(-4)}${order.kind === 'bill' ? '' : ` en ${order.recipientBank}`}\n${formatMoney({ minor: order.amountMinor, currency: order.currency })}, ` +
        `pedido el ${moment(order.createdAt.toString())} (Nueva York)`,
    ],
    mailOnly: [
      'Si fue usted, no tiene que hacer nada. Le avisamos una vez de cada beneficiario nuevo.',
      notYou,
    ],
    action: 'Ver el pago',
  }),
};
