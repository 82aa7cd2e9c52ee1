import * as z from 'zod/mini';
import { emailField, linkSecret } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { newPasswordField } from './users.ts';

const email = emailField('Email is required.', 'Invalid email address.');
const newPassword = newPasswordField();
export const confirmPassword = z
  .string('Please confirm your password.')
  .check(z.minLength(1, 'Please confirm your password.'));

interface Chosen {
  newPassword: string;
  confirmPassword: string;
}

export const sameTwice = <T extends Chosen>() =>
  z.refine<T>((chosen) => chosen.newPassword === chosen.confirmPassword, {
    error: 'Passwords do not match.',
    path: ['confirmPassword'],
  });

export const passwordReset = z.object({ email, newPassword, confirmPassword }).check(sameTwice());
export const forgottenPassword = z.object({ email });
export const passwordResetConfirmation = z
  .object({ token: linkSecret, newPassword, confirmPassword })
  .check(sameTwice());

export const resetPasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password',
  who: 'anyone',
  summary:
    'From a browser that signed in with this e-mail at most five minutes ago: changes the ' +
    'password (200). From anywhere else: changes nothing and mails a link, with the same answer ' +
    'for every address (202).',
  body: passwordReset,
  example: {
    email: 'alice@mail.example',
    newPassword: 'long-enough',
    confirmPassword: 'long-enough',
  },
  answers: { 200: saying(['PASSWORD_RESET']), 202: saying(['PASSWORD_LINK_MAILED']) },
  refusals: ['TOO_MANY_TRIES'],
  leaves: ['user.password_changed'],
});

export const forgotPasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/forgot-password',
  who: 'anyone',
  summary:
    'Mails a link to choose a new password, if the address is known. The answer is the same for ' +
    'every address.',
  body: forgottenPassword,
  example: { email: 'alice@mail.example' },
  answers: { 202: saying(['PASSWORD_LINK_MAILED']) },
  refusals: ['TOO_MANY_TRIES'],
  leaves: [],
});

export const confirmPasswordResetRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password/confirm',
  who: 'anyone',
  summary:
    'Chooses a new password with an emailed link: one use, fifteen minutes. Every session of the ' +
    'person ends.',
  body: passwordResetConfirmation,
  example: {
    token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    newPassword: 'long-enough',
    confirmPassword: 'long-enough',
  },
  answers: { 200: saying(['PASSWORD_RESET']) },
  refusals: ['TOO_MANY_TRIES', 'RESET_LINK_INVALID'],
  leaves: ['user.password_changed'],
});
