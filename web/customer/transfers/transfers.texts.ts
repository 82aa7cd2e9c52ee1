import { plural } from '../../ui/values/plural.ts';
import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const transfersTexts = {
  amountRangeFields: {
    amounts: 'Amounts',
    amountFrom: 'Amount from',
    amountTo: 'Amount to',
    inUsDollarsForeignPayments: 'In US dollars. Foreign payments count at what you paid.',
  },
  amountRange: {
    pleaseTypeTheAmountLike: 'Please type the amount like 1,234.50.',
    amountCanBeAtMost: 'Amount can be at most 999,999,999.99.',
    theLowestAmountMustNot: 'The lowest amount can’t be higher than the highest.',
  },
  filterChips: {
    chosenFilters: 'Active filters',
    removeFilter: 'Remove filter: ',
    clearFilters: 'Clear filters',
  },
  internationalTransferPage: {
    haveTheRecipientsAccount: 'Have the recipient’s account number, SWIFT/BIC code and IBAN ready.',
    sendUsDollarsEurosPounds:
      'Send US dollars, euros, pounds sterling, Australian or Canadian dollars, or Indian rupees.',
    youllSeeTheRateFee:
      'You’ll see the rate, fee and total before you confirm. We hold the rate for 5 minutes.',
    internationalTransfers: 'International transfers arrive within 24 hours.',
    weUseCheckingIfIt: 'We use Checking if it has enough, otherwise Savings.',
    internationalTransfer: 'International Transfer',
    sendMoneyToAnAccount: 'Send money to an account at a bank in another country.',
  },
  localTransferPage: {
    haveTheRecipientsDigit:
      'Have the recipient’s 9-digit account number and 9-digit routing number ready.',
    localTransfersAreProcessed: 'Local transfers are processed within 24 hours.',
    weTakeTheMoneyFrom: 'We take the money from your Savings Account.',
    localTransfer: 'Local Transfer',
    sendMoneyToAnAccount: 'Send money to an account at this or another bank in the United States.',
  },
  noTransfers: {
    nothingMatches: (search: string | number) => `Nothing matches “${search}”`,
    tryANameAnAmount: 'Try a name, an amount, a reference or a status.',
    nothingMatchesTheseFilters: 'Nothing matches these filters',
    chooseOtherDaysOther: 'Choose other days, other amounts, another account or another status.',
    nothingOnThisPage: 'No transactions on this page',
    choosePageBelow: 'Choose another page below.',
    noTransactionsYet: 'No transactions yet',
    moneyYouSendAndReceive:
      'Money you send and receive will appear here. Set up direct deposit, or deposit a check.',
    depositMoney: 'Deposit money',
  },
  orderFields: {
    transferType: 'Transfer type',
    dateAndTime: 'Date and time',
    newYorkTime: 'New York time',
    reference: 'Reference',
    leaveBlankAndWellCreate: (referenceStart: string | number) =>
      `Leave blank and we’ll create one that starts with ${referenceStart}.`,
  },
  peoplePanel: {
    whoAreYouPaying: 'Who are you paying?',
    newRecipientStartATransfer: (hidden: Wrap) =>
      sentence('New recipient', hidden(': Start a transfer')),
    thePeopleYouHavePaid: 'The people you have paid could not be loaded.',
    loadingThePeopleYouHave: 'Loading the people you have paid',
    noOneHereYet: 'No one here yet',
    chooseNewRecipientToSend:
      'Choose New recipient to send your first transfer. The people you pay show up here.',
    searchThePeopleYouHave: 'Search the people you have paid',
    nameBankOrAccount: 'Name, bank or account',
    showAll: (length: string | number) => `Show all ${length}`,
    noOneYouPaidMatches: (search: string | number) =>
      `No one you paid matches “${search}”. Choose New recipient to pay someone else.`,
  },
  quotePanel: {
    whatItCosts: 'What it costs',
    youSendGets: (total: string | number, recipient: string, amount: string | number) =>
      `You send ${total} → ${recipient} gets ${amount}`,
    notEveryCentCanBe: (asked: string | number) =>
      `This is the closest we can send without going over ${asked}.`,
    thisIsTodaysRateWe:
      'This is today’s rate. The recipient gets this amount; what you pay follows the rate of the ' +
      'day you chose.',
    exchangeRate: 'Exchange rate',
    amountInUsDollars: 'Amount in US dollars',
    fee: 'Fee',
    youPay: 'You pay',
    tryAgain: 'Try again',
    aboveTheReferenceRateOf: (marginText: string | number, day: string | number) =>
      `${marginText} above the reference rate of ${day}`,
    thatRateIsDaysOld: (ageDays: string | number) => `. That rate is ${ageDays} days old.`,
  },
  recentRecipients: {
    search: (title: string | number) => `Search ${title}`,
    nameCategoryOrAccount: 'Name, category or account',
    nameBankOrAccount: 'Name, bank or account',
    noOneYouPaidMatches: (search: string | number) =>
      `No one you paid matches “${search}”. Please fill in the form below.`,
  },
  recentTransfers: {
    name: 'Name',
    date: 'Date',
    status: 'Status',
    amount: 'Amount',
    for: (day: string | number) => `For ${day}`,
    from: (count: string | number) => `from ${count}`,
    to: (count: string | number) => `to ${count}`,
  },
  routingNumber: {
    thisNumberDoesNotLook:
      'This number does not look like a routing number. Please compare it with the recipient’s.',
    nineDigitsAtTheBottom: 'Nine digits, at the bottom left of a check.',
    theRoutingNumberBelowIs: (name: string | number) =>
      `The routing number below is ${name}’s. Please compare both with the recipient’s details.`,
    sRoutingNumberIsPlease: (name: string | number, routingNumber: string | number) =>
      `${name}’s routing number is ${routingNumber}. Please compare both with the ` +
      'recipient’s details.',
    arrivesAtThatTime: 'Arrives at that time',
    arrivesAtOnce: 'Arrives right away',
    arrivesWithinHoursAfter: 'Arrives within 24 hours after that',
    arrivesWithinHours: 'Arrives within 24 hours',
    ifThisAccountIsWith:
      'If this account is with us, the money arrives right away; otherwise it comes back ' +
      'within 24 hours.',
    arrivesAtThatTimeIf:
      'Arrives at that time if the account is with us; otherwise it comes back within 24 ' +
      'hours after that',
  },
  saveSearch: {
    theSearchCouldNotBe: 'The search could not be saved. Please try again.',
    weCouldNotFindOut:
      'We could not find out whether the search was saved. Please try again: it won’t be ' +
      'saved twice.',
    searchOrFilterTheList: 'Search or filter the list, then give it a name and save it here.',
    nowShown: (filter: ReactNode) => sentence('Now shown: ', filter),
    name: 'Name',
    saving: 'Saving...',
    saveThisSearch: 'Save this search',
  },
  savedFilter: {
    accountEndingIn: (digits: string | number) => `Account ending in ${digits}`,
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    upTo: (written: string | number) => `up to ${written}`,
    from: (written: string | number) => `from ${written}`,
    to: (written: string | number, otherWritten: string | number) =>
      `${written} to ${otherWritten}`,
  },
  savedSearches: {
    theSavedSearchCouldNot: 'The saved search could not be removed.',
    weCouldNotFindOut:
      'We could not find out whether the search was removed. If it is still listed, ' +
      'please try again.',
    yourSavedSearchesCouldNot: 'Your saved searches could not be loaded.',
    savedSearches: 'Saved searches',
    remove: (hidden: ReactNode) => sentence('Remove', hidden),
  },
  scheduledTransfers: {
    scheduledTransfers: 'Scheduled transfers',
    failedToFetchTransactions: 'Failed to fetch transactions.',
  },
  transactionColumns: {
    name: 'Name',
    description: 'Description',
    fromAccount: 'From account',
    status: 'Status',
    amount: 'Amount',
    credit: 'Credit',
    debit: 'Debit',
    balance: 'Balance',
    betweenYourAccounts: 'Between your accounts',
  },
  transactionFilters: {
    moneyOut: 'Money out',
    moneyIn: 'Money in',
    moneyInAndOut: 'Money in and out',
    anyStatus: 'Any status',
    allAccounts: 'All accounts',
    account: 'Account',
    type: 'Type',
    status: 'Status',
  },
  transactionTools: {
    searchTransactions: 'Search transactions',
    searchAllFields: 'Search all fields',
    filters: 'Filters',
    filtersOfChosen: (chosen: string | number) => `Filters (${chosen})`,
    savedSearches: (hidden: Wrap) => sentence('Saved', hidden(' searches')),
    export: 'Export',
    statementsPdf: 'Statements (PDF)',
    downloadingCsv: 'Downloading CSV...',
    downloadCsv: 'Download CSV',
    printThisPage: 'Print this page',
  },
  transactionsPage: {
    transactionsWord: (count: number) =>
      plural(count, { one: 'transaction', other: 'transactions' }),
    date: 'Date',
    transactions: 'Transactions',
    datesAndTimesAreNew: 'Dates and times are New York time.',
    insightYourMonthByCategory: 'Insight: your month by category',
    failedToFetchUserData: 'Failed to fetch user data.',
    noTokenFoundPleaseLog: 'No token found. Please log in again.',
    failedToFetchTransactions: 'Failed to fetch transactions.',
    loadingTransactions: 'Loading transactions',
    transactionsNewestFirst: (page: string | number, ceil: string | number) =>
      `Transactions, newest first, page ${page} of ${ceil}`,
  },
  transferCells: {
    detailsOf: 'Details of ',
    scheduledFor: 'Scheduled for',
    paid: 'Paid',
    dated: 'Dated',
    to: (count: string | number) => `to ${count}`,
    from: (count: string | number) => `from ${count}`,
  },
  transferDateLine: {
    now: 'Now',
    reference: (transferType: string | number) => `${transferType}, reference`,
    createdForYou: (referenceStart: string | number) => `created for you (${referenceStart}…)`,
    date: 'Date',
  },
  transferPage: {
    failedToFetchUserData: 'Failed to fetch user data.',
    beforeYouStart: 'Before you start',
  },
  useQuote: {
    theExchangeRateCouldNot: 'The exchange rate could not be loaded. No money was moved.',
  },
  transactionDays: {
    tomorrow: 'Tomorrow',
    today: 'Today',
    yesterday: 'Yesterday',
  },
};
