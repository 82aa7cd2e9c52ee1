export const deleteDialogTexts = {
  deleteDialog: {
    deleteYourCard: (cardType: string | number) => `Delete your ${cardType} card?`,
    deleteCard: 'Delete card',
    deleting: 'Deleting...',
    theCardEndingInStops: (lastFour: string | number, cardType: string | number) =>
      `The card ending in ${lastFour} stops working right away and for good. You can then ` +
      `apply for a new ${cardType} card with another number.`,
    failedToDeleteCard: 'Failed to delete card.',
  },
};
