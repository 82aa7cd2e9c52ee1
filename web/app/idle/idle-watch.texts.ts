export const idleWatchTexts = {
  idleWarning: {
    lessThanTwoMinutesLeft: 'Less than two minutes left.',
    lessThanOneMinuteLeft: 'Less than one minute left.',
    twentySecondsLeft: 'Twenty seconds left.',
    areYouStillThere: 'Are you still there?',
    pleaseLogInAgainSoon: 'Please log in again soon',
    nothingHasHappenedHereFor:
      'Nothing has happened here for a while. To keep your account safe, you will be logged out in',
    youCanStayLoggedIn:
      'You can stay logged in only so long, and that time is nearly over. Please finish ' +
      'what you are doing. You will be logged out in',
    timeLeft: 'Time left',
    theBankDidNotAnswer: 'The bank did not answer. Please try again.',
    logOutNow: 'Log out now',
    oneMoment: 'One moment...',
    stayLoggedIn: 'Stay logged in',
    goOnUntilThen: 'Go on until then',
  },
};
