export const sidebarGroupsTexts = {
  sidebarGroups: {
    main: 'Main',
    dashboard: 'Dashboard',
    transactions: 'Transactions',
    deposit: 'Deposit',
    cards: 'Cards',
    transfers: 'Transfers',
    localTransfer: 'Local Transfer',
    internationalTransfer: 'International Transfer',
    services: 'Services',
    payBills: 'Pay Bills',
    loans: 'Loans',
    savings: 'Savings',
    investments: 'Investments',
  },
};
