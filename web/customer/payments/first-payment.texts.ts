export const firstPaymentTexts = {
  notPaidRecently:
    'Not paid recently. If a call, text or email asked for this, check with them first.',
};
