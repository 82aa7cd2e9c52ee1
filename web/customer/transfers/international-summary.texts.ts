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
    andAFeeOf: (amount: string | number, fee: string | number) => `${amount} and a fee of ${fee}`,
    theRateIsTakenOn: 'The rate is taken on that day.',
    theRateWasAskedFor: 'The rate was asked for again and is the same.',
    theRateHasChangedYou: (amount: string | number, before: string | number) =>
      `The rate has changed: you now pay ${amount} instead of ${before}.`,
    to: 'To',
    from: 'From',
  },
  quoteCountdown: {
    rateHeldFor: (minutes: string | number, seconds: string | number) =>
      `Rate held for ${minutes}:${seconds}`,
    weAreAskingForA: 'We are asking for a new rate…',
  },
};
