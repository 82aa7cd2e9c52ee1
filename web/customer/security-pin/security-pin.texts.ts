export const securityPinTexts = {
  chooseFirstPin: {
    newSecurityPin: 'New security PIN',
    youHaveNoPinYet:
      'You don’t have a PIN yet. Choose one now, or with your first payment. For 24 hours ' +
      'you can then pay others up to the daily limit for new PINs.',
    newSecurityPinAgain: 'Confirm new security PIN',
    hide: 'Hide',
    show: 'Show',
    pin: (verb: string | number) => `${verb} PIN`,
    settingPin: 'Setting PIN...',
    setPin: 'Set PIN',
  },
  pinChecks: {
    theTwoPinsAreNot: 'The PINs don’t match.',
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
    password: 'Password',
    sending: 'Sending...',
    emailMeALink: 'Email me a link',
  },
  turnOffPin: {
    payWithPasskeys: 'Pay with your passkeys alone',
    yourPasskeysCanConfirm:
      'Your passkeys can confirm every payment. With no PIN, there’s nothing to see over ' +
      'your shoulder.',
    turnOffPin: 'Turn off PIN',
    payWithoutPin: 'Pay without a PIN',
    payWithPasskeysAlone: 'Pay with your passkeys alone?',
    everyPaymentThenAsks:
      'Every payment to others then asks your device. You can choose a PIN again at any time, ' +
      'with a passkey.',
    turnOff: 'Turn off PIN',
    turningOff: 'Turning off...',
  },
  securityPinPage: {
    yourPinIsOff:
      'Your PIN is off: your passkeys confirm your payments. Choose a PIN to turn it on again.',
    securityPin: 'Security PIN',
    forgottenOrLockedWeEmail: 'Forgotten or locked? We’ll email you a link to choose a new one.',
    fourDigitsThatApproveYour: 'Four digits that approve your payments.',
  },
};
