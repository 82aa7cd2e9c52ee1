export const firstPaymentTexts = {
  notPaidRecently:
    'New, or not paid recently. If a call, text or email asked for this, call the payee at a number ' +
    'you know.',
};
