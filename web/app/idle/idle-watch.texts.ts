export const idleWatchTexts = {
  idleWarning: {
    lessThanTwoMinutesLeft: 'Less than two minutes left.',
    lessThanOneMinuteLeft: 'Less than one minute left.',
    twentySecondsLeft: 'Twenty seconds left.',
    areYouStillThere: 'Are you still there?',
    pleaseLogInAgainSoon: 'Please log in again soon',
    nothingHasHappenedHereFor:
      'You haven’t been active for a while. To keep your account safe, you will be logged out in',
    youCanStayLoggedIn:
      'Your session is about to end. Please finish what you’re doing. You will be logged out in',
    timeLeft: 'Time left',
    theBankDidNotAnswer: 'The bank did not answer. Please try again.',
    logOutNow: 'Log out now',
    oneMoment: 'One moment...',
    stayLoggedIn: 'Stay logged in',
    goOnUntilThen: 'Continue until then',
  },
};
