export const pageTopTexts = {
  pageTop: {
    profile: 'Profile',
  },
};
