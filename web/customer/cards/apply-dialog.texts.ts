export const applyDialogTexts = {
  applyDialog: {
    pleaseLogIn: 'Please log in to generate a card.',
    applyForACard: 'Apply for a card',
    chooseATypeThenA: 'Choose a type, then a brand. Your card is ready in a few seconds.',
    failedToGenerateCard: 'Failed to generate card.',
    cardType: 'Card type',
    cardBrand: 'Card brand',
    getMyCard: 'Get my card',
    processingYourCard: 'Processing your card application, please wait...',
  },
};
