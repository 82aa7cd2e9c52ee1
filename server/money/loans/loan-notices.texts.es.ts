import { formatsOf } from '../../../contract/format.ts';
import { decimalText, formatUsd } from '../../../contract/money.ts';
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
  approved: (loan) => ({
    title: 'Su préstamo está aprobado',
    said: [
      `Su ${askedFor(loan)} está aprobado, al ${percent(loan.rateBps)} anual: ` +
        `${formatUsd(loan.paymentMinor)} al mes, ${formatUsd(loan.totalInterestMinor)} de ` +
        'intereses en total.',
      'El siguiente paso es enviar el dinero a su cuenta de cheques. Aún no se ha movido dinero.',
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
