export const unfreezeDialogTexts = {
  unfreezeDialog: {
    unfreezeYourCard: (cardType: string | number) => `Unfreeze your ${cardType} card?`,
    unfreeze: 'Unfreeze',
    unfreezing: 'Unfreezing...',
    youCanSeeTheNumber: (lastFour: string | number) =>
      `You can see the number of the card ending in ${lastFour} again.`,
  },
};
