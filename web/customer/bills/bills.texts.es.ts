import { sentence } from '../../ui/values/sentence.ts';
import type { billsTexts as english } from './bills.texts.ts';

export const billsTexts: typeof english = {
  billDraft: {
    pleaseChooseACategory: 'Elija una categoría.',
    pleaseEnterAValidDate: 'Ingrese una fecha válida.',
    theEndDateMustNot: 'La fecha final no puede ser anterior al primer pago.',
    securityPinIsRequired: 'El PIN de seguridad es obligatorio.',
    pinMustBeExactlyDigits: 'El PIN debe tener exactamente 4 dígitos.',
  },
  billQuestion: {
    skipTheNextPayment: '¿Omitir el próximo pago?',
    toIsNotPaidFor: (amount, recipientName, day) =>
      sentence(
        'No pagaremos ',
        amount,
        ' a ',
        recipientName,
        ' el ',
        day,
        '. Los pagos continúan en la fecha siguiente.',
      ),
    skipPayment: 'Omitir el pago',
    keepIt: 'Conservar',
    pauseThisRecurringBill: '¿Pausar esta factura recurrente?',
    weWontPayWhileThe: (recipientName) =>
      `No pagaremos a ${recipientName} mientras la factura esté en pausa. Los pagos que ` +
      'venzan durante la pausa se omiten y no se hacen después.',
    pauseUntil: 'En pausa hasta',
    theFirstDayWeMay:
      'El primer día en que podemos volver a pagarla. Déjelo en blanco para que siga en pausa ' +
      'hasta que usted la reanude.',
    pauseBill: 'Pausar la factura',
    pleaseEnterAValidDate: 'Ingrese una fecha válida, o ninguna. No se cambió nada.',
    resumeThisRecurringBill: '¿Reanudar esta factura recurrente?',
    wellPayToOnIts: (amount, recipientName) =>
      sentence(
        'Pagaremos ',
        amount,
        ' a ',
        recipientName,
        ' en su próxima fecha regular y desde entonces. Los pagos que vencieron durante la ' +
          'pausa quedan omitidos.',
      ),
    resumeBill: 'Reanudar la factura',
    keepItPaused: 'Dejarla en pausa',
    stopThisRecurringBill: '¿Detener esta factura recurrente?',
    weWontPayToAgain: (amount, recipientName) =>
      sentence(
        'No volveremos a pagar ',
        amount,
        ' a ',
        recipientName,
        '. Los pagos anteriores no cambian.',
      ),
    stopBill: 'Detener la factura',
    skipping: 'Omitiendo...',
    pausing: 'Pausando...',
    resuming: 'Reanudando...',
    stopping: 'Deteniendo...',
  },
  billWords: {
    everyWeek: 'Cada semana',
    everyTwoWeeks: 'Cada dos semanas',
    everyMonth: 'Cada mes',
    everyThreeMonths: 'Cada tres meses',
    everyYear: 'Cada año',
    inAShorterMonthIt:
      'En un mes más corto se paga el último día, y después de nuevo en su día habitual. ',
    aDateOnAWeekend: (monthEnd) =>
      `${monthEnd}Un pago que vence en fin de semana o feriado bancario se hace el siguiente ` +
      'día hábil, a la misma hora de Nueva York.',
    becauseBanksAreClosedOn: (paid, day) => `${paid}, porque los bancos cierran el ${day}`,
  },
  nextBills: {
    upcomingBills: 'Próximas facturas',
    failedToFetchTransactions: 'No se pudieron cargar las transacciones.',
    loadingUpcomingBills: 'Cargando las próximas facturas',
    noBillsComingUp: 'No hay próximas facturas',
    chooseRecurringWhenYouPay:
      'Elija Recurrente cuando pague una factura, y su próximo pago aparecerá aquí.',
  },
  payBillsPage: {
    electricityGasWater: 'Electricidad, gas, agua, internet',
    apartmentGarageStorage: 'Apartamento, garaje, almacén',
    newsMusicGym: 'Noticias, música, gimnasio',
    schoolUniversityCourses: 'Escuela, universidad, cursos',
    homeCarHealth: 'Hogar, auto, salud',
    everythingElse: 'Todo lo demás',
    payBills: 'Pagar facturas',
    payABillOnceOr: 'Pague una factura una vez o programe que se repita.',
    failedToFetchUserData: 'No se pudieron cargar sus datos.',
    payABill: 'Pagar una factura',
    chooseACategory: 'Elija una categoría',
  },
  recurringBill: {
    until: (day) => `, hasta el ${day}`,
    payNowWhatDidNot: (hidden, recipientName) =>
      sentence('Pagar ahora', hidden(sentence(' lo que ', recipientName, ' no recibió'))),
    payNowTo: (hidden, recipientName) =>
      sentence('Pagar ahora', hidden(sentence(' a ', recipientName, ', una vez'))),
    changeWhatIsPaid: (hidden, recipientName) =>
      sentence('Cambiar', hidden(sentence(' lo que se paga a ', recipientName))),
    skipOnePaymentTo: (hidden, recipientName) =>
      sentence('Omitir', hidden(sentence(' un pago a ', recipientName))),
    pausePaying: (hidden, recipientName) =>
      sentence('Pausar', hidden(sentence(' los pagos a ', recipientName))),
    resumePaying: (hidden, recipientName) =>
      sentence('Reanudar', hidden(sentence(' los pagos a ', recipientName))),
    stopPaying: (hidden, recipientName) =>
      sentence('Detener', hidden(sentence(' los pagos a ', recipientName))),
    paused: 'En pausa',
    nothingIsPaidUntilYou: 'No se paga nada hasta que usted la reanude.',
    untilOfDay: (day) => `hasta el ${day}`,
    next: (day) => sentence('Siguiente: ', day),
    thenAmount: (amount, frequencyWord) => sentence(', después ', amount, ' ', frequencyWord),
    fromSavingsBecauseChecking: 'De la cuenta de ahorros, porque en la de cheques no alcanza',
    fromCheckingSavingsAs: 'De la cuenta de cheques (con la de ahorros de respaldo)',
    from: (account) => `De ${account}`,
  },
};
