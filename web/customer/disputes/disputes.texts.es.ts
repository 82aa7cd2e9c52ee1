import { sentence } from '../../ui/values/sentence.ts';
import type { disputesTexts as english } from './disputes.texts.ts';

export const disputesTexts: typeof english = {
  disputeState: {
    theReference: 'la referencia',
    reviewBegan: 'Empezó la revisión',
    answerBy: 'Respuesta antes del',
    reference: 'Referencia',
    reported: 'Presentada',
    answered: 'Respondida',
  },
  ownDisputes: {
    thePaymentsYouReported: 'No se pudieron cargar los pagos de los que nos avisó.',
  },
  disputesTable: {
    reportedProblems: 'Reclamaciones',
    paymentsYouReportedThe: 'Pagos de los que nos avisó, primero el más nuevo',
    showAll: (length) => `Mostrar los ${length}`,
    payment: 'Pago',
    amount: 'Monto',
    status: 'Estado',
    answer: 'Respuesta',
    by: (day) => `Antes del ${day}`,
  },
  paymentProblem: {
    weveReceivedYourReport: 'Recibimos su reclamación.',
    reportedProblem: 'Reclamación',
    somethingWrongWithThis: '¿Algo está mal con este pago?',
    whetherYouReportedAProblem: 'No se pudo cargar si usted presentó una reclamación.',
    itWentToYourLoan: (link, otherLink) =>
      sentence(
        'Fue a su préstamo, donde cuenta como pagado. ',
        link('Vea sus préstamos'),
        ', o ',
        otherLink('escríbanos'),
        ': revisamos el préstamo y su calendario.',
      ),
    youCanReportItUntil: (day) =>
      `Puede reclamar hasta el ${day}. Lo investigamos y respondemos en diez días hábiles.`,
    reportAProblem: 'Presentar una reclamación',
  },
};
