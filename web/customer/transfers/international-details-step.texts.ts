export const internationalDetailsStepTexts = {
  internationalDetailsStep: {
    amount: 'Amount',
    whatTheRecipientGets: 'What the recipient gets.',
    currency: 'Currency',
    inWhichItArrives: 'The currency it arrives in.',
  },
};
