export const holderPromptTexts = {
  holderPrompt: {
    forYourSecurityPlease: 'For your security, please confirm that it’s you.',
    failedToLoadCards: 'Failed to load cards.',
    yourDeviceAsks: 'To show it, your device asks for one of your passkeys.',
    securityPin: 'Security PIN',
    password: 'Password',
    checking: 'Checking...',
    show: 'Show',
    cancel: 'Cancel',
    forgotYourPin: 'Forgot your PIN?',
  },
};
