export const unauthorizedPageTexts = {
  unauthorizedPage: {
    youDoNotHaveAccess: 'You do not have access to this page',
    itIsForSomeoneElses: 'It’s for a different kind of account. Nothing was changed.',
    logIn: 'Log In',
    goToMyArea: 'Go to my area',
    logOut: 'Log Out',
  },
};
