/** The picture of a dashboard on the home page: its figures are made up. */
export const exampleTexts = {
  described:
    'An example of the dashboard: the balance over the last month, three accounts, and the next ' +
    'payment.',
  example: 'Example',
  totalBalance: 'Total balance',
  accounts: { checking: 'Checking', savings: 'Savings', investment: 'Investment' },
  next: 'Rent, in 3 days',
};
