export const userBadgesTexts = {
  userBadges: {
    admin: 'Admin',
    user: 'User',
    active: 'Active',
    suspended: 'Suspended',
  },
};
