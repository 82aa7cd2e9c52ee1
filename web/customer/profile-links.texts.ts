export const profileLinksTexts = {
  profileLinks: {
    profile: 'Profile',
    messages: 'Messages',
    passwordReset: 'Password Reset',
    twoStepSignIn: 'Two-step sign-in',
    securityPin: 'Security PIN',
    sessions: 'Sessions',
  },
};
