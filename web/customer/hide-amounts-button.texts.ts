export const hideAmountsButtonTexts = {
  hideAmountsButton: {
    hideAmounts: 'Hide amounts',
    showAmounts: 'Show amounts',
  },
};
