export const firstStepsTexts = {
  firstSteps: {
    addMoney: 'Add money',
    depositACheckOrGive: 'Deposit a check, or give your employer your account details.',
    verifyYourIdentity: 'Verify your identity',
    weCouldNotAcceptYour: 'We could not accept your document. Send another one.',
    showUsAPassportA: 'Show us a passport, a driver’s license or another ID.',
    getACard: 'Get a card',
    aDebitCardACredit: 'A debit card, a credit card, or both.',
    nextSteps: 'Next steps',
  },
};
