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
    paid: (day) => `Pagado el ${day}`,
    paidToo: 'Pagado',
    overdue: 'Atrasado',
    upcoming: 'Próximo',
  },
  loanHead: {
    loan: (loan, amount) => sentence(loan, ', ', amount),
  },
  loanTerms: {
    aMonthOverTerm: (payment, term, percent, totalInterest, ifEndedEarly) =>
      sentence(
        payment,
        ' al mes durante ',
        term,
        ' al ',
        percent,
        ' anual; intereses totales de ',
        totalInterest,
        ifEndedEarly,
        '.',
      ),
    ifItHadRunToItsEnd: ' si hubiera durado todo el plazo',
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
    purpose: 'Propósito',
    whatTheMoneyIsFor: 'Para qué es el dinero',
    chooseAPurpose: 'Elija un propósito',
    creditScore: 'Puntaje de crédito',
    toToo: 'De 300 a 850',
    employmentStatus: 'Situación laboral',
    atPresent: 'Su situación actual',
    chooseAStatus: 'Elija una situación',
    income: 'Ingresos',
    perYearBeforeTax: 'Al año, antes de impuestos',
    additionalNotes: 'Notas adicionales',
    anythingThatHelpsUsDecide: 'Cualquier cosa que nos ayude a decidir.',
    youSubmittedTheSame:
      'Envió la misma solicitud hace menos de un minuto. Envíela otra vez si quiere presentar ' +
      'una segunda.',
    itMayHaveArrivedAll:
      'Es posible que haya llegado de todos modos: revise sus solicitudes en esta página ' +
      'antes de enviarla otra vez.',
    submitting: 'Enviando...',
    submitApplication: 'Enviar la solicitud',
    saving: 'Guardando...',
    saveAndFinishLater: 'Guardar y terminar después',
    applyingMovesNoMoneyWe:
      'Presentar una solicitud no mueve dinero. Revisaremos su solicitud y mostraremos aquí ' +
      'nuestra decisión.',
  },
  useLoanForm: {
    yourApplicationsOnThisPage: 'sus solicitudes en esta página',
  },
  loanSchedule: {
    paymentSchedule: 'Calendario de pagos',
    interestPrincipalAndWhatIs: 'Intereses, capital y saldo restante, por año',
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
      'No se pudieron cargar las tasas de hoy. Puede presentar la solicitud de todos modos; ' +
      'en ella verá la tasa.',
    atTodaysRateForYour: 'A la tasa de hoy para su propósito y su puntaje de crédito.',
    fillInAmountTermPurpose:
      'Ingrese el monto, el plazo, el propósito y el puntaje de crédito para ver el pago.',
    amount: 'Monto',
    term: 'Plazo',
    purpose: 'Propósito',
  },
  loanTimeline: {
    timeline: 'Historial',
    stillAhead: 'aún pendiente',
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
    paid: 'pagado',
    workingOutTodaysFigure: 'Calculando el monto para liquidar hoy',
    todaysFigureIsNotThere: 'El monto para liquidar hoy aún no está listo.',
    yourCheckingAccountDoesnt: 'No hay suficiente dinero en su cuenta de cheques.',
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
      sentence('Tiene ', amount, ' disponibles, que no alcanzan.'),
    noPaymentIsTakenAfter: 'Después no se cobrarán más pagos. Esto no se puede deshacer.',
  },
  payoffOnDay: {
    payoffQuoteForALater: (hidden) => sentence('Monto para liquidar en otra fecha', hidden),
    payOffOn: 'Liquidar el',
    theFigureCouldNotBe: 'No se pudo cargar el monto para liquidar.',
    workingOutTheFigure: 'Calculando el monto para liquidar',
    byTheLoanIsPaid: (day) =>
      `Para el ${day} el préstamo ya estará pagado con sus pagos mensuales.`,
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
      'Este monto supone que cada pago hasta entonces se haga en su fecha. Para pagar, vuelva ' +
      'ese día y elija Liquidar ahora.',
    thisIsTodaysFigureChoose: (payoffDaysAhead) =>
      'Este es el monto para liquidar hoy. Elija un día dentro de los próximos ' +
      `${payoffDaysAhead} días para ver otro.`,
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
        '. Mueva dinero a su cuenta de cheques: lo intentaremos de nuevo cada día y no hay ' +
          'ninguna comisión.',
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
    whetherYouSavedAn: 'No pudimos comprobar si guardó una solicitud.',
    youSavedAnApplicationOn: (moment, day) =>
      `Guardó una solicitud el ${moment}. Se conserva hasta el ${day}, o hasta que envíe una.`,
    continueIt: 'Continuarla',
    deleteIt: 'Eliminarla',
    youSavedAnotherApplication: (moment) =>
      `Guardó otra solicitud el ${moment}. Si guarda esta, reemplazará a la otra.`,
  },
  useSavedApplication: {
    networkErrorWhetherItWas: (done) =>
      `Error de red. No sabemos si se ha ${done}. Inténtelo de nuevo.`,
    saved: 'guardado',
    deleted: 'eliminado',
  },
};
