export const localTransferWizardTexts = {
  localTransferWizard: {
    securityPin: 'Security PIN',
    noSavingsAccountAvailable: 'No Savings Account available to debit from.',
    localTransfer: 'Local Transfer',
    submitTransfer: 'Submit Transfer',
    recipient: 'Recipient',
    details: 'Details',
  },
  recipientStep: {
    recentRecipients: 'Recent recipients',
    recipientsName: "Recipient's name",
    accountNumber: 'Account number',
    bankName: 'Bank name',
    routingNumber: 'Routing number',
  },
};
