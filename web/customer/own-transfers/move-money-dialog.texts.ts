export const moveMoneyDialogTexts = {
  moveMoneyDialog: {
    moveMoney: 'Move money',
    moveMoneyToo: 'Move Money',
    amount: 'Amount',
    thisIsMoreThanThe: (amount: string | number) =>
      `This is more than the ${amount} available now.`,
    availableBalances: 'Available balances',
    reference: 'Reference',
    theMoneyIsThereRight:
      'The money moves right away. There’s no fee, and you don’t need your PIN.',
    afterTheMove: ', after the move',
    from: 'From',
    to: 'To',
  },
};
