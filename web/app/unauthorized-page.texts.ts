export const unauthorizedPageTexts = {
  unauthorizedPage: {
    youDoNotHaveAccess: 'You do not have access to this page',
    itIsForSomeoneElses: 'It is for someone else’s login. Nothing was changed.',
    logIn: 'Log In',
    goToMyArea: 'Go to my area',
    logOut: 'Log Out',
  },
};
