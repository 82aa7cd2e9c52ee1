import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';
import type { loansTexts as english } from './loans.texts.ts';

export const loansTexts: typeof english = {
  instalmentTable: {
    paymentSchedule: 'Calendario de pagos',
    theScheduleCouldNotBe: 'No se pudo cargar el calendario.',
    loadingTheSchedule: 'Cargando el calendario',
    no: 'N.º',
    due: 'Vence',
    amount: 'Monto',
    principal: 'Capital',
    interest: 'Intereses',
    balance: 'Saldo',
    status: 'Estado',
    dueToday: 'Vence hoy',
    paid: (day) => `Pagada el ${day}`,
    paidToo: 'Pagada',
    overdue: 'Atrasada',
    upcoming: 'Por venir',
  },
  loanHead: {
    loan: (purpose, amount) => sentence('Préstamo ', purpose, ', ', amount),
  },
  loanTerms: {
    aMonthOverTerm: (payment, term, percent, totalInterest, ifEndedEarly) =>
      sentence(
        payment,
        ' al mes durante ',
        term,
        ' al ',
        percent,
        ' anual; intereses totales ',
        totalInterest,
        ifEndedEarly,
        '.',
      ),
    ifItHadRunToItsEnd: ' si hubiera llegado a su fin',
  },
  loanApplications: {
    yourLoanIsPaidBack: 'Su préstamo está pagado por completo.',
    reasons: 'Motivos',
  },
  loanForm: {
    failedToSubmitLoan: 'No se pudo enviar la solicitud de préstamo',
    anErrorOccurredPleaseTry: 'Ocurrió un error. Inténtelo de nuevo más tarde.',
    applyForALoan: 'Solicitar un préstamo',
    loanAmount: 'Monto del préstamo',
    termInMonths: 'Plazo en meses',
    to: 'De 1 a 480',
    purpose: 'Finalidad',
    whatTheMoneyIsFor: 'Para qué es el dinero',
    chooseAPurpose: 'Elija una finalidad',
    creditScore: 'Puntaje de crédito',
    toToo: 'De 300 a 850',
    employmentStatus: 'Situación laboral',
    atPresent: 'Actualmente',
    chooseAStatus: 'Elija una situación',
    income: 'Ingresos',
    perYearBeforeTax: 'Al año, antes de impuestos',
    additionalNotes: 'Notas adicionales',
    anythingThatHelpsUsDecide: 'Cualquier cosa que nos ayude a decidir.',
    youSubmittedTheSame:
      'Envió la misma solicitud hace menos de un minuto. Envíela otra vez si quiere una segunda.',
    itMayHaveArrivedAll:
      'Es posible que haya llegado de todos modos: revise sus solicitudes en esta página ' +
      'antes de enviarla otra vez.',
    submitting: 'Enviando...',
    submitApplication: 'Enviar la solicitud',
    saving: 'Guardando...',
    saveAndFinishLater: 'Guardar y terminar después',
    applyingMovesNoMoneyWe:
      'Solicitar no mueve dinero. Revisamos su solicitud y mostramos aquí nuestra decisión.',
  },
  loanSchedule: {
    paymentSchedule: 'Calendario de pagos',
    interestPrincipalAndWhatIs: 'Intereses, capital y lo que queda, por año',
    year: 'Año',
    interest: 'Intereses',
    principal: 'Capital',
    balance: 'Saldo',
    onePayment: 'Un pago',
    paymentsTheLastOne: (length) => `${length} pagos; el último`,
    of: (payments, amount) => `${payments} de ${amount}.`,
  },
  loanSummary: {
    monthlyPayment: 'Pago mensual',
    annualRate: 'Tasa anual',
    totalInterest: 'Intereses totales',
    totalToPayBack: 'Total a pagar',
    todaysRatesCouldNotBe:
      'No se pudieron cargar las tasas de hoy. Puede solicitarlo de todos modos; su ' +
      'solicitud muestra la tasa.',
    atTodaysRateForYour: 'A la tasa de hoy para su finalidad y su puntaje de crédito.',
    fillInAmountTermPurpose:
      'Escriba monto, plazo, finalidad y puntaje de crédito para ver el pago.',
    amount: 'Monto',
    term: 'Plazo',
    purpose: 'Finalidad',
  },
  loanTimeline: {
    timeline: 'Historial',
    stillAhead: 'todavía por venir',
  },
  loansPage: {
    loans: 'Préstamos',
    whatYouOweYourApplications: 'Lo que debe, sus solicitudes y lo que costaría un préstamo nuevo.',
    yourApplicationsCouldNotBe: 'No se pudieron cargar sus solicitudes.',
    loadingLoans: 'Cargando los préstamos',
    yourApplications: 'Sus solicitudes',
    earlierLoansAnd: 'Préstamos y solicitudes anteriores',
    noApplicationsYet: 'Aún no hay solicitudes',
    whenYouApplyForA:
      'Cuando solicita un préstamo, puede seguirlo aquí desde el primer día hasta el último pago.',
  },
  payOffLoan: {
    payOffNow: (hidden) => sentence('Liquidar ahora', hidden),
    payThisLoanBackIn: '¿Pagar este préstamo por completo?',
    pay: (amount) => `Pagar ${amount}`,
    payToo: 'Pagar',
    paying: 'Pagando...',
    workingOutTodaysFigure: 'Calculando la cifra de hoy',
    todaysFigureIsNotThere: 'La cifra de hoy aún no está lista.',
    yourCheckingAccountDoesnt: 'En su cuenta de cheques no hay suficiente dinero.',
    onWeTakeFromYour: (day, strong, amount, otherAmount) =>
      sentence(
        'El ',
        day,
        ' tomamos ',
        strong,
        ' de su cuenta de cheques: ',
        amount,
        ' de capital y ',
        otherAmount,
        ' de intereses.',
      ),
    youHaveAvailableWhichIsnt: (amount) =>
      sentence('Tiene ', amount, ' disponibles, y no alcanza.'),
    noPaymentIsTakenAfter: 'Después no se cobra ningún pago, y no se puede deshacer.',
  },
  payoffOnDay: {
    payoffQuoteForALater: (hidden) => sentence('Cifra para liquidar más adelante', hidden),
    payOffOn: 'Liquidar el',
    theFigureCouldNotBe: 'No se pudo cargar la cifra.',
    workingOutTheFigure: 'Calculando la cifra',
    byTheLoanIsPaid: (day) => `Para el ${day} el préstamo ya está pagado con sus pagos mensuales.`,
    payOnPrincipalAndInterest: (strong, day, amount, otherAmount) =>
      sentence(
        'Pague ',
        strong,
        ' el ',
        day,
        ': ',
        amount,
        ' de capital y ',
        otherAmount,
        ' de intereses.',
      ),
    thePaymentsDueByThen: (count, amount) =>
      sentence(
        plural(count, {
          one: 'El pago que vence hasta entonces, ',
          other: 'Los # pagos que vencen hasta entonces, ',
        }),
        amount,
        plural(count, {
          one: ', se cobra como siempre y cuenta como pagado.',
          other: ' en total, se cobran como siempre y cuentan como pagados.',
        }),
      ),
    thisHoldsAsLongAs:
      'Vale mientras cada pago hasta entonces se haga en su fecha. Para pagar, vuelva ' +
      'ese día y elija Liquidar ahora.',
    thisIsTodaysFigureChoose: (payoffDaysAhead) =>
      `Esta es la cifra de hoy. Elija un día dentro de los próximos ${payoffDaysAhead} ` +
      'días para otra.',
  },
  runningLoans: {
    yourLoans: (count) => plural(count, { one: 'Su préstamo', other: 'Sus préstamos' }),
    paymentsAreOverdueSince: (count, day, amount) =>
      sentence(
        plural(count, { one: 'Un pago está atrasado', other: '# pagos están atrasados' }),
        ' desde el ',
        day,
        ': ',
        amount,
        '. Mueva dinero a su cuenta de cheques: lo intentamos de nuevo cada día y no hay comisión.',
      ),
    stillOwed: 'Aún debe',
    nextPaymentOf: (number, instalments) => `Próximo pago (${number} de ${instalments})`,
    on: (strong, day) => sentence(strong, ' el ', day),
    paidBack: 'Pagado',
    ofPaymentsMadeOfPaid: (paid, instalments, amount, otherAmount) =>
      sentence(
        paid,
        ' de ',
        instalments,
        ' pagos hechos · ',
        amount,
        ' de ',
        otherAmount,
        ' pagados',
      ),
  },
  savedApplication: {
    whetherYouSavedAn: 'No se pudo cargar si guardó una solicitud.',
    youSavedAnApplicationOn: (moment, day) =>
      `Guardó una solicitud el ${moment}. Se conserva hasta el ${day}, o hasta que envíe una.`,
    continueIt: 'Continuarla',
    deleteIt: 'Eliminarla',
    youSavedAnotherApplication: (moment) =>
      `Guardó otra solicitud el ${moment}. Si guarda esta, ocupa el lugar de aquella.`,
  },
  useSavedApplication: {
    networkErrorWhetherItWas: (done) => `Error de red. No se sabe si ${done}. Inténtelo de nuevo.`,
  },
};
