export const addPasskeyDialogTexts = {
  addPasskeyDialog: {
    addAPasskey: 'Add a passkey',
    continue: 'Continue',
    waiting: 'Waiting...',
    yourDeviceAsksForYour:
      'Your device asks for your fingerprint, your face or its PIN, and keeps the ' +
      'passkey. We never receive any of these.',
    name: 'Name',
    toTellItFromYour: 'To tell it from your others.',
    thisDeviceHasAPasskey: 'This device has a passkey for your account already.',
    yourDeviceMadeNoPasskey: 'Your device made no passkey. Nothing was changed.',
  },
};
