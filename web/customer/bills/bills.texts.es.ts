import { sentence } from '../../ui/values/sentence.ts';
import type { billsTexts as english } from './bills.texts.ts';

export const billsTexts: typeof english = {
  billDraft: {
    pleaseChooseACategory: 'Elija una categoría.',
    pleaseEnterAValidDate: 'Escriba una fecha válida.',
    theEndDateMustNot: 'La fecha final no puede ser anterior al primer pago.',
    securityPinIsRequired: 'El PIN de seguridad es obligatorio.',
    pinMustBeExactlyDigits: 'El PIN debe tener exactamente 4 dígitos.',
  },
  billQuestion: {
    skipTheNextPayment: '¿Omitir el próximo pago?',
    toIsNotPaidFor: (amount, recipientName, day) =>
      sentence(
        'No se pagan ',
        amount,
        ' a ',
        recipientName,
        ' por el ',
        day,
        '. La factura sigue con la fecha siguiente.',
      ),
    skipPayment: 'Omitir el pago',
    keepIt: 'Conservar',
    pauseThisRecurringBill: '¿Pausar esta factura recurrente?',
    weWontPayWhileThe: (recipientName) =>
      `No pagaremos a ${recipientName} mientras la factura esté en pausa. Los pagos que ` +
      'caigan en la pausa no se recuperan después.',
    pauseUntil: 'En pausa hasta',
    theFirstDayWeMay:
      'El primer día en que podemos volver a pagarla. Déjelo en blanco para pausarla ' +
      'hasta que usted la reanude.',
    pauseBill: 'Pausar la factura',
    pleaseEnterAValidDate: 'Escriba una fecha válida, o ninguna. No se cambió nada.',
    resumeThisRecurringBill: '¿Reanudar esta factura recurrente?',
    wellPayToOnIts: (amount, recipientName) =>
      sentence(
        'Pagaremos ',
        amount,
        ' a ',
        recipientName,
        ' en su próxima fecha regular y desde entonces. Los pagos que cayeron en la ' +
          'pausa no se recuperan.',
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
      'En un mes más corto se paga el último día, y después de nuevo en su propio día. ',
    aDateOnAWeekend: (monthEnd) =>
      `${monthEnd}Una fecha en fin de semana o feriado bancario se paga el siguiente día ` +
      'hábil, a la misma hora de Nueva York.',
    becauseBanksAreClosedOn: (paid, day) => `${paid}, porque los bancos cierran el ${day}`,
  },
  nextBills: {
    upcomingBills: 'Próximas facturas',
    failedToFetchTransactions: 'No se pudieron cargar las transacciones.',
    loadingUpcomingBills: 'Cargando las próximas facturas',
    noBillsComingUp: 'No hay facturas por venir',
    chooseRecurringWhenYouPay:
      'Elija Recurrente cuando pague una factura, y su próximo pago aparecerá aquí.',
  },
  payBillsPage: {
    electricityGasWater: 'Electricidad, gas, agua, internet',
    apartmentGarageStorage: 'Apartamento, garaje, bodega',
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
