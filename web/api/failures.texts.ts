export const failuresTexts = {
  networkError: 'Network error.',
  offline: 'You are offline. Nothing was sent.',
  nothingKept:
    'Your browser is not saving data for this site, so you can’t stay logged in. Allow ' +
    'cookies and site data for this site, or free up space, then try again.',
};
