import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const billsTexts = inBothLanguages({
  billDraft: {
    pleaseChooseACategory: { en: 'Please choose a category.', es: 'Elija una categoría.' },
    pleaseEnterAValidDate: { en: 'Please enter a valid date.', es: 'Ingrese una fecha válida.' },
    theEndDateMustNot: {
      en: 'The end date can’t be before the first payment.',
      es: 'La fecha final no puede ser anterior al primer pago.',
    },
    securityPinIsRequired: {
      en: 'Security PIN is required.',
      es: 'El PIN de seguridad es obligatorio.',
    },
    pinMustBeExactlyDigits: {
      en: 'PIN must be exactly 4 digits.',
      es: 'El PIN debe tener exactamente 4 dígitos.',
    },
  },
  billQuestion: {
    skipTheNextPayment: { en: 'Skip the next payment?', es: '¿Omitir el próximo pago?' },
    toIsNotPaidFor: {
      en: (amount: ReactNode, recipientName: ReactNode, day: ReactNode) =>
        sentence(
          'We won’t pay ',
          amount,
          ' to ',
          recipientName,
          ' on ',
          day,
          '. Payments continue with the date after that.',
        ),
      es: (amount: ReactNode, recipientName: ReactNode, day: ReactNode) =>
        sentence(
          'No pagaremos ',
          amount,
          ' a ',
          recipientName,
          ' el ',
          day,
          '. Los pagos continúan en la fecha siguiente.',
        ),
    },
    skipPayment: { en: 'Skip payment', es: 'Omitir el pago' },
    keepIt: { en: 'Keep it', es: 'Conservar' },
    pauseThisRecurringBill: {
      en: 'Pause this recurring bill?',
      es: '¿Pausar esta factura recurrente?',
    },
    weWontPayWhileThe: {
      en: (recipientName: string | number) =>
        `We won’t pay ${recipientName} while the bill is paused. Payments due in the ` +
        'pause are skipped, not paid later.',
      es: (recipientName: string | number) =>
        `No pagaremos a ${recipientName} mientras la factura esté en pausa. Los pagos que ` +
        'venzan durante la pausa se omiten y no se hacen después.',
    },
    pauseUntil: { en: 'Pause until', es: 'En pausa hasta' },
    theFirstDayWeMay: {
      en: 'The first day we may pay it again. Leave blank to pause it until you resume.',
      es:
        'El primer día en que podemos volver a pagarla. Déjelo en blanco para que siga en pausa ' +
        'hasta que usted la reanude.',
    },
    pauseBill: { en: 'Pause bill', es: 'Pausar la factura' },
    pleaseEnterAValidDate: {
      en: 'Please enter a valid date, or none. Nothing was changed.',
      es: 'Ingrese una fecha válida, o ninguna. No se cambió nada.',
    },
    resumeThisRecurringBill: {
      en: 'Resume this recurring bill?',
      es: '¿Reanudar esta factura recurrente?',
    },
    wellPayToOnIts: {
      en: (amount: ReactNode, recipientName: ReactNode) =>
        sentence(
          'We’ll pay ',
          amount,
          ' to ',
          recipientName,
          ' on its next regular date and from then on. Payments that were due in the pause ' +
            'stay skipped.',
        ),
      es: (amount: ReactNode, recipientName: ReactNode) =>
        sentence(
          'Pagaremos ',
          amount,
          ' a ',
          recipientName,
          ' en su próxima fecha regular y desde entonces. Los pagos que vencieron durante la ' +
            'pausa quedan omitidos.',
        ),
    },
    resumeBill: { en: 'Resume bill', es: 'Reanudar la factura' },
    keepItPaused: { en: 'Keep it paused', es: 'Dejarla en pausa' },
    stopThisRecurringBill: {
      en: 'Stop this recurring bill?',
      es: '¿Detener esta factura recurrente?',
    },
    weWontPayToAgain: {
      en: (amount: ReactNode, recipientName: ReactNode) =>
        sentence(
          'We won’t pay ',
          amount,
          ' to ',
          recipientName,
          ' again. Past payments aren’t affected.',
        ),
      es: (amount: ReactNode, recipientName: ReactNode) =>
        sentence(
          'No volveremos a pagar ',
          amount,
          ' a ',
          recipientName,
          '. Los pagos anteriores no cambian.',
        ),
    },
    stopBill: { en: 'Stop bill', es: 'Detener la factura' },
    skipping: { en: 'Skipping...', es: 'Omitiendo...' },
    pausing: { en: 'Pausing...', es: 'Pausando...' },
    resuming: { en: 'Resuming...', es: 'Reanudando...' },
    stopping: { en: 'Stopping...', es: 'Deteniendo...' },
  },
  billWords: {
    everyWeek: { en: 'Every week', es: 'Cada semana' },
    everyTwoWeeks: { en: 'Every two weeks', es: 'Cada dos semanas' },
    everyMonth: { en: 'Every month', es: 'Cada mes' },
    everyThreeMonths: { en: 'Every three months', es: 'Cada tres meses' },
    everyYear: { en: 'Every year', es: 'Cada año' },
    inAShorterMonthIt: {
      en: 'In a shorter month it’s paid on the last day, then on its usual day again. ',
      es: 'En un mes más corto se paga el último día, y después de nuevo en su día habitual. ',
    },
    aDateOnAWeekend: {
      en: (monthEnd: string | number) =>
        `${monthEnd}A payment due on a weekend or bank holiday is made on the next business ` +
        'day, at the same time in New York.',
      es: (monthEnd: string | number) =>
        `${monthEnd}Un pago que vence en fin de semana o feriado bancario se hace el siguiente ` +
        'día hábil, a la misma hora de Nueva York.',
    },
    becauseBanksAreClosedOn: {
      en: (paid: string | number, day: string | number) =>
        `${paid}, because banks are closed on ${day}`,
      es: (paid: string | number, day: string | number) =>
        `${paid}, porque los bancos cierran el ${day}`,
    },
  },
  nextBills: {
    upcomingBills: { en: 'Upcoming bills', es: 'Próximas facturas' },
    failedToFetchTransactions: {
      en: 'Failed to fetch transactions.',
      es: 'No se pudieron cargar las transacciones.',
    },
    loadingUpcomingBills: { en: 'Loading upcoming bills', es: 'Cargando las próximas facturas' },
    noBillsComingUp: { en: 'No bills coming up', es: 'No hay próximas facturas' },
    chooseRecurringWhenYouPay: {
      en: 'Choose Recurring when you pay a bill, and its next payment shows up here.',
      es: 'Elija Recurrente cuando pague una factura, y su próximo pago aparecerá aquí.',
    },
  },
  payBillsPage: {
    electricityGasWater: {
      en: 'Electricity, gas, water, internet',
      es: 'Electricidad, gas, agua, internet',
    },
    apartmentGarageStorage: {
      en: 'Apartment, garage, storage',
      es: 'Apartamento, garaje, almacén',
    },
    newsMusicGym: { en: 'News, music, gym', es: 'Noticias, música, gimnasio' },
    schoolUniversityCourses: {
      en: 'School, university, courses',
      es: 'Escuela, universidad, cursos',
    },
    homeCarHealth: { en: 'Home, car, health', es: 'Hogar, auto, salud' },
    everythingElse: { en: 'Everything else', es: 'Todo lo demás' },
    payBills: { en: 'Pay Bills', es: 'Pagar facturas' },
    payABillOnceOr: {
      en: 'Pay a bill once or set it to repeat.',
      es: 'Pague una factura una vez o programe que se repita.',
    },
    failedToFetchUserData: {
      en: 'Failed to fetch user data.',
      es: 'No se pudieron cargar sus datos.',
    },
    payABill: { en: 'Pay a Bill', es: 'Pagar una factura' },
    chooseACategory: { en: 'Choose a category', es: 'Elija una categoría' },
  },
  recurringBill: {
    until: {
      en: (day: string | number) => `, until ${day}`,
      es: (day: string | number) => `, hasta el ${day}`,
    },
    payNowWhatDidNot: {
      en: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Pay now', hidden(sentence(' what ', recipientName, ' did not get'))),
      es: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Pagar ahora', hidden(sentence(' lo que ', recipientName, ' no recibió'))),
    },
    payNowTo: {
      en: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Pay now', hidden(sentence(' ', recipientName, ', once'))),
      es: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Pagar ahora', hidden(sentence(' a ', recipientName, ', una vez'))),
    },
    changeWhatIsPaid: {
      en: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Change', hidden(sentence(' what ', recipientName, ' is paid'))),
      es: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Cambiar', hidden(sentence(' lo que se paga a ', recipientName))),
    },
    skipOnePaymentTo: {
      en: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Skip', hidden(sentence(' one payment to ', recipientName))),
      es: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Omitir', hidden(sentence(' un pago a ', recipientName))),
    },
    pausePaying: {
      en: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Pause', hidden(sentence(' paying ', recipientName))),
      es: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Pausar', hidden(sentence(' los pagos a ', recipientName))),
    },
    resumePaying: {
      en: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Resume', hidden(sentence(' paying ', recipientName))),
      es: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Reanudar', hidden(sentence(' los pagos a ', recipientName))),
    },
    stopPaying: {
      en: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Stop', hidden(sentence(' paying ', recipientName))),
      es: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Detener', hidden(sentence(' los pagos a ', recipientName))),
    },
    paused: { en: 'Paused', es: 'En pausa' },
    nothingIsPaidUntilYou: {
      en: 'Nothing is paid until you resume it.',
      es: 'No se paga nada hasta que usted la reanude.',
    },
    untilOfDay: {
      en: (day: string | number) => `until ${day}`,
      es: (day: string | number) => `hasta el ${day}`,
    },
    next: {
      en: (day: ReactNode) => sentence('Next: ', day),
      es: (day: ReactNode) => sentence('Siguiente: ', day),
    },
    thenAmount: {
      en: (amount: ReactNode, frequencyWord: ReactNode) =>
        sentence(', then ', amount, ' ', frequencyWord),
      es: (amount: ReactNode, frequencyWord: ReactNode) =>
        sentence(', después ', amount, ' ', frequencyWord),
    },
    fromSavingsBecauseChecking: {
      en: 'From Savings, because Checking is short',
      es: 'De la cuenta de ahorros, porque en la de cheques no alcanza',
    },
    fromCheckingSavingsAs: {
      en: 'From Checking (Savings as backup)',
      es: 'De la cuenta de cheques (con la de ahorros de respaldo)',
    },
    from: {
      en: (account: string | number) => `From ${account}`,
      es: (account: string | number) => `De ${account}`,
    },
  },
});

export const billDetailsStepTexts = inBothLanguages({
  billDetailsStep: {
    amountDue: { en: 'Amount due', es: 'Monto a pagar' },
    paymentDate: { en: 'Payment date', es: 'Fecha de pago' },
    category: { en: 'Category', es: 'Categoría' },
    paymentType: { en: 'Payment type', es: 'Tipo de pago' },
    howOften: { en: 'How often', es: 'Con qué frecuencia' },
    endDate: { en: 'End date', es: 'Fecha final' },
  },
});

export const billSummaryTexts = inBothLanguages({
  billSummary: {
    details: { en: 'details', es: 'los detalles' },
    biller: { en: 'biller', es: 'la empresa' },
    nowArrivesWithinHours: {
      en: (small: Wrap) => sentence('Now. ', small('Arrives within 24 hours')),
      es: (small: Wrap) => sentence('Ahora. ', small('Llega en un plazo de 24 horas')),
    },
    oneTime: { en: 'One time', es: 'Una sola vez' },
    nextFor: {
      en: (day: string | number) => `, next for ${day}`,
      es: (day: string | number) => `, el próximo pago el ${day}`,
    },
    butItEndsBeforeIt: {
      en: ', but it ends before the next payment',
      es: ', pero termina antes del próximo pago',
    },
    until: {
      en: (day: string | number) => `, until ${day}`,
      es: (day: string | number) => `, hasta el ${day}`,
    },
    laterDatesArePaidFrom: {
      en:
        'Later dates are paid from Checking (Savings as backup). This PIN covers them all; ' +
        'you can pause or stop them at any time.',
      es:
        'Los pagos siguientes salen de la cuenta de cheques (con la de ahorros de respaldo). ' +
        'Este PIN sirve para todos; puede pausarlos o detenerlos en cualquier momento.',
    },
    alsoPaidByItself: {
      en: (amount: ReactNode, day: ReactNode) =>
        sentence(
          'This payment is on top of your recurring bill, which still pays ',
          amount,
          ' on ',
          day,
          '. To pay only once, skip that date.',
        ),
      es: (amount: ReactNode, day: ReactNode) =>
        sentence(
          'Este pago es aparte de su factura recurrente, que además paga ',
          amount,
          ' el ',
          day,
          '. Para pagar una sola vez, omita esa fecha.',
        ),
    },
    to: { en: 'To', es: 'A' },
    amount: { en: 'Amount', es: 'Monto' },
    from: { en: 'From', es: 'De' },
    date: { en: 'Date', es: 'Fecha' },
  },
});

export const changeBillDialogTexts = inBothLanguages({
  changeBillDialog: {
    changeARecurringBill: { en: 'Change a recurring bill', es: 'Cambiar una factura recurrente' },
    changeBill: { en: 'Change bill', es: 'Cambiar la factura' },
    changingTheBill: { en: 'Changing the bill...', es: 'Cambiando la factura...' },
    youHaveNoPinYet: { en: 'You don’t have a PIN yet. ', es: 'Usted aún no tiene un PIN. ' },
    whatToChange: { en: 'What to change', es: 'Qué cambiar' },
    amountDue: { en: 'Amount due', es: 'Monto a pagar' },
    ofEachPaymentFromOn: {
      en: (day: string | number) => `For each payment from ${day} on.`,
      es: (day: string | number) => `Para cada pago desde el ${day}.`,
    },
    ofThePaymentFor: {
      en: (day: string | number) => `For the payment on ${day} only.`,
      es: (day: string | number) => `Solo para el pago del ${day}.`,
    },
    endDate: { en: 'End date', es: 'Fecha final' },
    lastPaymentDateLeaveBlank: {
      en: 'Last payment date. Leave blank to keep paying.',
      es: 'Fecha del último pago. Déjela en blanco para seguir pagando.',
    },
  },
  changeDraft: {
    nextPayment: { en: 'Next payment', es: 'Próximo pago' },
    allPayments: { en: 'All payments', es: 'Todos los pagos' },
    pleaseEnterAValidDate: { en: 'Please enter a valid date.', es: 'Ingrese una fecha válida.' },
    securityPinIsRequired: {
      en: 'Security PIN is required.',
      es: 'El PIN de seguridad es obligatorio.',
    },
    pinMustBeExactlyDigits: {
      en: 'PIN must be exactly 4 digits.',
      es: 'El PIN debe tener exactamente 4 dígitos.',
    },
    theEndDateMustNot: {
      en: (day: string | number) => `The end date can’t be before the next payment on ${day}.`,
      es: (day: string | number) =>
        `La fecha final no puede ser anterior al próximo pago, el ${day}.`,
    },
    nothingIsDifferentYet: {
      en: 'You haven’t changed anything yet.',
      es: 'Aún no ha cambiado nada.',
    },
  },
  changeSummary: {
    details: { en: 'details', es: 'los detalles' },
    noEndDate: { en: 'No end date', es: 'Sin fecha final' },
    asBefore: { en: 'As before', es: 'Como antes' },
    untilNow: {
      en: (amount: string | number, next: string | number) => `Currently ${amount}${next}`,
      es: (amount: string | number, next: string | number) => `Actualmente ${amount}${next}`,
    },
    fee: {
      en: (amount: string | number) => `Fee ${amount}`,
      es: (amount: string | number) => `Comisión ${amount}`,
    },
    appliesTo: { en: 'Applies to', es: 'Se aplica a' },
    thePaymentForAlone: {
      en: (day: string | number) => `Only the payment on ${day}`,
      es: (day: string | number) => `Solo el pago del ${day}`,
    },
    fromOn: {
      en: (frequencyWord: string | number, day: string | number) =>
        `${frequencyWord}, from ${day} on`,
      es: (frequencyWord: string | number, day: string | number) =>
        `${frequencyWord}, desde el ${day}`,
    },
    untilNowOfEndWords: {
      en: (endWords: string | number) => `Currently: ${endWords}`,
      es: (endWords: string | number) => `Actualmente: ${endWords}`,
    },
    theNextOne: {
      en: (amount: string | number) => `, next one ${amount}`,
      es: (amount: string | number) => `, el próximo ${amount}`,
    },
    to: { en: 'To', es: 'A' },
    amount: { en: 'Amount', es: 'Monto' },
    ends: { en: 'Ends', es: 'Termina' },
  },
  useChangeBill: {
    changes: { en: 'Changes', es: 'Cambios' },
    confirm: { en: 'Confirm', es: 'Confirmar' },
  },
});

export const payBillDialogTexts = inBothLanguages({
  payBillDialog: {
    paymentDetails: { en: 'Payment details', es: 'Detalles del pago' },
    securityPin: { en: 'Security PIN', es: 'PIN de seguridad' },
    payABill: { en: 'Pay a Bill', es: 'Pagar una factura' },
    submitPayment: { en: 'Submit Payment', es: 'Enviar el pago' },
    biller: { en: 'Biller', es: 'Empresa' },
    recentBillers: { en: 'Recent billers', es: 'Empresas recientes' },
    billerName: { en: 'Biller name', es: 'Nombre de la empresa' },
    billerAccountNumber: { en: 'Biller account number', es: 'Número de cuenta con la empresa' },
    nineDigitsAsOnThe: {
      en: 'Nine digits, as on the bill.',
      es: 'Nueve dígitos, como en la factura.',
    },
  },
});
