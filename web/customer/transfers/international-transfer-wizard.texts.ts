export const internationalTransferWizardTexts = {
  bankCodes: {
    orCharactersOnThe: '8 or 11 characters, on the recipient’s statement.',
    aBankIn: (country: string | number) => `A bank in ${country}.`,
    thisDoesNotLookLike:
      'This does not look like a SWIFT/BIC code. Please compare it with the recipient’s.',
    theCheckDigitsOfThis: 'This IBAN doesn’t look right. Please compare it with the recipient’s.',
    theIbanIsOfThe: (account: string | number, bank: string | number) =>
      `The IBAN is from ${account}, the SWIFT code from ${bank}. Please compare both with ` +
      'the recipient’s.',
  },
  internationalRecipientStep: {
    recentRecipients: 'Recent recipients',
    recipientsName: "Recipient's name",
    accountNumber: 'Account number',
    bankName: 'Bank name',
    swiftBicCode: 'SWIFT/BIC code',
    iban: 'IBAN',
    toLettersAndDigitsWith: '15 to 34 letters and digits, with or without spaces.',
    country: 'Country',
  },
  internationalTransferWizard: {
    securityPin: 'Security PIN',
    thePriceIsOnIts:
      'The price isn’t here yet. No money was moved. Please submit again in a moment.',
    internationalTransfer: 'International Transfer',
    submitTransfer: 'Submit Transfer',
    recipient: 'Recipient',
    details: 'Details',
  },
};
