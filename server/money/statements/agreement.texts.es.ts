import { formatsOf } from '../../../contract/values/format.ts';
import type { agreementTexts as english } from './agreement.texts.ts';

const { plural } = formatsOf('es-US');

/** The same in Spanish. */
export const agreementTexts: typeof english = {
  title: 'Contrato de préstamo',
  subject: (reference, holder) => `Contrato de préstamo ${reference} de ${holder}`,
  lead: (reference, holder, bank) =>
    `${bank} (el acreedor) presta dinero a ${holder} con las condiciones siguientes. ` +
    `Referencia: ${reference}.`,
  creditor: 'Acreedor',
  borrower: 'Prestatario',
  apr: 'Tasa de porcentaje anual (APR)',
  aprMeans: 'El costo de su crédito como tasa anual.',
  financeCharge: 'Cargo por financiamiento',
  financeChargeMeans: 'La cantidad en dólares que el crédito le costará.',
  amountFinanced: 'Cantidad financiada',
  amountFinancedMeans: (account) =>
    'La cantidad de crédito que se le proporciona a usted o en su nombre. Todo se le paga a usted, ' +
    `en su cuenta de cheques que termina en ${account}.`,
  totalOfPayments: 'Total de pagos',
  totalOfPaymentsMeans:
    'La cantidad que habrá pagado después de hacer todos los pagos según el calendario.',
  interest: 'Tasa de interés',
  fixed: (rate) => `${rate} anual, fija durante todo el plazo. No hay otras comisiones.`,
  schedule: 'Calendario de pagos',
  payments: (count, amount) => `${plural(count, { one: '# pago', other: '# pagos' })} de ${amount}`,
  monthly: 'Un pago al mes',
  firstAfterPayout: 'El primero vence un mes después del día en que se desembolsa el dinero.',
  firstOn: (day) => `Primer pago: ${day}.`,
  howPaid: (account) =>
    `Los pagos se cobran de su cuenta de cheques que termina en ${account}. Si ese día estamos ` +
    'cerrados, el pago pasa al siguiente día hábil.',
  late: 'Pago atrasado',
  noLateCharge:
    'No hay cargo por pago atrasado. Lo intentamos de nuevo cada día hasta que haya dinero.',
  prepayment: 'Pago anticipado',
  noPenalty:
    'Si liquida antes, no tendrá que pagar ninguna penalización. Paga los intereses hasta ese día ' +
    'y ninguno por el tiempo posterior.',
  security: 'Garantía',
  unsecured: 'Usted no da ningún bien en garantía.',
  accept:
    'Acepte solo lo que haya leído. No debe nada si no lo acepta. Al aceptar, se compromete a ' +
    'devolver la cantidad financiada y el cargo por financiamiento según este calendario.',
  offeredUntil: (day) => `Esta oferta se puede aceptar hasta el ${day}.`,
  acceptedOn: (moment, factor) => `Aceptado el ${moment}, confirmado con ${factor}.`,
  factors: {
    passkey: 'una llave de acceso',
    code: 'un código de la aplicación de autenticación',
    pin: 'el PIN de seguridad',
    password: 'la contraseña',
  },
  notAccepted: 'Esta oferta no se aceptó y terminó. No se debe nada por ella.',
  // A Spanish moment ends with the period of `p.m.`, which ends the sentence too.
  paidOutOn: (moment) => `Desembolsado el ${moment}`,
  questions: (phone) => `¿Preguntas? Llame al ${phone}.`,
};
