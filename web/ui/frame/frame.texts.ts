export const frameTexts = {
  profileMenu: {
    logout: 'Logout',
    profileMenu: 'Profile menu',
    profileMenuToo: 'Profile menu, ',
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
