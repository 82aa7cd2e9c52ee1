export const loanStateBadgeTexts = {
  loanStateBadge: {
    active: 'Active',
  },
};
