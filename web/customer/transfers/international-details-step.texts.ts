export const internationalDetailsStepTexts = {
  internationalDetailsStep: {
    youSend: 'You send',
    inUsDollarsWithThe: 'In US dollars, with the fee.',
    amount: 'Amount',
    whatTheRecipientGets: 'What the recipient gets.',
    currency: 'Currency',
    inWhichItArrives: 'The currency it arrives in.',
  },
};
