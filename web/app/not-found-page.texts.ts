export const notFoundPageTexts = {
  notFoundPage: {
    pageNotFound: 'Page not found',
    thereIsNothingAtThis:
      'There is nothing at this address. It may have moved, or the link may be incomplete.',
    goBack: 'Go Back',
    goToHome: 'Go to Home',
  },
};
