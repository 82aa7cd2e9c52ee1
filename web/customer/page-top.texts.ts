export const pageTopTexts = {
  ownPages: 'Details and security',
  pageTop: {
    profile: 'Profile',
  },
};
