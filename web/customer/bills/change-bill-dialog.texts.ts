export const changeBillDialogTexts = {
  changeBillDialog: {
    changeARecurringBill: 'Change a recurring bill',
    changeBill: 'Change bill',
    changingTheBill: 'Changing the bill...',
    youHaveNoPinYet: 'You have no PIN yet. ',
  },
  changeDetailsStep: {
    whatToChange: 'What to change',
    amountDue: 'Amount due',
    ofEachPaymentFromOn: (day: string | number) => `Of each payment from ${day} on.`,
    ofThePaymentFor: (day: string | number) => `Of the payment for ${day}.`,
    endDate: 'End date',
    lastPaymentDateLeaveBlank: 'Last payment date. Leave blank to keep paying.',
  },
  changeDraft: {
    nextPayment: 'Next payment',
    allPayments: 'All payments',
    pleaseEnterAValidDate: 'Please enter a valid date.',
    securityPinIsRequired: 'Security PIN is required.',
    pinMustBeExactlyDigits: 'PIN must be exactly 4 digits.',
    theEndDateMustNot: (day: string | number) =>
      `The end date can’t be before the next payment on ${day}.`,
    nothingIsDifferentYet: 'You haven’t changed anything yet.',
  },
  changeSummary: {
    details: 'details',
    noEndDate: 'No end date',
    asBefore: 'As before',
    untilNow: (amount: string | number, next: string | number) => `Until now ${amount}${next}`,
    fee: (amount: string | number) => `Fee ${amount}`,
    appliesTo: 'Applies to',
    thePaymentForAlone: (day: string | number) => `The payment for ${day} alone`,
    fromOn: (frequencyWord: string | number, day: string | number) =>
      `${frequencyWord}, from ${day} on`,
    untilNowOfEndWords: (endWords: string | number) => `Until now: ${endWords}`,
    theNextOne: (amount: string | number) => `, the next one ${amount}`,
    to: 'To',
    amount: 'Amount',
    ends: 'Ends',
  },
  useChangeBill: {
    changes: 'Changes',
    confirm: 'Confirm',
  },
};
