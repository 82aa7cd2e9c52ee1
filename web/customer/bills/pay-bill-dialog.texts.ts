export const payBillDialogTexts = {
  billerStep: {
    recentBillers: 'Recent billers',
    billerName: 'Biller name',
    billerAccountNumber: 'Biller account number',
    nineDigitsAsOnThe: 'Nine digits, as on the bill.',
  },
  payBillDialog: {
    paymentDetails: 'Payment details',
    securityPin: 'Security PIN',
    payABill: 'Pay a Bill',
    submitPayment: 'Submit Payment',
    biller: 'Biller',
  },
};
