import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';
import type { transfersTexts as english } from './transfers.texts.ts';

export const transfersTexts: typeof english = {
  amountRangeFields: {
    amounts: 'Montos',
    amountFrom: 'Monto desde',
    amountTo: 'Monto hasta',
    inUsDollarsForeignPayments:
      'En dólares estadounidenses. Los pagos al extranjero cuentan por lo que usted pagó.',
  },
  amountRange: {
    pleaseTypeTheAmountLike: 'Escriba el monto como 1,234.50.',
    amountCanBeAtMost: 'El monto puede ser de 999,999,999.99 como máximo.',
    theLowestAmountMustNot: 'El monto mínimo no puede ser mayor que el máximo.',
  },
  filterChips: {
    chosenFilters: 'Filtros activos',
    removeFilter: 'Quitar el filtro: ',
    clearFilters: 'Quitar los filtros',
  },
  internationalTransferPage: {
    haveTheRecipientsAccount:
      'Tenga a mano el número de cuenta, el código SWIFT/BIC y el IBAN del destinatario.',
    sendUsDollarsEurosPounds:
      'Envíe dólares estadounidenses, euros, libras esterlinas, dólares australianos o ' +
      'canadienses, o rupias indias.',
    youllSeeTheRateFee:
      'Verá el tipo de cambio, la comisión y el total antes de confirmar. Mantenemos el tipo ' +
      'de cambio durante 5 minutos.',
    internationalTransfers: 'Las transferencias internacionales llegan en un plazo de 24 horas.',
    weUseCheckingIfIt: 'Usamos la cuenta de cheques si alcanza; si no, la de ahorros.',
    internationalTransfer: 'Transferencia internacional',
    sendMoneyToAnAccount: 'Envíe dinero a una cuenta en un banco de otro país.',
  },
  localTransferPage: {
    haveTheRecipientsDigit:
      'Tenga a mano el número de cuenta de 9 dígitos y el número de ruta de 9 dígitos ' +
      'del destinatario.',
    localTransfersAreProcessed: 'Las transferencias locales se procesan en un plazo de 24 horas.',
    weTakeTheMoneyFrom: 'Tomamos el dinero de su cuenta de ahorros.',
    localTransfer: 'Transferencia local',
    sendMoneyToAnAccount:
      'Envíe dinero a una cuenta en este banco o en otro de los Estados Unidos.',
  },
  noTransfers: {
    nothingMatches: (search) => `Nada coincide con «${search}»`,
    tryANameAnAmount: 'Pruebe con un nombre, un monto, una referencia o un estado.',
    nothingMatchesTheseFilters: 'Nada coincide con estos filtros',
    chooseOtherDaysOther: 'Elija otros días, otros montos, otra cuenta u otro estado.',
    nothingOnThisPage: 'No hay transacciones en esta página',
    choosePageBelow: 'Elija otra página abajo.',
    noTransactionsYet: 'Aún no hay transacciones',
    moneyYouSendAndReceive:
      'Aquí aparecerá el dinero que envíe y reciba. Configure el depósito directo, o deposite ' +
      'un cheque.',
    depositMoney: 'Depositar dinero',
  },
  orderFields: {
    transferType: 'Tipo de transferencia',
    dateAndTime: 'Fecha y hora',
    newYorkTime: 'Hora de Nueva York',
    reference: 'Referencia',
    leaveBlankAndWellCreate: (referenceStart) =>
      `Déjela en blanco y crearemos una que empiece con ${referenceStart}.`,
  },
  peoplePanel: {
    whoAreYouPaying: '¿A quién le paga?',
    newRecipientStartATransfer: (hidden) =>
      sentence('Nuevo destinatario', hidden(': empezar una transferencia')),
    thePeopleYouHavePaid: 'No se pudieron cargar las personas a quienes pagó.',
    loadingThePeopleYouHave: 'Cargando las personas a quienes pagó',
    noOneHereYet: 'Aún no hay nadie aquí',
    chooseNewRecipientToSend:
      'Elija Nuevo destinatario para enviar su primera transferencia. Aquí aparecen las ' +
      'personas a quienes paga.',
    searchThePeopleYouHave: 'Buscar entre las personas a quienes pagó',
    nameBankOrAccount: 'Nombre, banco o cuenta',
    showAll: (length) => `Mostrar los ${length}`,
    noOneYouPaidMatches: (search) =>
      `Nadie a quien pagó coincide con «${search}». Elija Nuevo destinatario para pagar ` +
      'a otra persona.',
  },
  quotePanel: {
    whatItCosts: 'Cuánto cuesta',
    youSendGets: (total, recipient, amount) =>
      `Usted envía ${total} → ${recipient} recibe ${amount}`,
    notEveryCentCanBe: (asked) => `Es lo más cercano que podemos enviar sin pasar de ${asked}.`,
    thisIsTodaysRateWe:
      'Es el tipo de cambio de hoy. El destinatario recibe este monto; lo que usted paga sigue el ' +
      'tipo de cambio del día que eligió.',
    exchangeRate: 'Tipo de cambio',
    amountInUsDollars: 'Monto en dólares estadounidenses',
    fee: 'Comisión',
    youPay: 'Usted paga',
    tryAgain: 'Intentar de nuevo',
    aboveTheReferenceRateOf: (marginText, day) =>
      `${marginText} por encima del tipo de cambio de referencia del ${day}`,
    thatRateIsDaysOld: (ageDays) => `. Ese tipo de cambio es de hace ${ageDays} días.`,
  },
  recentRecipients: {
    search: (title) => `Buscar en ${title}`,
    nameCategoryOrAccount: 'Nombre, categoría o cuenta',
    nameBankOrAccount: 'Nombre, banco o cuenta',
    noOneYouPaidMatches: (search) =>
      `Nadie a quien pagó coincide con «${search}». Llene el formulario de abajo.`,
  },
  recentTransfers: {
    name: 'Nombre',
    date: 'Fecha',
    status: 'Estado',
    amount: 'Monto',
    for: (day) => `Para el ${day}`,
    from: (count) => `de ${count}`,
    to: (count) => `a ${count}`,
  },
  routingNumber: {
    thisNumberDoesNotLook:
      'Este número no parece un número de ruta. Compárelo con el del destinatario.',
    nineDigitsAtTheBottom: 'Nueve dígitos, abajo a la izquierda en un cheque.',
    theRoutingNumberBelowIs: (name) =>
      `El número de ruta de abajo es de ${name}. Compare ambos con los datos del destinatario.`,
    sRoutingNumberIsPlease: (name, routingNumber) =>
      `El número de ruta de ${name} es ${routingNumber}. Compare ambos con los datos del ` +
      'destinatario.',
    arrivesAtThatTime: 'Llega en ese momento',
    arrivesAtOnce: 'Llega de inmediato',
    arrivesWithinHoursAfter: 'Llega en las 24 horas siguientes',
    arrivesWithinHours: 'Llega en un plazo de 24 horas',
    ifThisAccountIsWith:
      'Si esta cuenta es de nuestro banco, el dinero llega de inmediato; si no, vuelve en un ' +
      'plazo de 24 horas.',
    arrivesAtThatTimeIf:
      'Llega en ese momento si la cuenta es de nuestro banco; si no, vuelve en las 24 ' +
      'horas siguientes',
  },
  saveSearch: {
    theSearchCouldNotBe: 'No se pudo guardar la búsqueda. Inténtelo de nuevo.',
    weCouldNotFindOut:
      'No pudimos saber si se guardó la búsqueda. Inténtelo de nuevo: no se guardará dos veces.',
    searchOrFilterTheList: 'Busque o filtre la lista, póngale un nombre y guárdela aquí.',
    nowShown: (filter) => sentence('Se muestra ahora: ', filter),
    name: 'Nombre',
    saving: 'Guardando...',
    saveThisSearch: 'Guardar esta búsqueda',
  },
  savedFilter: {
    accountEndingIn: (digits) => `Cuenta que termina en ${digits}`,
    moneyIn: 'Entradas',
    moneyOut: 'Salidas',
    upTo: (written) => `hasta ${written}`,
    from: (written) => `desde ${written}`,
    to: (written, otherWritten) => `${written} a ${otherWritten}`,
  },
  savedSearches: {
    theSavedSearchCouldNot: 'No se pudo quitar la búsqueda guardada.',
    weCouldNotFindOut:
      'No pudimos saber si se quitó la búsqueda. Si sigue en la lista, inténtelo de nuevo.',
    yourSavedSearchesCouldNot: 'No se pudieron cargar sus búsquedas guardadas.',
    savedSearches: 'Búsquedas guardadas',
    remove: (hidden) => sentence('Quitar', hidden),
  },
  scheduledTransfers: {
    scheduledTransfers: 'Transferencias programadas',
    failedToFetchTransactions: 'No se pudieron cargar las transacciones.',
  },
  transactionColumns: {
    name: 'Nombre',
    description: 'Descripción',
    fromAccount: 'De la cuenta',
    status: 'Estado',
    amount: 'Monto',
    credit: 'Crédito',
    debit: 'Débito',
    balance: 'Saldo',
    betweenYourAccounts: 'Entre sus cuentas',
  },
  transactionFilters: {
    moneyOut: 'Salidas',
    moneyIn: 'Entradas',
    moneyInAndOut: 'Entradas y salidas',
    anyStatus: 'Cualquier estado',
    allAccounts: 'Todas las cuentas',
    account: 'Cuenta',
    type: 'Tipo',
    status: 'Estado',
  },
  transactionTools: {
    searchTransactions: 'Buscar transacciones',
    searchAllFields: 'Buscar en todos los campos',
    filters: 'Filtros',
    filtersOfChosen: (chosen) => `Filtros (${chosen})`,
    savedSearches: (hidden) => sentence('Guardadas', hidden(': búsquedas')),
    export: 'Exportar',
    statementsPdf: 'Estados de cuenta (PDF)',
    downloadingCsv: 'Descargando CSV...',
    downloadCsv: 'Descargar CSV',
    printThisPage: 'Imprimir esta página',
  },
  transactionsPage: {
    transactionsWord: (count) => plural(count, { one: 'transacción', other: 'transacciones' }),
    date: 'Fecha',
    transactions: 'Transacciones',
    datesAndTimesAreNew: 'Las fechas y horas son de Nueva York.',
    insightYourMonthByCategory: 'Resumen: su mes por categoría',
    failedToFetchUserData: 'No se pudieron cargar sus datos.',
    noTokenFoundPleaseLog: 'No se encontró la sesión. Inicie sesión de nuevo.',
    failedToFetchTransactions: 'No se pudieron cargar las transacciones.',
    loadingTransactions: 'Cargando las transacciones',
    transactionsNewestFirst: (page, ceil) =>
      `Transacciones, primero la más reciente, página ${page} de ${ceil}`,
  },
  transferCells: {
    detailsOf: 'Detalles de ',
    scheduledFor: 'Programado para el',
    paid: 'Pagado el',
    dated: 'Con fecha',
    to: (count) => `a ${count}`,
    from: (count) => `de ${count}`,
  },
  transferDateLine: {
    now: 'Ahora',
    reference: (transferType) => `${transferType}, referencia`,
    createdForYou: (referenceStart) => `creada para usted (${referenceStart}…)`,
    date: 'Fecha',
  },
  transferPage: {
    failedToFetchUserData: 'No se pudieron cargar sus datos.',
    beforeYouStart: 'Antes de empezar',
  },
  useQuote: {
    theExchangeRateCouldNot: 'No se pudo cargar el tipo de cambio. No se movió dinero.',
  },
  transactionDays: {
    tomorrow: 'Mañana',
    today: 'Hoy',
    yesterday: 'Ayer',
  },
};
