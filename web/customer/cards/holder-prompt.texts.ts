export const holderPromptTexts = {
  holderPrompt: {
    forYourSecurityPlease: 'For your security, please confirm that it’s you.',
    failedToLoadCards: 'Failed to load cards.',
    securityPin: 'Security PIN',
    password: 'Password',
    checking: 'Checking...',
    show: 'Show',
    cancel: 'Cancel',
    forgotYourPin: 'Forgot your PIN?',
  },
};
