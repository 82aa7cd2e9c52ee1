import { formatsOf } from '../../../contract/values/format.ts';
import { formatMoney, formatUsd } from '../../../contract/values/money.ts';
import { mailTexts } from './mail.texts.es.ts';
import type {
  FirstOrder,
  MoneyBack,
  paymentNoticesTexts as english,
} from './payment-notices.texts.ts';

const { notYou } = mailTexts;
const { moment } = formatsOf('es-US');

const payeeOf = ({
  recipientName,
  recipientAccount,
  recipientIban,
  kind,
  recipientBank,
}: FirstOrder) =>
  `${recipientName}, cuenta terminada en ${(recipientIban ?? recipientAccount).slice(-4)}` +
  (kind === 'bill' ? '' : ` en ${recipientBank}`);

const amountOf = ({ amountMinor, currency }: FirstOrder) =>
  formatMoney({ minor: amountMinor, currency });

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
  canceled: 'Se canceló un pago',
  wasCanceled: ({ reference, recipientName }) =>
    `Su pago ${reference} a ${recipientName} se canceló, como usted pidió.`,
  notYou,
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
      `Este pago de su cuenta es para alguien nuevo entre sus beneficiarios:\n${payeeOf(order)}\n` +
        `${amountOf(order)}, pedido el ${moment(order.createdAt.toString())} (Nueva York)`,
    ],
    mailOnly: [
      'Si fue usted, no tiene que hacer nada. Le avisamos una vez de cada beneficiario nuevo.',
      notYou,
    ],
    action: 'Ver el pago',
  }),
  disowned: (order) => ({
    title: 'Se canceló un pago en espera',
    said: [
      'Este pago estaba por salir de su cuenta, y lo cancelamos:\n' +
        `${payeeOf(order)}\n${amountOf(order)}`,
      'Desde entonces se cerró la sesión del dispositivo en que se pidió, con una contraseña nueva ' +
        'o desde otro dispositivo. No se movió dinero. Si el pago era suyo, pídalo de nuevo.',
    ],
    mailOnly: [notYou],
  }),
  delayed: (order) => ({
    title: 'Un pago está en espera: puede cancelarlo',
    said: [
      `Este pago sale de su cuenta el ${moment(order.transferDate.toString())} (Nueva York), y no ` +
        `antes:\n${payeeOf(order)}\n${amountOf(order)}`,
      'Se pidió en un dispositivo que inició sesión en su cuenta por primera vez en los últimos ' +
        'días, y el beneficiario es nuevo entre los suyos. Por eso esperamos, y le avisamos antes.',
    ],
    mailOnly: [
      'Si fue usted, no tiene que hacer nada.',
      'Si no fue usted, cancele el pago con el primer botón; no hace falta iniciar sesión. Quien lo ' +
        'pidió conoce su contraseña y su PIN, así que congele también los pagos con el segundo.',
      notYou,
    ],
  }),
};
