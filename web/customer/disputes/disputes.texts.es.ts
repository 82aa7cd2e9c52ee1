import { sentence } from '../../ui/values/sentence.ts';
import type { disputesTexts as english } from './disputes.texts.ts';

export const disputesTexts: typeof english = {
  disputeState: {
    theReference: 'la referencia',
    reviewBegan: 'Empezó la revisión',
    answerBy: 'Respuesta a más tardar el',
    reference: 'Referencia',
    reported: 'Reportado',
    answered: 'Respondido',
  },
  ownDisputes: {
    thePaymentsYouReported: 'No se pudieron cargar los pagos que reportó.',
  },
  disputesTable: {
    reportedProblems: 'Problemas reportados',
    paymentsYouReportedThe: 'Pagos que reportó, primero el más reciente',
    showAll: (length) => `Mostrar los ${length}`,
    payment: 'Pago',
    amount: 'Monto',
    status: 'Estado',
    answer: 'Respuesta',
    by: (day) => `A más tardar el ${day}`,
  },
  paymentProblem: {
    weveReceivedYourReport: 'Recibimos su reporte.',
    reportedProblem: 'Problema reportado',
    somethingWrongWithThis: '¿Algo está mal con este pago?',
    whetherYouReportedAProblem: 'No pudimos comprobar si usted reportó un problema.',
    itWentToYourLoan: (link, otherLink) =>
      sentence(
        'Este pago se aplicó a su préstamo. ',
        link('Revise sus préstamos'),
        ', o ',
        otherLink('escríbanos'),
        ' y revisaremos el préstamo y su calendario de pagos.',
      ),
    youCanReportItUntil: (day) =>
      `Puede reportarlo hasta el ${day}. Lo investigaremos y responderemos en un plazo de ` +
      'diez días hábiles.',
    reportAProblem: 'Reportar un problema',
  },
};
