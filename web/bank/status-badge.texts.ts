export const statusBadgeTexts = {
  statusBadge: {
    completed: 'Completed',
  },
};
