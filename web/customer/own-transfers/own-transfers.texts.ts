export const ownTransfersTexts = {
  moveMoneyButton: {
    moveMoney: 'Move Money',
  },
};
