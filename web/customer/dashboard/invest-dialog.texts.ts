export const investDialogTexts = {
  investDialog: {
    invest: 'Invest',
    ourTeamSetsUpInvestments:
      'Our team sets up investments with you. Tell us how much and for how long; we ' +
      'reply the next business day.',
    nothingIsBoughtAndNo:
      'Nothing is bought and no money is moved by writing to us. Investments can lose ' +
      'value and are not insured.',
    contactSupport: 'Contact support',
  },
};
