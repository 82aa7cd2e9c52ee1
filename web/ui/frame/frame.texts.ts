export const frameTexts = {
  profileMenu: {
    logout: 'Logout',
    profileMenu: 'Profile menu',
    profileMenuOf: 'Profile menu, ',
  },
  sidebarGroups: {
    waiting: ' waiting',
  },
  sidebar: {
    account: 'Account',
    logout: 'Logout',
  },
  topBar: {
    menu: 'Menu',
  },
};
