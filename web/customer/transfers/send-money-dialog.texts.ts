export const sendMoneyDialogTexts = {
  sendMoneyDialog: {
    betweenMyAccounts: 'Between my accounts',
    international: 'International',
    local: 'Local',
    toAnAccountAtThis: 'To an account at this or another bank in the United States.',
    toAnAccountAtA: 'To an account at a bank in another country.',
    moveMoneyFromOneOf: 'Move money from one of your accounts to another. It is there right away.',
    sendMoney: 'Send Money',
  },
};
