import { plural } from '../../ui/values/plural.ts';

export const twoStepTexts = {
  isOn: {
    authenticatorApp: 'Authenticator app',
    on: 'On',
    noAnswerCameSoYour:
      'We lost the connection, so your recovery codes were never shown. Please make new ones ' +
      'now.',
    sinceLoggingInAsksFor: (moment: string | number) =>
      `Since ${moment}, logging in asks for a code from your app.`,
    leftEachLogsYouIn: (codesIn: string | number) =>
      `${codesIn} left. Each one logs you in once without your phone. If you don’t know ` +
      'where they are, make new ones.',
    recoveryCodesHeading: 'Recovery codes',
    newRecoveryCodes: 'New recovery codes',
    turnOff: 'Turn off',
    noRecoveryCodes: 'No recovery codes',
    recoveryCodes: (count: number) =>
      plural(count, { one: 'One recovery code', other: '# recovery codes' }),
    areLeftPleaseMakeNew: (codesIn: string | number, count: number) =>
      `${codesIn} ${plural(count, { one: 'is', other: 'are' })} left. Please make new ones, so that you can log in without your phone.`,
  },
  newCodesDialog: {
    noAnswerCameYourOld:
      'We didn’t hear back. Your old recovery codes may have stopped working: please try again.',
    makeNewRecoveryCodes: 'Make new recovery codes?',
    makeNewCodes: 'Make new codes',
    making: 'Making...',
    youGetTenNewCodes: 'You get ten new codes. The old ones stop working.',
  },
  recoveryCodes: {
    theCodes: 'recovery codes',
    recoveryCodesOfMadeOn: (name: string | number, day: string | number) =>
      `Recovery codes of ${name}, made on ${day}. Each works once.`,
    yourRecoveryCodes: 'Your recovery codes',
    withoutYourPhoneEachOf:
      'Without your phone, each of these codes logs you in once. They’re shown only once: ' +
      'keep them somewhere safe.',
    recoveryCodes: 'Recovery codes',
    download: 'Download',
    print: 'Print',
    iHaveKeptThem: 'I’ve saved them',
    closeWithoutKeepingThem: 'Close without saving them?',
    goBack: 'Go back',
    done: 'Done',
  },
  setUp: {
    setUpYourApp: 'Set up your app',
    addToYourAuthenticatorApp: (name: string | number) => `Add ${name} to your authenticator app`,
    scanThisPictureWithThe: 'Scan this QR code with the app, or type the key into it.',
    theAppIsOnThis: 'Open the app on this device',
    typeTheCodeItShows: 'Enter the code it shows',
    code: 'Code',
    sixDigitsANewCode: 'Six digits. The code changes every 30 seconds.',
    turningOn: 'Turning on...',
    turnOnTwoStepSign: 'Turn on two-step sign-in',
    cancel: 'Cancel',
  },
  setupPicture: {
    pictureForYour: 'QR code for your authenticator app. The key below is the same.',
  },
  turnOffDialog: {
    twoStepSignInIs: 'Two-step sign-in is off.',
    turnOffTwoStepSign: 'Turn off two-step sign-in?',
    turnOff: 'Turn off',
    turningOff: 'Turning off...',
    youllLogInWithJust: 'You’ll log in with just your password. Your recovery codes stop working.',
  },
  turnOn: {
    authenticatorApp: 'Authenticator app',
    withTwoStepSignIn:
      'With two-step sign-in, you log in with your password and a code from an app on your ' +
      'phone. Even if someone has your password, they can’t get in.',
    anyAuthenticatorAppWillDo:
      'Any authenticator app will do. Turning it on ends your sessions on other devices.',
    turningOn: 'Turning on...',
    turnOn: 'Turn on',
  },
  twoStep: {
    yourTwoStepSignIn: 'Your two-step sign-in could not be loaded. Nothing was changed by this.',
    loadingTwoStepSignIn: 'Loading two-step sign-in',
    loadingTheSetup: 'Loading the setup',
  },
};
