export const pendingPaymentTexts = {
  pendingPayment: {
    weAreCheckingWhetherYour: (describe: string | number) =>
      `We are checking whether your ${describe} was made…`,
    checkAgain: 'Check again',
    reference: (success: string | number, amount: string | number, reference: string | number) =>
      `${success} ${amount}, reference ${reference}.`,
    weStillCouldNotFind: (describe: string | number) =>
      `We still could not find out whether your ${describe} was made. Checking again ` +
      'will not pay twice.',
    yourWasNotMade: (describe: string | number, paymentFailureText: string | number) =>
      `Your ${describe} was not made. ${paymentFailureText}`,
    of: (noun: string | number, amount: string | number) => `${noun} of ${amount}`,
    betweenYourAccounts: (amount: string | number) => `${amount} between your accounts`,
    to: (amount: string | number, recipientName: string | number) =>
      `${amount} to ${recipientName}`,
  },
};
