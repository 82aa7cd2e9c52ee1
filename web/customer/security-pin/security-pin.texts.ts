export const securityPinTexts = {
  chooseFirstPin: {
    theTwoPinsAreNot: 'The two PINs are not the same.',
    newSecurityPin: 'New security PIN',
    youHaveNoPinYet:
      'You have no PIN yet. Choose one now, or in your first payment. For 24 hours you ' +
      'can then pay others up to the daily limit for new PINs.',
    newSecurityPinAgain: 'New security PIN again',
    hide: 'Hide',
    show: 'Show',
    pin: (verb: string | number) => `${verb} PIN`,
    settingPin: 'Setting PIN...',
    setPin: 'Set PIN',
  },
  choosePin: {
    goToLocalTransfer: 'Go to Local Transfer',
    newSecurityPin: 'New security PIN',
    fourDigitsForHoursYou:
      'Four digits. For 24 hours you can pay others up to the daily limit for new PINs.',
    settingPin: 'Setting PIN...',
    setNewPin: 'Set new PIN',
  },
  requestPinReset: {
    sending: 'Sending...',
    emailMeALink: 'Email me a link',
  },
  securityPinPage: {
    securityPin: 'Security PIN',
    forgottenOrLockedWeEmail: 'Forgotten or locked? We email you a link to choose a new one.',
    fourDigitsThatApproveYour: 'Four digits that approve your payments.',
  },
};
