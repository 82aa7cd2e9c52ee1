import type { ReactNode } from 'react';
import { bankFacts } from '../../../config/bank.ts';
import { sentence } from '../../ui/values/sentence.ts';

type LinkOf = (text: string) => ReactNode;

export const signInTexts = {
  needsScript: (phone: ReactNode) =>
    sentence('Online banking needs JavaScript. Please turn it on, or call us at ', phone, '.'),
  logIn: {
    title: 'Log In',
    lead: 'Welcome back. Use the username or email you registered with.',
    support: 'Forgot Password? Contact Support',
    resetLink: 'Email me a reset link',
    register: (link: LinkOf) => sentence(`New to ${bankFacts.name}? `, link('Register now')),
  },
  register: {
    title: 'Register',
    lead: 'Three fields, and your checking, savings and investment accounts are open.',
    logIn: (link: LinkOf) => sentence('Already a customer? ', link('Log In')),
  },
  forgotPassword: {
    windowTitle: 'Forgot Password',
    title: 'Forgot your password?',
    lead:
      'Tell us the email address of your account. We’ll email you a link that works once, ' +
      'for 15 minutes.',
    logIn: (link: LinkOf) => sentence('Remembered it? ', link('Log In')),
  },
  resetPassword: {
    windowTitle: 'Reset Password',
    title: 'Choose a new password',
    lead: 'Every device that is logged in will have to log in again.',
    logIn: (link: LinkOf) => sentence('Done, or changed your mind? ', link('Log In')),
    another: (link: LinkOf) => sentence('Link too old? ', link('Ask for a new one')),
  },
  notMe: {
    windowTitle: 'This was not me',
    title: 'Was this not you?',
    lead:
      'If you did not make the change we emailed you about, or did not open the account, press ' +
      'the button. Payments stop, every device is logged out, and a changed email address goes ' +
      'back. Then you choose a new password.',
    logIn: (link: LinkOf) => sentence('It was you? ', link('Log In'), ' and nothing changes.'),
  },
  join: {
    title: 'Join the staff',
    lead:
      'Choose the name and the password that you log in with. After that, turn on two-step ' +
      'sign-in: nothing is shown to you before it is on.',
    logIn: (link: LinkOf) => sentence('Done already? ', link('Log In')),
  },
  confirmOwnEmail: {
    title: 'Confirm your email',
    lead:
      'Press the button to confirm that you opened this account and read our email. Nothing ' +
      'changes until you do.',
    notMine:
      'You did not open an account here? Do not press this. Use the link “I did not open this ' +
      'account” in the same email.',
  },
};
