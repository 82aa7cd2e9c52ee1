import { formatsOf } from '../../../contract/values/format.ts';
import { decimalText, formatUsd } from '../../../contract/values/money.ts';
import { mailTexts } from '../../services/mail/mail.texts.es.ts';
import type { AskedLoan, loanNoticesTexts as english } from './loan-notices.texts.ts';

const { notYou } = mailTexts;
const { day, plural } = formatsOf('es-US');

const purposes: Record<string, string> = {
  personal: 'personal',
  home: 'de vivienda',
  auto: 'de auto',
  education: 'de estudios',
};

const askedFor = ({ amountMinor, purpose, termMonths }: AskedLoan) =>
  `préstamo ${purposes[purpose] ?? ''} de ${formatUsd(amountMinor)} a ` +
  plural(termMonths, { one: '# mes', other: '# meses' });

const percent = (bps: number) => `${decimalText(BigInt(bps))}%`;

export const loanNoticesTexts: typeof english = {
  received: (loan) => ({
    title: 'Recibimos su solicitud de préstamo',
    said: [
      `Recibimos su solicitud de un ${askedFor(loan)}. La revisaremos a continuación; vea su ` +
        'estado en Préstamos.',
    ],
    mailOnly: [notYou],
  }),
  offered: (loan) => ({
    title: 'Su préstamo está aprobado: léalo y acéptelo',
    said: [
      `Su ${askedFor(loan)} está aprobado, con una tasa de porcentaje anual (APR) del ` +
        `${percent(loan.aprBps)}: ${formatUsd(loan.paymentMinor)} al mes, ` +
        `${formatUsd(loan.totalInterestMinor)} de cargo por financiamiento en total.`,
      `Lea el contrato en Préstamos y acéptelo a más tardar el ${day(loan.offeredUntil)}. Después ` +
        'enviamos el dinero a su cuenta de cheques. Aún no se ha movido dinero, y usted no debe ' +
        'nada si no lo acepta.',
    ],
    mailOnly: [notYou],
  }),
  accepted: (loan) => ({
    title: 'Usted aceptó su préstamo',
    said: [
      `Usted aceptó su ${askedFor(loan)}. El siguiente paso es enviar el dinero a su cuenta de ` +
        'cheques. Aún no se ha movido dinero.',
    ],
    mailOnly: [notYou],
  }),
  turnedDown: (loan) => ({
    title: 'Usted no aceptó su préstamo',
    said: [
      `Usted no quiso su ${askedFor(loan)}. No debe nada y no se movió dinero. Puede volver a ` +
        'solicitarlo en cualquier momento.',
    ],
    mailOnly: [notYou],
  }),
  lapsed: (loan, until) => ({
    title: 'Su oferta de préstamo terminó',
    said: [
      `Su ${askedFor(loan)} se podía aceptar hasta el ${day(until)}. Ese día pasó, así que la ` +
        'oferta terminó. Usted no debe nada y no se movió dinero. Puede volver a solicitarlo en ' +
        'cualquier momento.',
    ],
  }),
  reviewedAgain: (loan) => ({
    title: 'Su préstamo está otra vez en revisión',
    said: [
      `Tenemos que revisar una vez más su ${askedFor(loan)} antes de enviar el dinero. La ` +
        'aprobación anterior ya no vale. No se ha movido dinero, y usted no tiene que hacer nada.',
    ],
    mailOnly: [notYou],
  }),
  declined: (loan, reasons) => ({
    title: 'Sobre su solicitud de préstamo',
    said: [
      `Gracias por solicitar un ${askedFor(loan)}. No pudimos aprobarlo. Estos son los motivos ` +
        'principales:',
      reasons,
    ],
    mailOnly: [
      'Puede presentar otra solicitud en cualquier momento. No se movió dinero.',
      'La Ley federal de Igualdad de Oportunidades de Crédito (Equal Credit Opportunity Act) ' +
        'prohíbe a los acreedores discriminar a los solicitantes de crédito por motivo de raza, ' +
        'color, religión, origen nacional, sexo, estado civil o edad (siempre que el solicitante ' +
        'tenga capacidad para celebrar un contrato vinculante); porque todos o parte de los ' +
        'ingresos del solicitante provengan de un programa de asistencia pública; o porque el ' +
        'solicitante haya ejercido de buena fe algún derecho conforme a la Ley de Protección del ' +
        'Crédito al Consumidor (Consumer Credit Protection Act). El organismo federal que vela ' +
        'por el cumplimiento de esta ley respecto de este acreedor es el Consumer Financial ' +
        'Protection Bureau, 1700 G Street NW, Washington, DC 20552.',
    ],
  }),
  paidOut: ({ amountMinor, reference, first }) => ({
    title: 'Se desembolsó su préstamo',
    said: [`Depositamos ${formatUsd(amountMinor)} (${reference}) en su cuenta de cheques.`],
    mailOnly: [
      `El primer pago, ${formatUsd(first.amountMinor)}, se cobra de la misma cuenta el ` +
        `${day(first.dueOn)}. Encontrará el calendario completo en Préstamos.`,
      notYou,
    ],
  }),
  shortFor: ({ reference, totalMinor, availableMinor, dueOn }) => ({
    title: 'Se acerca un pago de su préstamo y su saldo no alcanza',
    said: [
      `El pago de ${formatUsd(totalMinor)} de su préstamo ${reference} se cobra de su cuenta de ` +
        `cheques el ${day(dueOn)}. Después de lo que se paga antes, allí quedarán ` +
        `${formatUsd(availableMinor)} disponibles.`,
      'Mueva dinero a esa cuenta antes de ese día. Si no está allí, el pago queda vencido y lo ' +
        'intentamos de nuevo cada día.',
    ],
  }),
  missed: (reference, count, sumMinor) => ({
    title: 'No se pudo cobrar un pago del préstamo',
    said: [
      'No había dinero suficiente en su cuenta de cheques para lo que vence de su préstamo ' +
        `${reference}: ${plural(count, { one: 'un pago', other: '# pagos' })}, ` +
        `${formatUsd(sumMinor)} en total.`,
      'No se movió dinero. Lo intentaremos de nuevo cada día hasta que haya suficiente, ' +
        'primero el pago más antiguo. No hay ninguna comisión.',
    ],
  }),
  repaid: (reference) => ({
    title: 'Su préstamo está pagado',
    said: [`Usted pagó por completo su préstamo ${reference}. No se cobrarán más pagos. Gracias.`],
  }),
};
