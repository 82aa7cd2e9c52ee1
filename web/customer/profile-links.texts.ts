import { plural } from '../ui/values/plural.ts';

export const profileLinksTexts = {
  profileLinks: {
    profile: 'Profile',
    messages: 'Messages',
    unreadMessages: (count: number) =>
      plural(count, { one: '# unread message', other: '# unread messages' }),
    security: 'Security',
    passwordReset: 'Password Reset',
    twoStepSignIn: 'Two-step sign-in',
    securityPin: 'Security PIN',
    sessions: 'Sessions',
  },
};
