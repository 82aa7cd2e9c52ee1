import { plural } from '../../ui/values/plural.ts';
import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const insightTexts = inBothLanguages({
  categoryChoice: {
    category: { en: 'Category', es: 'Categoría' },
    uncategorized: { en: 'Uncategorized', es: 'Sin clasificar' },
    appliesToEveryPayment: {
      en: 'Applies to every payment to this payee.',
      es: 'Vale para todos los pagos a este beneficiario.',
    },
  },
  categoryQuestion: {
    whatIsItFor: {
      en: 'What is this payment for? We’ll remember it for this payee.',
      es: '¿Para qué es este pago? Lo recordaremos para este beneficiario.',
    },
  },
  categoryTable: {
    payments: {
      en: (count: number) => plural(count, { one: '# payment', other: '# payments' }),
      es: (count: number) => plural(count, { one: '# pago', other: '# pagos' }),
    },
    category: { en: 'Category', es: 'Categoría' },
    share: { en: 'Share', es: 'Porcentaje' },
    amount: { en: 'Amount', es: 'Monto' },
    shareHidden: { en: 'Share hidden', es: 'Porcentaje oculto' },
    under: { en: 'under 1%', es: 'menos del 1%' },
  },
  insightPage: {
    insight: { en: 'Insight', es: 'Resumen del mes' },
    yourMoneyByTheMonth: {
      en: 'Your money by the month. Dates are New York time.',
      es: 'Su dinero mes a mes. Las fechas son de Nueva York.',
    },
    allTransactions: { en: 'All transactions', es: 'Todas las transacciones' },
    yourMonthCouldNotBe: { en: 'Your month could not be loaded.', es: 'No se pudo cargar su mes.' },
    seeThisMonthInstead: { en: 'See this month instead', es: 'Ver el mes actual' },
    loadingYourMonth: { en: 'Loading your month', es: 'Cargando su mes' },
    isShown: {
      en: (monthLabel: string | number) => `${monthLabel} is shown.`,
      es: (monthLabel: string | number) => `Se muestra ${monthLabel}.`,
    },
    noMoneyMovedIn: {
      en: (monthLabel: string | number) => `No money moved in ${monthLabel}`,
      es: (monthLabel: string | number) => `No se movió dinero en ${monthLabel}`,
    },
    paymentsAndDepositsOfThe: {
      en:
        'Your payments and deposits for the month appear here. Moves between your own accounts ' +
        'don’t count.',
      es:
        'Aquí aparecen los pagos y depósitos del mes. Los movimientos entre sus propias ' +
        'cuentas no cuentan.',
    },
  },
  monthByCategory: {
    moneyOut: { en: 'Money out', es: 'Salidas' },
    moneyIn: { en: 'Money in', es: 'Entradas' },
    noneIn: {
      en: (name: string | number) => `None in ${name}.`,
      es: (name: string | number) => `Ninguna en ${name}.`,
    },
    inByCategory: {
      en: (title: string | number, name: string | number) => `${title} in ${name} by category`,
      es: (title: string | number, name: string | number) => `${title} de ${name} por categoría`,
    },
    ofThisFees: {
      en: (amount: ReactNode) => sentence('Of this, fees: ', amount),
      es: (amount: ReactNode) => sentence('De esto, comisiones: ', amount),
    },
  },
  monthFold: {
    soFar: {
      en: (month: ReactNode, moneyIn: ReactNode, moneyOut: ReactNode) =>
        sentence(month, ': ', moneyIn, ' in, ', moneyOut, ' out'),
      es: (month: ReactNode, moneyIn: ReactNode, moneyOut: ReactNode) =>
        sentence('En ', month, ': entraron ', moneyIn, ', salieron ', moneyOut),
    },
  },
  monthsSideBySide: {
    monthByMonth: { en: 'Month by month', es: 'Mes a mes' },
    yourMonthsCouldNotBe: {
      en: 'Your months could not be loaded.',
      es: 'No se pudieron cargar sus meses.',
    },
    loadingYourMonths: { en: 'Loading your months', es: 'Cargando sus meses' },
    moneyInAndOutByMonth: {
      en: 'Money in and money out by month',
      es: 'Entradas y salidas de dinero por mes',
    },
    onAverage: {
      en: (months: number, moneyIn: ReactNode, moneyOut: ReactNode) =>
        sentence(
          plural(months, { one: 'The month before: ', other: 'Average of the # months before: ' }),
          moneyIn,
          ' in, ',
          moneyOut,
          ' out.',
        ),
      es: (months: number, moneyIn: ReactNode, moneyOut: ReactNode) =>
        sentence(
          plural(months, {
            one: 'El mes anterior: entraron ',
            other: 'Promedio de los # meses anteriores: entraron ',
          }),
          moneyIn,
          ', salieron ',
          moneyOut,
          '.',
        ),
    },
  },
  monthPicker: {
    chooseAMonth: { en: 'Choose a month', es: 'Elija un mes' },
    thereIsNothingBeforeThis: {
      en: 'There is nothing before this month.',
      es: 'No hay nada antes de este mes.',
    },
    previousMonth: {
      en: (hidden: Wrap) => sentence('Previous', hidden(' month')),
      es: (hidden: Wrap) => sentence('Anterior', hidden(' mes')),
    },
    month: { en: 'Month', es: 'Mes' },
    thisIsTheMonthUnder: { en: 'This is the current month.', es: 'Este es el mes en curso.' },
    nextMonth: {
      en: (hidden: Wrap) => sentence('Next', hidden(' month')),
      es: (hidden: Wrap) => sentence('Siguiente', hidden(' mes')),
    },
  },
  repeating: {
    looksLikeItRepeats: { en: 'Looks like it repeats', es: 'Parece que se repite' },
    workedOutFromYourEarlier: {
      en: 'Based on your earlier payments. Nothing is scheduled, and this may change.',
      es: 'Según sus pagos anteriores. No hay nada programado, y esto puede cambiar.',
    },
    looksLikeItRepeatsLast: {
      en: (rhythm: ReactNode, amount: ReactNode, day: ReactNode) =>
        sentence('Looks like it repeats: ', rhythm, ', last ', amount, ' on ', day),
      es: (rhythm: ReactNode, amount: ReactNode, day: ReactNode) =>
        sentence('Parece que se repite: ', rhythm, ', último ', amount, ' el ', day),
    },
  },
  sortPayees: {
    theCategoryCouldNotBe: {
      en: 'The category could not be saved.',
      es: 'No se pudo guardar la categoría.',
    },
    weCouldNotFindOut: {
      en: 'We could not find out whether the category was saved. What is shown below is what we know.',
      es: 'No pudimos saber si se guardó la categoría. Lo que se muestra abajo es lo que sabemos.',
    },
    whomYouPaid: { en: 'Who you paid', es: 'A quién pagó' },
    aCategoryYouChooseCounts: {
      en:
        'A category you choose applies to every payment to that payee, past and future. You ' +
        'can change it at any time.',
      es:
        'La categoría que usted elige vale para todos los pagos a ese beneficiario, ' +
        'pasados y futuros. Puede cambiarla en cualquier momento.',
    },
    notChosenByYou: { en: 'Not chosen by you', es: 'No la eligió usted' },
    notSortedYet: { en: 'Uncategorized', es: 'Sin clasificar' },
    sortedByItsWords: {
      en: (sortedAs: string | number) => `${sortedAs} (from the name or bill)`,
      es: (sortedAs: string | number) => `${sortedAs} (por el nombre o la factura)`,
    },
  },
  sortedWord: {
    notSortedYet: { en: 'Uncategorized', es: 'Sin clasificar' },
    fromOtherCustomers: { en: 'From other customers', es: 'De otros clientes' },
    loansPaidOut: { en: 'Loans paid out', es: 'Préstamos recibidos' },
    loanPayments: { en: 'Loan payments', es: 'Pagos de préstamos' },
    deposits: { en: 'Deposits', es: 'Depósitos' },
    directDeposits: { en: 'Direct deposits', es: 'Depósitos directos' },
    checks: { en: 'Checks', es: 'Cheques' },
    interest: { en: 'Interest', es: 'Intereses' },
    corrections: { en: 'Corrections', es: 'Correcciones' },
  },
  thisMonthPanel: {
    thisMonth: { en: 'This month', es: 'Este mes' },
    yourMonthCouldNotBe: { en: 'Your month could not be loaded.', es: 'No se pudo cargar su mes.' },
    loadingYourMonth: { en: 'Loading your month', es: 'Cargando su mes' },
    moneyIn: { en: 'Money in', es: 'Entradas' },
    moneyOut: { en: 'Money out', es: 'Salidas' },
    largestSoFar: { en: 'Largest so far', es: 'Lo más alto hasta ahora' },
    looksLikeItRepeats: {
      en: (count: number) =>
        plural(count, {
          one: '# payment looks like it repeats',
          other: '# payments look like they repeat',
        }),
      es: (count: number) =>
        plural(count, { one: '# pago parece repetirse', other: '# pagos parecen repetirse' }),
    },
    seeYourMonth: { en: 'See your month', es: 'Ver su mes' },
  },
  toCome: {
    scheduledByYou: { en: 'Scheduled by you', es: 'Programado por usted' },
    yourRecurringBill: { en: 'Your recurring bill', es: 'Su factura recurrente' },
    yourLoan: { en: 'Your loan', es: 'Su préstamo' },
    whatYourSavingsEarn: { en: 'Your savings', es: 'Sus ahorros' },
    aDepositOnItsWay: { en: 'A deposit on its way', es: 'Un depósito en camino' },
    aCheckYouDeposited: {
      en: 'A check you deposited becomes available',
      es: 'Un cheque que depositó queda disponible',
    },
    looksLikeItRepeatsNot: {
      en: 'Looks like it repeats: not scheduled, so it may not happen',
      es: 'Parece que se repite: no está programado, así que quizá no ocurra',
    },
    stillToComeThisMonth: { en: 'Still to come this month', es: 'Lo que falta este mes' },
    notCountedInMoneyOut: {
      en: 'Not counted in Money out until it is paid.',
      es: 'No cuenta en Salidas hasta que se pague.',
    },
    untilPayDay: { en: 'Until payday', es: 'Hasta el día de pago' },
    shortUntilAbout: { en: 'short until payday, about', es: 'faltan hasta alrededor del' },
    leftUntilAbout: { en: 'until payday, about', es: 'quedan hasta alrededor del' },
    andTheseAreExpectedFirst: {
      en: ', and these are expected first:',
      es: ', y antes se espera esto:',
    },
    andNothingIsExpectedFirst: {
      en: ', and nothing is expected first.',
      es: ', y antes no se espera nada.',
    },
    anEstimateLatelyYouHave: {
      en: (payer: ReactNode, rhythm: ReactNode, amount: ReactNode, next: ReactNode) =>
        sentence(
          'An estimate. ',
          payer,
          ' ',
          rhythm,
          ' lately. You have ',
          amount,
          ' available in Checking',
          next,
        ),
      es: (payer: ReactNode, rhythm: ReactNode, amount: ReactNode, next: ReactNode) =>
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
    },
    aDepositHasCome: { en: 'A deposit has come', es: 'Ha llegado un depósito' },
    aboutWeekly: { en: 'about weekly', es: 'más o menos cada semana' },
    aboutEveryTwoWeeks: { en: 'about every two weeks', es: 'más o menos cada dos semanas' },
    aboutMonthly: { en: 'about monthly', es: 'más o menos cada mes' },
    hasPaidYou: {
      en: (name: string | number) => `${name} has paid you`,
      es: (name: string | number) => `${name} le ha pagado`,
    },
  },
});
