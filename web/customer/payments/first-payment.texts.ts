export const firstPaymentTexts = {
  youHaventPaidThis:
    'You haven’t paid this account recently. If a call, text or email asked you for this payment, ' +
    'stop and check with them on a number you already know: money that’s sent can be hard to get ' +
    'back.',
};
