export const billDetailsStepTexts = {
  billDetailsStep: {
    amountDue: 'Amount due',
    paymentDate: 'Payment date',
    category: 'Category',
    paymentType: 'Payment type',
    howOften: 'How often',
    endDate: 'End date',
  },
};
