import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const disputesTexts = inBothLanguages({
  disputeState: {
    theReference: { en: 'reference', es: 'la referencia' },
    reviewBegan: { en: 'Review started', es: 'Empezó la revisión' },
    answerBy: { en: 'Answer by', es: 'Respuesta a más tardar el' },
    reference: { en: 'Reference', es: 'Referencia' },
    reported: { en: 'Reported', es: 'Reportado' },
    answered: { en: 'Answered', es: 'Respondido' },
  },
  ownDisputes: {
    thePaymentsYouReported: {
      en: 'The payments you reported could not be loaded.',
      es: 'No se pudieron cargar los pagos que reportó.',
    },
  },
  disputesTable: {
    reportedProblems: { en: 'Reported problems', es: 'Problemas reportados' },
    paymentsYouReportedThe: {
      en: 'Payments you reported, latest first',
      es: 'Pagos que reportó, primero el más reciente',
    },
    showAll: {
      en: (length: string | number) => `Show all ${length}`,
      es: (length: string | number) => `Mostrar los ${length}`,
    },
    payment: { en: 'Payment', es: 'Pago' },
    amount: { en: 'Amount', es: 'Monto' },
    status: { en: 'Status', es: 'Estado' },
    answer: { en: 'Answer', es: 'Respuesta' },
    by: {
      en: (day: string | number) => `By ${day}`,
      es: (day: string | number) => `A más tardar el ${day}`,
    },
  },
  paymentProblem: {
    weveReceivedYourReport: { en: "We've received your report.", es: 'Recibimos su reporte.' },
    reportedProblem: { en: 'Reported problem', es: 'Problema reportado' },
    somethingWrongWithThis: {
      en: 'Something wrong with this payment?',
      es: '¿Algo está mal con este pago?',
    },
    whetherYouReportedAProblem: {
      en: 'We couldn’t check whether you reported a problem.',
      es: 'No pudimos comprobar si usted reportó un problema.',
    },
    itWentToYourLoan: {
      en: (link: Wrap, otherLink: Wrap) =>
        sentence(
          'This payment went toward your loan. ',
          link('Review your loans'),
          ', or ',
          otherLink('write to us'),
          ' and we’ll check the loan and its schedule.',
        ),
      es: (link: Wrap, otherLink: Wrap) =>
        sentence(
          'Este pago se aplicó a su préstamo. ',
          link('Revise sus préstamos'),
          ', o ',
          otherLink('escríbanos'),
          ' y revisaremos el préstamo y su calendario de pagos.',
        ),
    },
    youCanReportItUntil: {
      en: (day: string | number) =>
        `You can report it until ${day}. We’ll look into it and answer within ten business days.`,
      es: (day: string | number) =>
        `Puede reportarlo hasta el ${day}. Lo investigaremos y responderemos en un plazo de ` +
        'diez días hábiles.',
    },
    reportAProblem: { en: 'Report a problem', es: 'Reportar un problema' },
  },
});

export const reportProblemTexts = inBothLanguages({
  reportProblem: {
    pleaseChooseWhatIsWrong: { en: 'Please choose what is wrong.', es: 'Elija qué está mal.' },
    reportAProblem: { en: 'Report a problem', es: 'Reportar un problema' },
    whatIsWrong: { en: 'What is wrong?', es: '¿Qué está mal?' },
    pleaseChoose: { en: 'Please choose', es: 'Elija' },
    ifSomebodyElseCanGet: {
      en:
        'If someone else can get into your account, change your password and security PIN ' +
        'next, and log out your other devices.',
      es:
        'Si otra persona puede entrar en su cuenta, cambie después su contraseña y su PIN de ' +
        'seguridad, y cierre la sesión en sus demás dispositivos.',
    },
    whatHappened: { en: 'What happened?', es: '¿Qué pasó?' },
    tellUsWhatHappenedNever: {
      en: 'Tell us what happened. Never write your password or PIN.',
      es: 'Cuéntenos qué pasó. Nunca escriba su contraseña ni su PIN.',
    },
    reporting: { en: 'Reporting...', es: 'Enviando el reporte...' },
    reportThisPayment: { en: 'Report this payment', es: 'Reportar este pago' },
    cancel: { en: 'Cancel', es: 'Cancelar' },
    reported: { en: 'reported', es: 'reportado' },
  },
});
