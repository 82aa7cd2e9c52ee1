export const moneyTexts = {
  hiddenAmounts: {
    amountHidden: 'Amount hidden',
  },
};
