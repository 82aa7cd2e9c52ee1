export const changeBillDialogTexts = {
  changeBillDialog: {
    changeARecurringBill: 'Change a recurring bill',
    changeBill: 'Change bill',
    changingTheBill: 'Changing the bill...',
    youHaveNoPinYet: 'You don’t have a PIN yet. ',
  },
  changeDetailsStep: {
    whatToChange: 'What to change',
    amountDue: 'Amount due',
    ofEachPaymentFromOn: (day: string | number) => `For each payment from ${day} on.`,
    ofThePaymentFor: (day: string | number) => `For the payment on ${day} only.`,
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
    untilNow: (amount: string | number, next: string | number) => `Currently ${amount}${next}`,
    fee: (amount: string | number) => `Fee ${amount}`,
    appliesTo: 'Applies to',
    thePaymentForAlone: (day: string | number) => `Only the payment on ${day}`,
    fromOn: (frequencyWord: string | number, day: string | number) =>
      `${frequencyWord}, from ${day} on`,
    untilNowOfEndWords: (endWords: string | number) => `Currently: ${endWords}`,
    theNextOne: (amount: string | number) => `, next one ${amount}`,
    to: 'To',
    amount: 'Amount',
    ends: 'Ends',
  },
  useChangeBill: {
    changes: 'Changes',
    confirm: 'Confirm',
  },
};
