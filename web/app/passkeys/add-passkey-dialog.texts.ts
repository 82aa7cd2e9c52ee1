export const addPasskeyDialogTexts = {
  addPasskeyDialog: {
    addAPasskey: 'Add a passkey',
    continue: 'Continue',
    waiting: 'Waiting...',
    yourDeviceAsksForYour:
      'Your device asks for your fingerprint, your face or its PIN, and keeps the ' +
      'passkey. We never receive any of these.',
    name: 'Name',
    toTellItFromYour: 'So you can tell it apart from your other passkeys.',
    thisDeviceHasAPasskey: 'This device already has a passkey for your account.',
    yourDeviceMadeNoPasskey: 'Your device didn’t create a passkey. Nothing was changed.',
  },
};
