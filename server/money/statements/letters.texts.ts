/** The words of the letters that a customer hands on. */
export const lettersTexts = {
  form: {
    title: 'Direct deposit form',
    subject: (holder: string) => `Direct deposit form of ${holder}`,
    lead:
      'To my employer, or anyone who pays me: please deposit my payments into the account below, ' +
      'until I tell you otherwise in writing.',
    holder: 'Account holder',
    bank: 'Bank',
    routing: 'Routing number',
    account: 'Account number',
    type: 'Account type',
    howMuch: 'Deposit',
    wholeOrPart: 'The whole payment, unless an amount is written here:  $',
    employer: 'Employer',
    signature: 'Signature',
    date: 'Date',
  },
  letter: {
    title: 'Balance letter',
    subject: (holder: string) => `Balance letter of ${holder}`,
    lead: (holder: string, moment: string) =>
      `To whom it may concern: ${holder} has the accounts below with us. These are their balances ` +
      `on ${moment}, in US dollars.`,
    ending: (type: string, digits: string) => `${type}, number ending in ${digits}`,
    available: (amount: string) => `Available: ${amount}`,
    total: 'Together',
    after:
      'The balances are those of that moment. They say nothing about later ones, and the bank ' +
      'guarantees no payment by this letter.',
    toCheck: (phone: string) =>
      `It was made by the bank’s own system and needs no signature. To check it, call ${phone}.`,
  },
};
