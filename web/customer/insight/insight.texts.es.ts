import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';
import type { insightTexts as english } from './insight.texts.ts';

export const insightTexts: typeof english = {
  categoryTable: {
    payments: (count) => plural(count, { one: '# pago', other: '# pagos' }),
    category: 'Categoría',
    share: 'Porcentaje',
    amount: 'Monto',
    shareHidden: 'Porcentaje oculto',
    under: 'menos del 1%',
  },
  insightPage: {
    insight: 'Resumen del mes',
    yourMoneyByTheMonth: 'Su dinero mes a mes. Las fechas son de Nueva York.',
    allTransactions: 'Todas las transacciones',
    yourMonthCouldNotBe: 'No se pudo cargar su mes.',
    seeThisMonthInstead: 'Ver el mes actual',
    loadingYourMonth: 'Cargando su mes',
    isShown: (monthLabel) => `Se muestra ${monthLabel}.`,
    noMoneyMovedIn: (monthLabel) => `No se movió dinero en ${monthLabel}`,
    paymentsAndDepositsOfThe:
      'Aquí aparecen los pagos y depósitos del mes. Los movimientos entre sus propias ' +
      'cuentas no cuentan.',
  },
  monthByCategory: {
    moneyOut: 'Salidas',
    moneyIn: 'Entradas',
    noneIn: (name) => `Ninguna en ${name}.`,
    inByCategory: (title, name) => `${title} de ${name} por categoría`,
    ofThisFees: (amount) => sentence('De esto, comisiones: ', amount),
  },
  monthFold: {
    soFar: (month, moneyIn, moneyOut) =>
      sentence('En ', month, ': entraron ', moneyIn, ', salieron ', moneyOut),
  },
  monthPicker: {
    chooseAMonth: 'Elija un mes',
    thereIsNothingBeforeThis: 'No hay nada antes de este mes.',
    previousMonth: (hidden) => sentence('Anterior', hidden(' mes')),
    month: 'Mes',
    thisIsTheMonthUnder: 'Este es el mes en curso.',
    nextMonth: (hidden) => sentence('Siguiente', hidden(' mes')),
  },
  repeating: {
    looksLikeItRepeats: 'Parece que se repite',
    workedOutFromYourEarlier:
      'Según sus pagos anteriores. No hay nada programado, y esto puede cambiar.',
    looksLikeItRepeatsLast: (rhythm, amount, day) =>
      sentence('Parece que se repite: ', rhythm, ', último ', amount, ' el ', day),
  },
  sortPayees: {
    theCategoryCouldNotBe: 'No se pudo guardar la categoría.',
    weCouldNotFindOut:
      'No pudimos saber si se guardó la categoría. Lo que se muestra abajo es lo que sabemos.',
    whomYouPaid: 'A quién pagó',
    aCategoryYouChooseCounts:
      'La categoría que usted elige vale para todos los pagos a ese beneficiario, ' +
      'pasados y futuros. Puede cambiarla en cualquier momento.',
    notChosenByYou: 'No la eligió usted',
    notSortedYet: 'Sin clasificar',
    asOnTheBill: (sortedAs) => `${sortedAs} (como en la factura)`,
  },
  sortedWord: {
    notSortedYet: 'Sin clasificar',
    fromOtherCustomers: 'De otros clientes',
    loansPaidOut: 'Préstamos recibidos',
    loanPayments: 'Pagos de préstamos',
    deposits: 'Depósitos',
    checks: 'Cheques',
    interest: 'Intereses',
    corrections: 'Correcciones',
  },
  thisMonthPanel: {
    thisMonth: 'Este mes',
    yourMonthCouldNotBe: 'No se pudo cargar su mes.',
    loadingYourMonth: 'Cargando su mes',
    moneyIn: 'Entradas',
    moneyOut: 'Salidas',
    largestSoFar: 'Lo más alto hasta ahora',
    looksLikeItRepeats: (count) =>
      plural(count, { one: '# pago parece repetirse', other: '# pagos parecen repetirse' }),
    seeYourMonth: 'Ver su mes',
  },
  toCome: {
    scheduledByYou: 'Programado por usted',
    yourRecurringBill: 'Su factura recurrente',
    looksLikeItRepeatsNot: 'Parece que se repite: no está programado, así que quizá no ocurra',
    stillToComeThisMonth: 'Lo que falta este mes',
    notCountedInMoneyOut: 'No cuenta en Salidas hasta que se pague.',
    untilPayDay: 'Hasta el día de pago',
    shortUntilAbout: 'faltan hasta alrededor del',
    leftUntilAbout: 'quedan hasta alrededor del',
    andTheseAreExpectedFirst: ', y antes se espera esto:',
    andNothingIsExpectedFirst: ', y antes no se espera nada.',
    anEstimateLatelyYouHave: (payer, rhythm, amount, next) =>
      sentence(
        'Es una estimación. ',
        payer,
        ' ',
        rhythm,
        ' últimamente. Tiene ',
        amount,
        ' disponibles en la cuenta de cheques',
        next,
      ),
    aDepositHasCome: 'Ha llegado un depósito',
    aboutWeekly: 'más o menos cada semana',
    aboutEveryTwoWeeks: 'más o menos cada dos semanas',
    aboutMonthly: 'más o menos cada mes',
    hasPaidYou: (name) => `${name} le ha pagado`,
  },
};
