import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const signInTexts = {
  logIn: 'Log In',
  loggingIn: 'Logging in...',
  identifier: 'Username or email',
  password: 'Password',
  remember: 'Remember me',
  networkError: 'Network error.',
  signedOut: 'You’re logged out.',
  idle:
    'You were logged out because you weren’t active for a while. Log in to pick up where you ' +
    'left off.',
  expired: 'Your session has ended. Log in to pick up where you left off.',
  already: (link: (text: string) => ReactNode) =>
    sentence('You’re already logged in. ', link('Go to my accounts')),
  pleaseLogIn: 'Please log in to continue.',
  passkey: {
    use: 'Use a passkey',
    waiting: 'Waiting for your passkey...',
    notUsed: 'No passkey was used. Try again, or log in with your password.',
    notHere: 'This browser cannot use passkeys. Please log in with your password.',
    failed: 'Your passkey could not be used here. Please log in with your password.',
  },
  confirmEmail: {
    password: 'Your account password',
    button: 'Confirm your email',
    busy: 'Confirming...',
    dashboard: 'Go to your dashboard',
  },
  email: 'Email',
  forgotPassword: { button: 'Send me a link', busy: 'Sending...' },
  notMe: {
    button: 'Freeze payments and log out every device',
    busy: 'Freezing payments...',
  },
  join: {
    fullName: 'Full name',
    username: 'Username',
    confirmPassword: 'Confirm password',
    button: 'Join the staff',
    busy: 'Joining...',
  },
  register: {
    username: 'Username',
    usernameHint: 'At least 3 characters: letters, digits, dot, dash, underscore.',
    button: 'Register',
    busy: 'Creating your account...',
    done: 'Registration successful! Redirecting…',
    refused: 'Registration failed. Please try again.',
    unanswered: 'An error occurred. Please try again later.',
  },
};
