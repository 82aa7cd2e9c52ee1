export const internationalSummaryTexts = {
  internationalSummary: {
    details: 'details',
    recipient: 'recipient',
    swift: (
      recipientBank: string | number,
      recipientCountry: string | number,
      recipientSwift: string | number,
    ) => `${recipientBank}, ${recipientCountry}, SWIFT ${recipientSwift}`,
    iban: (recipientIban: string | number) => `IBAN ${recipientIban}`,
    recipientGets: 'Recipient gets',
    arrivesWithinHoursAfter: 'Arrives within 24 hours after that',
    arrivesWithinHoursBy: (moment: string | number) => `Arrives within 24 hours, by ${moment}`,
    youPay: 'You pay',
    about: 'About ',
    andAFeeOf: (amount: string | number, otherAmount: string | number) =>
      `${amount} and a fee of ${otherAmount}`,
    theRateIsTakenOn: 'We’ll use that day’s rate.',
    theRateWasAskedFor: 'We refreshed the rate. It’s the same.',
    theRateHasChangedYou: (amount: string | number, otherAmount: string | number) =>
      `The rate has changed: you now pay ${amount} instead of ${otherAmount}.`,
    theRateHasChangedGets: (amount: string | number, otherAmount: string | number) =>
      `The rate has changed: the recipient now gets ${amount} instead of ${otherAmount}.`,
    to: 'To',
    from: 'From',
  },
  quoteCountdown: {
    rateHeldFor: (trunc: string | number, padStart: string | number) =>
      `Rate held for ${trunc}:${padStart}`,
    weAreAskingForA: 'Getting a new rate…',
  },
};
