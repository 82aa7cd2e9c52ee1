import type { ReactNode } from 'react';
import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';
import { beforeStop } from '../../ui/values/before-stop.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const loansTexts = inBothLanguages({
  instalmentTable: {
    paymentSchedule: { en: 'Payment schedule', es: 'Calendario de pagos' },
    theScheduleCouldNotBe: {
      en: 'The schedule could not be loaded.',
      es: 'No se pudo cargar el calendario.',
    },
    loadingTheSchedule: { en: 'Loading the schedule', es: 'Cargando el calendario' },
    no: { en: 'No.', es: 'N.º' },
    due: { en: 'Due', es: 'Vence' },
    amount: { en: 'Amount', es: 'Monto' },
    principal: { en: 'Principal', es: 'Capital' },
    interest: { en: 'Interest', es: 'Intereses' },
    balance: { en: 'Balance', es: 'Saldo' },
    status: { en: 'Status', es: 'Estado' },
    dueToday: { en: 'Due today', es: 'Vence hoy' },
    paid: {
      en: (day: string | number) => `Paid ${day}`,
      es: (day: string | number) => `Pagado el ${day}`,
    },
    paidToo: { en: 'Paid', es: 'Pagado' },
    overdue: { en: 'Overdue', es: 'Atrasado' },
    upcoming: { en: 'Upcoming', es: 'Próximo' },
  },
  loanHead: {
    loan: {
      en: (loan: ReactNode, amount: ReactNode) => sentence(loan, ', ', amount),
      es: (loan: ReactNode, amount: ReactNode) => sentence(loan, ', ', amount),
    },
  },
  loanTerms: {
    aMonthOverTerm: {
      en: (
        payment: ReactNode,
        term: ReactNode,
        percent: ReactNode,
        totalInterest: ReactNode,
        ifEndedEarly: string,
      ) =>
        sentence(
          payment,
          ' a month over ',
          term,
          ' at ',
          percent,
          ' a year; total interest ',
          totalInterest,
          ifEndedEarly,
          '.',
        ),
      es: (
        payment: ReactNode,
        term: ReactNode,
        percent: ReactNode,
        totalInterest: ReactNode,
        ifEndedEarly: string,
      ) =>
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
    },
    ifItHadRunToItsEnd: {
      en: ' if it had run its full term',
      es: ' si hubiera durado todo el plazo',
    },
  },
  loanOffers: {
    yourOffer: {
      en: (count: number) => plural(count, { one: 'Your loan offer', other: 'Your loan offers' }),
      es: (count: number) =>
        plural(count, { one: 'Su oferta de préstamo', other: 'Sus ofertas de préstamo' }),
    },
    readAndAcceptBy: {
      en: (day: ReactNode) =>
        sentence('Your loan is approved. Read the terms, and accept them by ', day, '.'),
      es: (day: ReactNode) =>
        sentence(
          'Su préstamo está aprobado. Lea las condiciones y acéptelas a más tardar el ',
          day,
          '.',
        ),
    },
    apr: { en: 'Annual percentage rate (APR)', es: 'Tasa de porcentaje anual (APR)' },
    aprMeans: {
      en: 'The cost of your credit as a yearly rate.',
      es: 'El costo de su crédito como tasa anual.',
    },
    financeCharge: { en: 'Finance charge', es: 'Cargo por financiamiento' },
    financeChargeMeans: {
      en: 'The dollar amount the credit will cost you.',
      es: 'La cantidad en dólares que el crédito le costará.',
    },
    amountFinanced: { en: 'Amount financed', es: 'Cantidad financiada' },
    amountFinancedMeans: {
      en: 'The amount of credit provided to you, all of it into your Checking Account.',
      es: 'La cantidad de crédito que se le proporciona, toda en su cuenta de cheques.',
    },
    totalOfPayments: { en: 'Total of payments', es: 'Total de pagos' },
    totalOfPaymentsMeans: {
      en: 'What you’ll have paid after all payments as scheduled.',
      es: 'Lo que habrá pagado después de todos los pagos del calendario.',
    },
    paymentSchedule: { en: 'Payment schedule', es: 'Calendario de pagos' },
    payments: {
      en: (count: number, amount: ReactNode) =>
        sentence(plural(count, { one: '# payment of ', other: '# payments of ' }), amount),
      es: (count: number, amount: ReactNode) =>
        sentence(plural(count, { one: '# pago de ', other: '# pagos de ' }), amount),
    },
    monthlyFrom: {
      en: 'One payment a month, the first one month after the money is paid out.',
      es: 'Un pago al mes, el primero un mes después de que se desembolse el dinero.',
    },
    noLateCharge: {
      en:
        'There’s no late charge, and no penalty if you pay off early: you pay no interest for the ' +
        'time after. The loan isn’t secured by any property.',
      es:
        'No hay cargo por pago atrasado ni penalización si liquida antes: no paga intereses por el ' +
        'tiempo posterior. No da ningún bien en garantía.',
    },
    accept: { en: 'Accept', es: 'Aceptar' },
    noThankYou: { en: 'No, thank you', es: 'No, gracias' },
    acceptThisLoan: { en: 'Accept this loan?', es: '¿Aceptar este préstamo?' },
    acceptAmount: {
      en: (amount: string) => `Accept ${amount}`,
      es: (amount: string) => `Aceptar ${amount}`,
    },
    accepting: { en: 'Accepting...', es: 'Aceptando...' },
    youAgreeToRepay: {
      en: (total: ReactNode, amount: string, charge: string, apr: string) =>
        sentence(
          'You agree to repay ',
          total,
          `: ${amount} and a finance charge of ${charge}, at an APR of ${apr}.`,
        ),
      es: (total: ReactNode, amount: string, charge: string, apr: string) =>
        sentence(
          'Usted se compromete a pagar ',
          total,
          `: ${amount} y un cargo por financiamiento de ${charge}, con una APR del ${apr}.`,
        ),
    },
    theMoneyComesAfter: {
      en: 'We’ll ask you to confirm it’s you. The money goes to your Checking Account after that.',
      es: 'Le pediremos que confirme que es usted. Después, el dinero llega a su cuenta de cheques.',
    },
    turnThisLoanDown: { en: 'Turn this loan down?', es: '¿No aceptar este préstamo?' },
    turnDown: { en: 'Turn it down', es: 'No aceptarlo' },
    turningDown: { en: 'Turning down...', es: 'Enviando...' },
    itCostsNothing: {
      en: 'You’ll owe nothing, and no money moves. You can apply again anytime.',
      es: 'No deberá nada y no se mueve dinero. Puede volver a solicitarlo cuando quiera.',
    },
  },
  loanAgreement: {
    readTheAgreement: { en: 'Read the agreement (PDF)', es: 'Leer el contrato (PDF)' },
    agreement: { en: 'Loan agreement (PDF)', es: 'Contrato de préstamo (PDF)' },
  },
  loanForm: {
    failedToSubmitLoan: {
      en: 'Failed to submit loan application',
      es: 'No se pudo enviar la solicitud de préstamo',
    },
    anErrorOccurredPleaseTry: {
      en: 'An error occurred. Please try again later.',
      es: 'Ocurrió un error. Inténtelo de nuevo más tarde.',
    },
    applyForALoan: { en: 'Apply for a loan', es: 'Solicitar un préstamo' },
    loanAmount: { en: 'Loan amount', es: 'Monto del préstamo' },
    termInMonths: { en: 'Term in months', es: 'Plazo en meses' },
    to: { en: '1 to 480', es: 'De 1 a 480' },
    purpose: { en: 'Purpose', es: 'Propósito' },
    whatTheMoneyIsFor: { en: 'What the money is for', es: 'Para qué es el dinero' },
    chooseAPurpose: { en: 'Choose a purpose', es: 'Elija un propósito' },
    creditScore: { en: 'Credit score', es: 'Puntaje de crédito' },
    toToo: { en: '300 to 850', es: 'De 300 a 850' },
    employmentStatus: { en: 'Employment status', es: 'Situación laboral' },
    atPresent: { en: 'Your current status', es: 'Su situación actual' },
    chooseAStatus: { en: 'Choose a status', es: 'Elija una situación' },
    income: { en: 'Income', es: 'Ingresos' },
    perYearBeforeTax: { en: 'Per year, before tax', es: 'Al año, antes de impuestos' },
    additionalNotes: { en: 'Additional notes', es: 'Notas adicionales' },
    anythingThatHelpsUsDecide: {
      en: 'Anything that helps us decide.',
      es: 'Cualquier cosa que nos ayude a decidir.',
    },
    youSubmittedTheSame: {
      en:
        'You submitted the same application less than a minute ago. Submit once more if ' +
        'you want a second one.',
      es:
        'Envió la misma solicitud hace menos de un minuto. Envíela otra vez si quiere presentar ' +
        'una segunda.',
    },
    itMayHaveArrivedAll: {
      en:
        'It may still have reached us: check your applications on this page before you submit ' +
        'it again.',
      es:
        'Es posible que haya llegado de todos modos: revise sus solicitudes en esta página ' +
        'antes de enviarla otra vez.',
    },
    submitting: { en: 'Submitting...', es: 'Enviando...' },
    submitApplication: { en: 'Submit application', es: 'Enviar la solicitud' },
    saving: { en: 'Saving...', es: 'Guardando...' },
    saveAndFinishLater: { en: 'Save and finish later', es: 'Guardar y terminar después' },
    applyingMovesNoMoneyWe: {
      en:
        'Applying doesn’t move any money. We’ll review your application and show our decision ' +
        'here.',
      es:
        'Presentar una solicitud no mueve dinero. Revisaremos su solicitud y mostraremos aquí ' +
        'nuestra decisión.',
    },
  },
  useLoanForm: {
    yourApplicationsOnThisPage: {
      en: 'your applications on this page',
      es: 'sus solicitudes en esta página',
    },
  },
  loanSchedule: {
    paymentSchedule: { en: 'Payment schedule', es: 'Calendario de pagos' },
    interestPrincipalAndWhatIs: {
      en: 'Interest, principal and remaining balance, by year',
      es: 'Intereses, capital y saldo restante, por año',
    },
    year: { en: 'Year', es: 'Año' },
    interest: { en: 'Interest', es: 'Intereses' },
    principal: { en: 'Principal', es: 'Capital' },
    balance: { en: 'Balance', es: 'Saldo' },
    onePayment: { en: 'One payment', es: 'Un pago' },
    paymentsTheLastOne: {
      en: (length: string | number) => `${length} payments; the last one`,
      es: (length: string | number) => `${length} pagos; el último`,
    },
    of: {
      en: (payments: string | number, amount: string | number) => `${payments} of ${amount}.`,
      es: (payments: string | number, amount: string | number) => `${payments} de ${amount}.`,
    },
  },
  loanSummary: {
    monthlyPayment: { en: 'Monthly payment', es: 'Pago mensual' },
    annualRate: { en: 'Annual rate', es: 'Tasa anual' },
    totalInterest: { en: 'Total interest', es: 'Intereses totales' },
    totalToPayBack: { en: 'Total to pay back', es: 'Total a pagar' },
    todaysRatesCouldNotBe: {
      en: 'Today’s rates could not be loaded. You can still apply; your application shows the rate.',
      es:
        'No se pudieron cargar las tasas de hoy. Puede presentar la solicitud de todos modos; ' +
        'en ella verá la tasa.',
    },
    atTodaysRateForYour: {
      en: 'At today’s rate for your purpose and credit score.',
      es: 'A la tasa de hoy para su propósito y su puntaje de crédito.',
    },
    fillInAmountTermPurpose: {
      en: 'Fill in amount, term, purpose and credit score to see the payment.',
      es: 'Ingrese el monto, el plazo, el propósito y el puntaje de crédito para ver el pago.',
    },
    amount: { en: 'Amount', es: 'Monto' },
    term: { en: 'Term', es: 'Plazo' },
    purpose: { en: 'Purpose', es: 'Propósito' },
  },
  loanTimeline: {
    timeline: { en: 'Timeline', es: 'Historial' },
    stillAhead: { en: 'still ahead', es: 'aún pendiente' },
  },
  loansPage: {
    loans: { en: 'Loans', es: 'Préstamos' },
    whatYouOweYourApplications: {
      en: 'What you owe, your applications, and what a new loan would cost.',
      es: 'Lo que debe, sus solicitudes y lo que costaría un préstamo nuevo.',
    },
    yourApplicationsCouldNotBe: {
      en: 'Your applications could not be loaded.',
      es: 'No se pudieron cargar sus solicitudes.',
    },
    loadingLoans: { en: 'Loading loans', es: 'Cargando los préstamos' },
    yourApplications: { en: 'Your applications', es: 'Sus solicitudes' },
    earlierLoansAnd: {
      en: 'Earlier loans and applications',
      es: 'Préstamos y solicitudes anteriores',
    },
    noApplicationsYet: { en: 'No applications yet', es: 'Aún no hay solicitudes' },
    whenYouApplyForA: {
      en: 'When you apply for a loan, you can follow it here from the first day to the last payment.',
      es: 'Cuando solicita un préstamo, puede seguirlo aquí desde el primer día hasta el último pago.',
    },
    yourLoanIsPaidBack: {
      en: 'Your loan is paid back in full.',
      es: 'Su préstamo está pagado por completo.',
    },
    reasons: { en: 'Reasons', es: 'Motivos' },
  },
  payOffLoan: {
    payOffNow: {
      en: (hidden: ReactNode) => sentence('Pay off now', hidden),
      es: (hidden: ReactNode) => sentence('Liquidar ahora', hidden),
    },
    payThisLoanBackIn: {
      en: 'Pay this loan back in full?',
      es: '¿Pagar este préstamo por completo?',
    },
    pay: {
      en: (amount: string | number) => `Pay ${amount}`,
      es: (amount: string | number) => `Pagar ${amount}`,
    },
    payToo: { en: 'Pay', es: 'Pagar' },
    paying: { en: 'Paying...', es: 'Pagando...' },
    paid: { en: 'paid', es: 'pagado' },
    workingOutTodaysFigure: {
      en: 'Calculating today’s payoff amount',
      es: 'Calculando el monto para liquidar hoy',
    },
    todaysFigureIsNotThere: {
      en: 'Today’s payoff amount isn’t ready yet.',
      es: 'El monto para liquidar hoy aún no está listo.',
    },
    yourCheckingAccountDoesnt: {
      en: 'Your Checking Account doesn’t have enough money.',
      es: 'No hay suficiente dinero en su cuenta de cheques.',
    },
    onWeTakeFromYour: {
      en: (day: ReactNode, strong: ReactNode, amount: ReactNode, otherAmount: ReactNode) =>
        sentence(
          'On ',
          day,
          ' we take ',
          strong,
          ' from your Checking Account: ',
          amount,
          ' principal and ',
          otherAmount,
          ' interest.',
        ),
      es: (day: ReactNode, strong: ReactNode, amount: ReactNode, otherAmount: ReactNode) =>
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
    },
    youHaveAvailableWhichIsnt: {
      en: (amount: ReactNode) => sentence('You have ', amount, ' available, which isn’t enough.'),
      es: (amount: ReactNode) => sentence('Tiene ', amount, ' disponibles, que no alcanzan.'),
    },
    noPaymentIsTakenAfter: {
      en: 'No more payments are taken after that. This can’t be undone.',
      es: 'Después no se cobrarán más pagos. Esto no se puede deshacer.',
    },
  },
  payoffOnDay: {
    payoffQuoteForALater: {
      en: (hidden: ReactNode) => sentence('Payoff quote for a later date', hidden),
      es: (hidden: ReactNode) => sentence('Monto para liquidar en otra fecha', hidden),
    },
    payOffOn: { en: 'Pay off on', es: 'Liquidar el' },
    theFigureCouldNotBe: {
      en: 'The payoff amount could not be loaded.',
      es: 'No se pudo cargar el monto para liquidar.',
    },
    workingOutTheFigure: {
      en: 'Calculating the payoff amount',
      es: 'Calculando el monto para liquidar',
    },
    byTheLoanIsPaid: {
      en: (day: string | number) => `By ${day} your monthly payments will have paid the loan back.`,
      es: (day: string | number) =>
        `Para el ${day} el préstamo ya estará pagado con sus pagos mensuales.`,
    },
    payOnPrincipalAndInterest: {
      en: (strong: ReactNode, day: ReactNode, amount: ReactNode, otherAmount: ReactNode) =>
        sentence(
          'Pay ',
          strong,
          ' on ',
          day,
          ': ',
          amount,
          ' principal and ',
          otherAmount,
          ' interest.',
        ),
      es: (strong: ReactNode, day: ReactNode, amount: ReactNode, otherAmount: ReactNode) =>
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
    },
    thePaymentsDueByThen: {
      en: (count: number, amount: ReactNode) =>
        sentence(
          plural(count, {
            one: 'The payment due by then, ',
            other: 'The # payments due by then, ',
          }),
          amount,
          plural(count, {
            one: ', is taken as usual and counts as paid.',
            other: ' in all, are taken as usual and count as paid.',
          }),
        ),
      es: (count: number, amount: ReactNode) =>
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
    },
    thisHoldsAsLongAs: {
      en:
        'This assumes every payment until then is made on its date. To pay, come back on that ' +
        'day and choose Pay off now.',
      es:
        'Este monto supone que cada pago hasta entonces se haga en su fecha. Para pagar, vuelva ' +
        'ese día y elija Liquidar ahora.',
    },
    thisIsTodaysFigureChoose: {
      en: (payoffDaysAhead: string | number) =>
        `This is today’s payoff amount. Choose a day up to ${payoffDaysAhead} days ahead for ` +
        'another.',
      es: (payoffDaysAhead: string | number) =>
        'Este es el monto para liquidar hoy. Elija un día dentro de los próximos ' +
        `${payoffDaysAhead} días para ver otro.`,
    },
  },
  runningLoans: {
    yourLoans: {
      en: (count: number) => plural(count, { one: 'Your loan', other: 'Your loans' }),
      es: (count: number) => plural(count, { one: 'Su préstamo', other: 'Sus préstamos' }),
    },
    paymentsAreOverdueSince: {
      en: (count: number, day: ReactNode, amount: ReactNode) =>
        sentence(
          plural(count, { one: 'One payment is', other: '# payments are' }),
          ' overdue since ',
          day,
          ': ',
          amount,
          '. Please move money to your Checking Account: we try again every day, and there ' +
            'is no fee.',
        ),
      es: (count: number, day: ReactNode, amount: ReactNode) =>
        sentence(
          plural(count, { one: 'Un pago está atrasado', other: '# pagos están atrasados' }),
          ' desde el ',
          day,
          ': ',
          amount,
          '. Mueva dinero a su cuenta de cheques: lo intentaremos de nuevo cada día y no hay ' +
            'ninguna comisión.',
        ),
    },
    stillOwed: { en: 'Still owed', es: 'Aún debe' },
    nextPaymentOf: {
      en: (number: string | number, instalments: string | number) =>
        `Next payment (${number} of ${instalments})`,
      es: (number: string | number, instalments: string | number) =>
        `Próximo pago (${number} de ${instalments})`,
    },
    on: {
      en: (strong: ReactNode, day: ReactNode) => sentence(strong, ' on ', day),
      es: (strong: ReactNode, day: ReactNode) => sentence(strong, ' el ', day),
    },
    paidBack: { en: 'Paid back', es: 'Pagado' },
    ofPaymentsMadeOfPaid: {
      en: (paid: ReactNode, instalments: ReactNode, amount: ReactNode, otherAmount: ReactNode) =>
        sentence(
          paid,
          ' of ',
          instalments,
          ' payments made · ',
          amount,
          ' of ',
          otherAmount,
          ' paid back',
        ),
      es: (paid: ReactNode, instalments: ReactNode, amount: ReactNode, otherAmount: ReactNode) =>
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
  },
  savedApplication: {
    whetherYouSavedAn: {
      en: 'We couldn’t check whether you saved an application.',
      es: 'No pudimos comprobar si guardó una solicitud.',
    },
    youSavedAnApplicationOn: {
      en: (moment: string | number, day: string | number) =>
        `You saved an application on ${moment}. It is kept until ${day}, or until you submit one.`,
      es: (moment: string | number, day: string | number) =>
        `Guardó una solicitud el ${beforeStop(moment)}. Se conserva hasta el ${day}, o hasta que envíe una.`,
    },
    continueIt: { en: 'Continue it', es: 'Continuarla' },
    deleteIt: { en: 'Delete it', es: 'Eliminarla' },
    youSavedAnotherApplication: {
      en: (moment: string | number) =>
        `You saved another application on ${moment}. If you save this one, it replaces that one.`,
      es: (moment: string | number) =>
        `Guardó otra solicitud el ${beforeStop(moment)}. Si guarda esta, reemplazará a la otra.`,
    },
  },
  useSavedApplication: {
    networkErrorWhetherItWas: {
      en: (done: string | number) =>
        `Network error. We don’t know whether it was ${done}. Please try again.`,
      es: (done: string | number) =>
        `Error de red. No sabemos si se ha ${done}. Inténtelo de nuevo.`,
    },
    saved: { en: 'saved', es: 'guardado' },
    deleted: { en: 'deleted', es: 'eliminado' },
  },
});

interface ExampleWords {
  loan: string;
  score: number;
  amount: string;
  term: string;
  rate: string;
  payment: string;
}

export const loanSlidersTexts = inBothLanguages({
  loanSlider: {
    notSetYet: { en: 'Not set yet', es: 'Aún sin elegir' },
  },
  loanSliders: {
    setTheAmount: { en: 'Set the amount', es: 'Ajustar el monto' },
    setTheTerm: { en: 'Set the term', es: 'Ajustar el plazo' },
  },
  loanPicture: {
    example: { en: 'Example', es: 'Ejemplo' },
  },
  loanText: {
    thePrice: {
      en: (payment: string, rate: string, interest: string) =>
        `${payment} a month · ${rate} · total interest ${interest}`,
      es: (payment: string, rate: string, interest: string) =>
        `${payment} al mes · ${rate} · intereses totales ${interest}`,
    },
    anExample: {
      en: ({ loan, score, amount, term, rate, payment }: ExampleWords) =>
        `Example: ${loan} with a credit score of ${score}: ${amount} over ${term} at ${rate}, ` +
        `${payment} a month.`,
      es: ({ loan, score, amount, term, rate, payment }: ExampleWords) =>
        `Ejemplo: ${loan} con un puntaje de crédito de ${score}: ${amount} a ${term} al ${rate}, ` +
        `${payment} al mes.`,
    },
  },
});
