export const pendingPaymentTexts = {
  pendingPayment: {
    weAreCheckingWhetherYour: (payment: string | number) =>
      `We are checking whether your ${payment} was made…`,
    checkAgain: 'Check again',
    reference: (success: string | number, amount: string | number, reference: string | number) =>
      `${success} ${amount}, reference ${reference}.`,
    weStillCouldNotFind: (payment: string | number) =>
      `We still could not find out whether your ${payment} was made. Checking again ` +
      'will not pay twice.',
    yourWasNotMade: (payment: string | number, reason: string | number) =>
      `Your ${payment} was not made. ${reason}`,
    of: (noun: string | number, amount: string | number) => `${noun} of ${amount}`,
    betweenYourAccounts: (amount: string | number) => `${amount} between your accounts`,
    to: (amount: string | number, recipientName: string | number) =>
      `${amount} to ${recipientName}`,
  },
};
