import type { ReactNode } from 'react';
import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const transfersTexts = inBothLanguages({
  amountRangeFields: {
    amounts: { en: 'Amounts', es: 'Montos' },
    amountFrom: { en: 'Amount from', es: 'Monto desde' },
    amountTo: { en: 'Amount to', es: 'Monto hasta' },
    inUsDollarsForeignPayments: {
      en: 'In US dollars. Foreign payments count at what you paid.',
      es: 'En dólares estadounidenses. Los pagos al extranjero cuentan por lo que usted pagó.',
    },
  },
  amountRange: {
    pleaseTypeTheAmountLike: {
      en: 'Please type the amount like 1,234.50.',
      es: 'Escriba el monto como 1,234.50.',
    },
    amountCanBeAtMost: {
      en: 'Amount can be at most 999,999,999.99.',
      es: 'El monto puede ser de 999,999,999.99 como máximo.',
    },
    theLowestAmountMustNot: {
      en: 'The lowest amount can’t be higher than the highest.',
      es: 'El monto mínimo no puede ser mayor que el máximo.',
    },
  },
  filterChips: {
    chosenFilters: { en: 'Active filters', es: 'Filtros activos' },
    removeFilter: { en: 'Remove filter: ', es: 'Quitar el filtro: ' },
    clearFilters: { en: 'Clear filters', es: 'Quitar los filtros' },
  },
  internationalTransferPage: {
    haveTheRecipientsAccount: {
      en: 'Have the recipient’s account number, SWIFT/BIC code and IBAN ready.',
      es: 'Tenga a mano el número de cuenta, el código SWIFT/BIC y el IBAN del destinatario.',
    },
    sendUsDollarsEurosPounds: {
      en: 'Send US dollars, euros, pounds sterling, Australian or Canadian dollars, or Indian rupees.',
      es:
        'Envíe dólares estadounidenses, euros, libras esterlinas, dólares australianos o ' +
        'canadienses, o rupias indias.',
    },
    youllSeeTheRateFee: {
      en: 'You’ll see the rate, fee and total before you confirm. We hold the rate for 5 minutes.',
      es:
        'Verá el tipo de cambio, la comisión y el total antes de confirmar. Mantenemos el tipo ' +
        'de cambio durante 5 minutos.',
    },
    internationalTransfers: {
      en: 'International transfers arrive within 24 hours.',
      es: 'Las transferencias internacionales llegan en un plazo de 24 horas.',
    },
    youCanCancelFor: {
      en: 'You can cancel one for 30 minutes, on its receipt. All it cost comes back.',
      es: 'Puede cancelar una durante 30 minutos, en su recibo. Todo lo que costó vuelve a su cuenta.',
    },
    weUseCheckingIfIt: {
      en: 'We use Checking if it has enough, otherwise Savings.',
      es: 'Usamos la cuenta de cheques si alcanza; si no, la de ahorros.',
    },
    internationalTransfer: { en: 'International Transfer', es: 'Transferencia internacional' },
    sendMoneyToAnAccount: {
      en: 'Send money to an account at a bank in another country.',
      es: 'Envíe dinero a una cuenta en un banco de otro país.',
    },
  },
  localTransferPage: {
    haveTheRecipientsDigit: {
      en: 'Have the recipient’s 9-digit account number and 9-digit routing number ready.',
      es:
        'Tenga a mano el número de cuenta de 9 dígitos y el número de ruta de 9 dígitos ' +
        'del destinatario.',
    },
    localTransfersAreProcessed: {
      en: 'Local transfers are processed within 24 hours.',
      es: 'Las transferencias locales se procesan en un plazo de 24 horas.',
    },
    weTakeTheMoneyFrom: {
      en: 'We take the money from your Savings Account.',
      es: 'Tomamos el dinero de su cuenta de ahorros.',
    },
    localTransfer: { en: 'Local Transfer', es: 'Transferencia local' },
    sendMoneyToAnAccount: {
      en: 'Send money to an account at this or another bank in the United States.',
      es: 'Envíe dinero a una cuenta en este banco o en otro de los Estados Unidos.',
    },
  },
  noTransfers: {
    nothingMatches: {
      en: (search: string | number) => `Nothing matches “${search}”`,
      es: (search: string | number) => `Nada coincide con «${search}»`,
    },
    tryANameAnAmount: {
      en: 'Try a name, an amount, a reference or a status.',
      es: 'Pruebe con un nombre, un monto, una referencia o un estado.',
    },
    nothingMatchesTheseFilters: {
      en: 'Nothing matches these filters',
      es: 'Nada coincide con estos filtros',
    },
    chooseOtherDaysOther: {
      en: 'Choose other days, other amounts, another account or another status.',
      es: 'Elija otros días, otros montos, otra cuenta u otro estado.',
    },
    nothingOnThisPage: {
      en: 'No transactions on this page',
      es: 'No hay transacciones en esta página',
    },
    choosePageBelow: { en: 'Choose another page below.', es: 'Elija otra página abajo.' },
    noTransactionsYet: { en: 'No transactions yet', es: 'Aún no hay transacciones' },
    moneyYouSendAndReceive: {
      en: 'Money you send and receive will appear here. Set up direct deposit, or deposit a check.',
      es:
        'Aquí aparecerá el dinero que envíe y reciba. Configure el depósito directo, o deposite ' +
        'un cheque.',
    },
    depositMoney: { en: 'Deposit money', es: 'Depositar dinero' },
  },
  orderFields: {
    transferType: { en: 'Transfer type', es: 'Tipo de transferencia' },
    dateAndTime: { en: 'Date and time', es: 'Fecha y hora' },
    newYorkTime: { en: 'New York time', es: 'Hora de Nueva York' },
    reference: { en: 'Reference', es: 'Referencia' },
    leaveBlankAndWellCreate: {
      en: (referenceStart: string | number) =>
        `Leave blank and we’ll create one that starts with ${referenceStart}.`,
      es: (referenceStart: string | number) =>
        `En blanco, creamos una que empieza con ${referenceStart}.`,
    },
  },
  peoplePanel: {
    whoAreYouPaying: { en: 'Who are you paying?', es: '¿A quién le paga?' },
    newRecipientStartATransfer: {
      en: (hidden: Wrap) => sentence('New recipient', hidden(': Start a transfer')),
      es: (hidden: Wrap) => sentence('Nuevo destinatario', hidden(': empezar una transferencia')),
    },
    thePeopleYouHavePaid: {
      en: 'The people you have paid could not be loaded.',
      es: 'No se pudieron cargar las personas a quienes pagó.',
    },
    loadingThePeopleYouHave: {
      en: 'Loading the people you have paid',
      es: 'Cargando las personas a quienes pagó',
    },
    noOneHereYet: { en: 'No recipients yet', es: 'Aún no hay nadie aquí' },
    chooseNewRecipientToSend: {
      en: 'Choose New recipient to send your first transfer. The people you pay show up here.',
      es:
        'Elija Nuevo destinatario para enviar su primera transferencia. Aquí aparecen las ' +
        'personas a quienes paga.',
    },
    searchThePeopleYouHave: {
      en: 'Search the people you have paid',
      es: 'Buscar entre las personas a quienes pagó',
    },
    nameBankOrAccount: { en: 'Name, bank or account', es: 'Nombre, banco o cuenta' },
    showAll: {
      en: (length: string | number) => `Show all ${length}`,
      es: (length: string | number) => `Mostrar los ${length}`,
    },
    noOneYouPaidMatches: {
      en: (search: string | number) =>
        `No one you paid matches “${search}”. Choose New recipient to pay someone else.`,
      es: (search: string | number) =>
        `Nadie a quien pagó coincide con «${search}». Elija Nuevo destinatario para pagar ` +
        'a otra persona.',
    },
  },
  rateHill: {
    buysMoreThanOn: {
      en: (less: number, days: number) =>
        plural(days, {
          one: `A dollar buys ${less === 0 ? 'no more' : 'more'} today than the day before.`,
          other: `A dollar buys more today than on ${less} of the last # days with a rate.`,
        }),
      es: (less: number, days: number) =>
        plural(days, {
          one: `Un dólar ${less === 0 ? 'no compra más' : 'compra más'} hoy que el día anterior.`,
          other: `Un dólar compra más hoy que en ${less} de los últimos # días con tipo de cambio.`,
        }),
    },
  },
  quotePanel: {
    whatItCosts: { en: 'What it costs', es: 'Cuánto cuesta' },
    youSendGets: {
      en: (total: string | number, recipient: string, amount: string | number) =>
        `You send ${total} → ${recipient} gets ${amount}`,
      es: (total: string | number, recipient: string, amount: string | number) =>
        `Usted envía ${total} → ${recipient} recibe ${amount}`,
    },
    notEveryCentCanBe: {
      en: (asked: string | number) =>
        `This is the closest we can send without going over ${asked}.`,
      es: (asked: string | number) => `Es lo más cercano que podemos enviar sin pasar de ${asked}.`,
    },
    thisIsTodaysRateWe: {
      en:
        'This is today’s rate. The recipient gets this amount; what you pay follows the rate of the ' +
        'day you chose.',
      es:
        'Es el tipo de cambio de hoy. El destinatario recibe este monto; lo que usted paga sigue el ' +
        'tipo de cambio del día que eligió.',
    },
    exchangeRate: { en: 'Exchange rate', es: 'Tipo de cambio' },
    amountInUsDollars: { en: 'Amount in US dollars', es: 'Monto en dólares estadounidenses' },
    fee: { en: 'Fee', es: 'Comisión' },
    youPay: { en: 'You pay', es: 'Usted paga' },
    tryAgain: { en: 'Try again', es: 'Intentar de nuevo' },
    ourMarginOnTheReferenceRate: {
      en: (marginText: string | number, day: string | number) =>
        `Includes our ${marginText} margin on the reference rate of ${day}`,
      es: (marginText: string | number, day: string | number) =>
        `Incluye nuestro margen de ${marginText} sobre el tipo de referencia del ${day}`,
    },
    thatRateIsDaysOld: {
      en: (ageDays: string | number) => `. That rate is ${ageDays} days old.`,
      es: (ageDays: string | number) => `. Ese tipo de cambio es de hace ${ageDays} días.`,
    },
  },
  recentRecipients: {
    search: {
      en: (title: string | number) => `Search ${title}`,
      es: (title: string | number) => `Buscar en ${title}`,
    },
    nameCategoryOrAccount: { en: 'Name, category or account', es: 'Nombre, categoría o cuenta' },
    nameBankOrAccount: { en: 'Name, bank or account', es: 'Nombre, banco o cuenta' },
    noOneYouPaidMatches: {
      en: (search: string | number) =>
        `No one you paid matches “${search}”. Please fill in the form below.`,
      es: (search: string | number) =>
        `Nadie a quien pagó coincide con «${search}». Llene el formulario de abajo.`,
    },
  },
  recentTransfers: {
    name: { en: 'Name', es: 'Nombre' },
    date: { en: 'Date', es: 'Fecha' },
    status: { en: 'Status', es: 'Estado' },
    amount: { en: 'Amount', es: 'Monto' },
    for: {
      en: (day: string | number) => `For ${day}`,
      es: (day: string | number) => `Para el ${day}`,
    },
    from: {
      en: (count: string | number) => `from ${count}`,
      es: (count: string | number) => `de ${count}`,
    },
    to: {
      en: (count: string | number) => `to ${count}`,
      es: (count: string | number) => `a ${count}`,
    },
  },
  routingNumber: {
    thisNumberDoesNotLook: {
      en: 'This number does not look like a routing number. Please compare it with the recipient’s.',
      es: 'No parece un número de ruta. Compárelo con el del destinatario.',
    },
    nineDigitsAtTheBottom: {
      en: 'Nine digits, at the bottom left of a check.',
      es: 'Nueve dígitos, abajo a la izquierda en un cheque.',
    },
    theRoutingNumberBelowIs: {
      en: (name: string | number) =>
        `The routing number below is ${name}’s. Please compare both with the recipient’s details.`,
      es: (name: string | number) =>
        `El número de ruta de abajo es de ${name}. Compare ambos con los datos del destinatario.`,
    },
    sRoutingNumberIsPlease: {
      en: (name: string | number, routingNumber: string | number) =>
        `${name}’s routing number is ${routingNumber}. Please compare both with the ` +
        'recipient’s details.',
      es: (name: string | number, routingNumber: string | number) =>
        `El número de ruta de ${name} es ${routingNumber}. Compare ambos con los datos del ` +
        'destinatario.',
    },
    arrivesAtThatTime: { en: 'Arrives at that time', es: 'Llega en ese momento' },
    arrivesAtOnce: { en: 'Arrives right away', es: 'Llega de inmediato' },
    arrivesWithinHoursAfter: {
      en: 'Arrives within 24 hours after that',
      es: 'Llega en las 24 horas siguientes',
    },
    arrivesWithinHours: { en: 'Arrives within 24 hours', es: 'Llega en un plazo de 24 horas' },
    ifThisAccountIsWith: {
      en:
        'If this account is with us, the money arrives right away; otherwise it comes back ' +
        'within 24 hours.',
      es:
        'Si esta cuenta es de nuestro banco, el dinero llega de inmediato; si no, vuelve en un ' +
        'plazo de 24 horas.',
    },
    arrivesAtThatTimeIf: {
      en:
        'Arrives at that time if the account is with us; otherwise it comes back within 24 ' +
        'hours after that',
      es:
        'Llega en ese momento si la cuenta es de nuestro banco; si no, vuelve en las 24 ' +
        'horas siguientes',
    },
  },
  saveSearch: {
    theSearchCouldNotBe: {
      en: 'The search could not be saved. Please try again.',
      es: 'No se pudo guardar la búsqueda. Inténtelo de nuevo.',
    },
    weCouldNotFindOut: {
      en:
        'We could not find out whether the search was saved. Please try again: it won’t be ' +
        'saved twice.',
      es: 'No pudimos saber si se guardó la búsqueda. Inténtelo de nuevo: no se guardará dos veces.',
    },
    searchOrFilterTheList: {
      en: 'Search or filter the list, then give it a name and save it here.',
      es: 'Busque o filtre la lista, póngale un nombre y guárdela aquí.',
    },
    nowShown: {
      en: (filter: ReactNode) => sentence('Now shown: ', filter),
      es: (filter: ReactNode) => sentence('Se muestra ahora: ', filter),
    },
    name: { en: 'Name', es: 'Nombre' },
    saving: { en: 'Saving...', es: 'Guardando...' },
    saveThisSearch: { en: 'Save this search', es: 'Guardar esta búsqueda' },
  },
  savedFilter: {
    accountEndingIn: {
      en: (digits: string | number) => `Account ending in ${digits}`,
      es: (digits: string | number) => `Cuenta que termina en ${digits}`,
    },
    moneyIn: { en: 'Money in', es: 'Entradas' },
    moneyOut: { en: 'Money out', es: 'Salidas' },
    upTo: {
      en: (written: string | number) => `up to ${written}`,
      es: (written: string | number) => `hasta ${written}`,
    },
    from: {
      en: (written: string | number) => `from ${written}`,
      es: (written: string | number) => `desde ${written}`,
    },
    to: {
      en: (written: string | number, otherWritten: string | number) =>
        `${written} to ${otherWritten}`,
      es: (written: string | number, otherWritten: string | number) =>
        `${written} a ${otherWritten}`,
    },
  },
  savedSearches: {
    theSavedSearchCouldNot: {
      en: 'The saved search could not be removed.',
      es: 'No se pudo quitar la búsqueda guardada.',
    },
    weCouldNotFindOut: {
      en:
        'We could not find out whether the search was removed. If it is still listed, ' +
        'please try again.',
      es: 'No pudimos saber si se quitó la búsqueda. Si sigue en la lista, inténtelo de nuevo.',
    },
    yourSavedSearchesCouldNot: {
      en: 'Your saved searches could not be loaded.',
      es: 'No se pudieron cargar sus búsquedas guardadas.',
    },
    savedSearches: { en: 'Saved searches', es: 'Búsquedas guardadas' },
    remove: {
      en: (hidden: ReactNode) => sentence('Remove', hidden),
      es: (hidden: ReactNode) => sentence('Quitar', hidden),
    },
  },
  scheduledTransfers: {
    scheduledTransfers: { en: 'Scheduled transfers', es: 'Transferencias programadas' },
    failedToFetchTransactions: {
      en: 'Failed to fetch transactions.',
      es: 'No se pudieron cargar las transacciones.',
    },
  },
  transactionColumns: {
    name: { en: 'Name', es: 'Nombre' },
    description: { en: 'Description', es: 'Descripción' },
    fromAccount: { en: 'From account', es: 'De la cuenta' },
    status: { en: 'Status', es: 'Estado' },
    amount: { en: 'Amount', es: 'Monto' },
    credit: { en: 'Credit', es: 'Crédito' },
    debit: { en: 'Debit', es: 'Débito' },
    balance: { en: 'Balance', es: 'Saldo' },
    betweenYourAccounts: { en: 'Between your accounts', es: 'Entre sus cuentas' },
  },
  transactionFilters: {
    moneyOut: { en: 'Money out', es: 'Salidas' },
    moneyIn: { en: 'Money in', es: 'Entradas' },
    moneyInAndOut: { en: 'Money in and out', es: 'Entradas y salidas' },
    anyStatus: { en: 'Any status', es: 'Cualquier estado' },
    allAccounts: { en: 'All accounts', es: 'Todas las cuentas' },
    account: { en: 'Account', es: 'Cuenta' },
    type: { en: 'Type', es: 'Tipo' },
    status: { en: 'Status', es: 'Estado' },
  },
  transactionTools: {
    searchTransactions: { en: 'Search transactions', es: 'Buscar transacciones' },
    search: { en: 'Search', es: 'Buscar' },
    filters: { en: 'Filters', es: 'Filtros' },
    filtersOfChosen: {
      en: (chosen: string | number) => `Filters (${chosen})`,
      es: (chosen: string | number) => `Filtros (${chosen})`,
    },
    savedSearches: {
      en: (hidden: Wrap) => sentence('Saved', hidden(' searches')),
      es: (hidden: Wrap) => sentence('Guardadas', hidden(': búsquedas')),
    },
    more: { en: 'More', es: 'Más' },
    filterSaveExport: { en: 'Filter, save, and export', es: 'Filtrar, guardar y exportar' },
    savedSearchesInMenu: { en: 'Saved searches', es: 'Búsquedas guardadas' },
    export: { en: 'Export', es: 'Exportar' },
    statementsPdf: { en: 'Statements (PDF)', es: 'Estados de cuenta (PDF)' },
    downloadingCsv: { en: 'Downloading CSV...', es: 'Descargando CSV...' },
    downloadCsv: { en: 'Download CSV', es: 'Descargar CSV' },
    printThisPage: { en: 'Print this page', es: 'Imprimir esta página' },
  },
  transactionsPage: {
    transactionsWord: {
      en: (count: number) => plural(count, { one: 'transaction', other: 'transactions' }),
      es: (count: number) => plural(count, { one: 'transacción', other: 'transacciones' }),
    },
    date: { en: 'Date', es: 'Fecha' },
    transactions: { en: 'Transactions', es: 'Transacciones' },
    datesAndTimesAreNew: {
      en: 'Dates and times are New York time.',
      es: 'Las fechas y horas son de Nueva York.',
    },
    insightYourMonthByCategory: {
      en: 'Insight: your month by category',
      es: 'Resumen: su mes por categoría',
    },
    failedToFetchUserData: {
      en: 'Failed to fetch user data.',
      es: 'No se pudieron cargar sus datos.',
    },
    noTokenFoundPleaseLog: {
      en: 'No token found. Please log in again.',
      es: 'No se encontró la sesión. Inicie sesión de nuevo.',
    },
    failedToFetchTransactions: {
      en: 'Failed to fetch transactions.',
      es: 'No se pudieron cargar las transacciones.',
    },
    loadingTransactions: { en: 'Loading transactions', es: 'Cargando las transacciones' },
    transactionsNewestFirst: {
      en: (page: string | number, ceil: string | number) =>
        `Transactions, newest first, page ${page} of ${ceil}`,
      es: (page: string | number, ceil: string | number) =>
        `Transacciones, primero la más reciente, página ${page} de ${ceil}`,
    },
  },
  transferCells: {
    detailsOf: { en: 'Details of ', es: 'Detalles de ' },
    scheduledFor: { en: 'Scheduled for', es: 'Programado para el' },
    paid: { en: 'Paid', es: 'Pagado el' },
    dated: { en: 'Dated', es: 'Con fecha' },
    to: {
      en: (count: string | number) => `to ${count}`,
      es: (count: string | number) => `a ${count}`,
    },
    from: {
      en: (count: string | number) => `from ${count}`,
      es: (count: string | number) => `de ${count}`,
    },
  },
  transferDateLine: {
    now: { en: 'Now', es: 'Ahora' },
    reference: {
      en: (transferType: string | number) => `${transferType}, reference`,
      es: (transferType: string | number) => `${transferType}, referencia`,
    },
    createdForYou: {
      en: (referenceStart: string | number) => `created for you (${referenceStart}…)`,
      es: (referenceStart: string | number) => `creada para usted (${referenceStart}…)`,
    },
    date: { en: 'Date', es: 'Fecha' },
  },
  transferPage: {
    failedToFetchUserData: {
      en: 'Failed to fetch user data.',
      es: 'No se pudieron cargar sus datos.',
    },
    beforeYouStart: { en: 'Before you start', es: 'Antes de empezar' },
  },
  useQuote: {
    theExchangeRateCouldNot: {
      en: 'The exchange rate could not be loaded. No money was moved.',
      es: 'No se pudo cargar el tipo de cambio. No se movió dinero.',
    },
  },
  transactionDays: {
    tomorrow: { en: 'Tomorrow', es: 'Mañana' },
    today: { en: 'Today', es: 'Hoy' },
    yesterday: { en: 'Yesterday', es: 'Ayer' },
    scheduled: { en: 'Scheduled', es: 'Programados' },
  },
});

export const detailsStepTexts = inBothLanguages({
  detailsStep: {
    routing: {
      en: (account: ReactNode, otherAccount: ReactNode) =>
        sentence(account, ' · routing ', otherAccount),
      es: (account: ReactNode, otherAccount: ReactNode) =>
        sentence(account, ' · ruta ', otherAccount),
    },
    amount: { en: 'Amount', es: 'Monto' },
    thisIsMoreThanThe: {
      en: (withFee: string | number, amount: string | number) =>
        `This is more${withFee} than the ${amount} available now.`,
      es: (withFee: string | number, amount: string | number) =>
        `Es más${withFee} de los ${amount} disponibles ahora.`,
    },
    youHaveInYourLocal: {
      en: (amount: string | number, type: string | number) =>
        `You have ${amount} in your ${type}. Local transfers are paid from Savings.`,
      es: (amount: string | number, type: string | number) =>
        `Tiene ${amount} en su ${type}. Las transferencias locales se pagan de la cuenta de ahorros.`,
    },
    moveMoneyToSavings: { en: 'Move money to Savings', es: 'Mover dinero a la cuenta de ahorros' },
    withTheFeeOf: {
      en: (amount: string | number) => ` with the fee of ${amount}`,
      es: (amount: string | number) => ` con la comisión de ${amount}`,
    },
  },
});

export const localTransferWizardTexts = inBothLanguages({
  localTransferWizard: {
    securityPin: { en: 'Security PIN', es: 'PIN de seguridad' },
    noSavingsAccountAvailable: {
      en: 'No Savings Account available to debit from.',
      es: 'No hay una cuenta de ahorros de la que se pueda debitar.',
    },
    localTransfer: { en: 'Local Transfer', es: 'Transferencia local' },
    submitTransfer: { en: 'Submit Transfer', es: 'Enviar la transferencia' },
    recipient: { en: 'Recipient', es: 'Destinatario' },
    details: { en: 'Details', es: 'Detalles' },
  },
  recipientStep: {
    recentRecipients: { en: 'Recent recipients', es: 'Destinatarios recientes' },
    recipientsName: { en: "Recipient's name", es: 'Nombre del destinatario' },
    accountNumber: { en: 'Account number', es: 'Número de cuenta' },
    bankName: { en: 'Bank name', es: 'Nombre del banco' },
    routingNumber: { en: 'Routing number', es: 'Número de ruta' },
  },
});

export const sendMoneyDialogTexts = inBothLanguages({
  sendMoneyDialog: {
    betweenMyAccounts: { en: 'Between my accounts', es: 'Entre mis cuentas' },
    international: { en: 'International', es: 'Internacional' },
    local: { en: 'Local', es: 'Local' },
    toAnAccountAtThis: {
      en: 'To an account at this or another bank in the United States.',
      es: 'A una cuenta en este banco o en otro de los Estados Unidos.',
    },
    toAnAccountAtA: {
      en: 'To an account at a bank in another country.',
      es: 'A una cuenta en un banco de otro país.',
    },
    moveMoneyFromOneOf: {
      en: 'Move money from one of your accounts to another. It is there right away.',
      es: 'Mueva dinero de una de sus cuentas a otra. Llega de inmediato.',
    },
    sendMoney: { en: 'Send Money', es: 'Enviar dinero' },
    recentRecipients: { en: 'Recent recipients', es: 'Destinatarios recientes' },
  },
});

export const transferSummaryTexts = inBothLanguages({
  transferSummary: {
    details: { en: 'details', es: 'los detalles' },
    recipient: { en: 'recipient', es: 'el destinatario' },
    routing: {
      en: (recipientBank: ReactNode, account: ReactNode) =>
        sentence(recipientBank, ', routing ', account),
      es: (recipientBank: ReactNode, account: ReactNode) =>
        sentence(recipientBank, ', ruta ', account),
    },
    to: { en: 'To', es: 'A' },
    amount: { en: 'Amount', es: 'Monto' },
    from: { en: 'From', es: 'De' },
  },
});
