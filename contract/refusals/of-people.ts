import * as z from 'zod/mini';
import { formatsOf } from '../format.ts';
import { define, withParams } from './define.ts';
import { countParam, momentParam } from './params.ts';

const { count, moment, plural } = formatsOf('en-US');

/** `30 seconds`, `2 minutes`, `a minute`. */
const waitWords = ({ wait, unit }: { wait: number; unit: 'second' | 'minute' }) =>
  unit === 'minute' && wait === 1 ? 'a minute' : `${wait} ${unit}s`;

/** Of who somebody is: sign-in, session, PIN, card. */
export const ofPeople = define({
  RESET_LINK_INVALID: {
    status: 400,
    title: 'Link not valid',
    message:
      'This link has been used, has expired or was replaced by a newer one. Nothing was ' +
      'changed. Please ask for a new one.',
  },
  NOT_ME_LINK_INVALID: {
    status: 400,
    title: 'Link not valid',
    message:
      'This link has been used or is older than 72 hours. Nothing was changed. If a change ' +
      'wasn’t yours, please call us right away.',
  },
  EMAIL_LINK_INVALID: {
    status: 400,
    title: 'Link not valid',
    message:
      'This link has been used, is older than 72 hours or was replaced by a newer one. ' +
      'Nothing was changed. If your email is not confirmed yet, log in and ask for a new ' +
      'link.',
  },
  PASSKEY_INVALID: {
    status: 400,
    title: 'Passkey not valid',
    message:
      'This passkey could not be checked, or was made too late. Nothing was changed. Please try ' +
      'again.',
  },
  BAD_CREDENTIALS: {
    status: 401,
    title: 'Not logged in',
    message: 'Wrong username, email or password.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    title: 'Code required',
    message: 'Please enter the code from your authenticator app.',
    field: 'code',
  },
  WRONG_SIGN_IN_CODE: {
    status: 401,
    title: 'Wrong code',
    message:
      'That code didn’t match. Codes change every 30 seconds; enter the current one, or a ' +
      'recovery code.',
    field: 'code',
  },
  PASSKEY_REFUSED: {
    status: 401,
    title: 'Passkey refused',
    message:
      'This passkey doesn’t match an account here, or it took too long. Please try again, or ' +
      'log in with your password.',
  },
  PASSKEY_WAITS: {
    status: 401,
    title: 'Passkey not confirmed',
    message:
      'Your password was reset through an emailed link, so this passkey needs your ' +
      'confirmation. Please log in with your password and confirm it under Two-step sign-in.',
  },
  NOT_SIGNED_IN: { status: 401, title: 'Not logged in', message: 'Please log in again.' },
  WRONG_PASSKEY: {
    status: 403,
    title: 'Wrong passkey',
    message:
      'This passkey isn’t one of yours, or it took too long. Nothing was changed. Please try ' +
      'again.',
    field: 'passkey',
  },
  PASSWORD_NEEDED: {
    status: 403,
    title: 'Password needed',
    message:
      'This browser is not logged in to the account of this link. Please enter its password. ' +
      'Nothing was changed.',
    field: 'password',
  },
  WRONG_PASSWORD: {
    status: 403,
    title: 'Wrong password',
    message: 'Wrong password. Nothing was changed.',
    field: 'password',
  },
  WRONG_CODE: {
    status: 403,
    title: 'Wrong code',
    message:
      'That code didn’t match. Codes change every 30 seconds; enter the current one. Nothing ' +
      'was changed.',
    field: 'code',
  },
  FORBIDDEN: {
    status: 403,
    title: 'Not allowed',
    message: 'You are not allowed to do this. Nothing was changed.',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    title: 'Account suspended',
    message: 'Your account is suspended. No money was moved. Please contact support.',
  },
  SESSION_NOT_PAIRED: {
    status: 403,
    title: 'Session not paired',
    message: 'This browser did not open this session, so no money was moved. Please log in again.',
  },
  APPROVAL_REQUIRED: {
    status: 403,
    title: 'Approval required',
    message: 'This payment needs your security PIN. No money was moved.',
  },
  SIGN_IN_TOO_OLD: {
    status: 403,
    title: 'Login too old',
    message:
      'You logged in too long ago for this. Please enter your password or log in again. No ' +
      'money was moved.',
    field: 'password',
  },
  WRONG_PIN: withParams({
    params: { triesLeft: countParam },
    status: 403,
    title: 'Wrong PIN',
    message: ({ triesLeft }) =>
      `Wrong PIN. ${plural(triesLeft, { one: '# try', other: '# tries' })} left. ` +
      'No money was moved.',
    field: 'securityPin',
  }),
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    title: 'Password change required',
    message: 'Please choose your own password first.',
  },
  SESSION_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'This session has already ended.',
  },
  CARD_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'You have no card with this ID. Nothing was changed.',
  },
  PASSKEY_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'You have no passkey with this ID. Nothing was changed.',
  },
  GOAL_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'This account has no savings goal. Nothing was changed.',
  },
  MOMENT_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'You have not reached this, or it is long past. Nothing was changed.',
  },
  ALREADY_REGISTERED: {
    status: 409,
    title: 'Already registered',
    message: 'This username or email is already registered.',
  },
  CARD_EXISTS: withParams({
    params: { type: z.enum(['credit', 'debit']) },
    status: 409,
    title: 'One card per type',
    message: ({ type }) => `You can only have one ${type === 'credit' ? 'Credit' : 'Debit'} card.`,
    field: 'cardType',
  }),
  SECOND_FACTOR_ON: {
    status: 409,
    title: 'Two-step sign-in is on',
    message:
      'Two-step sign-in is already on. Turn it off first to use another app. Nothing was ' +
      'changed.',
  },
  SECOND_FACTOR_OFF: {
    status: 409,
    title: 'Two-step sign-in is off',
    message: 'Two-step sign-in is off. Nothing was changed.',
  },
  SECOND_FACTOR_NOT_BEGUN: {
    status: 409,
    title: 'Setup is over',
    message:
      'This setup was never started or is older than 15 minutes. Nothing was changed. Please ' +
      'start again.',
  },
  PASSKEYS_UNAVAILABLE: {
    status: 409,
    title: 'No passkeys here',
    message: 'Passkeys can’t be used at this address. Please log in with your password.',
  },
  PASSKEYS_FULL: {
    status: 409,
    title: 'Too many passkeys',
    message: 'You have ten passkeys. Remove one first. Nothing was changed.',
  },
  PIN_ALREADY_SET: {
    status: 409,
    title: 'PIN already set',
    message: 'You already have a security PIN.',
    field: 'securityPin',
  },
  PIN_NOT_SET: {
    status: 409,
    title: 'No PIN yet',
    message: 'Please choose a security PIN first. No money was moved.',
    field: 'securityPin',
  },
  PIN_LOCKED: withParams({
    params: { minutes: countParam },
    status: 423,
    title: 'PIN locked',
    message: ({ minutes }) =>
      'Your security PIN is locked after five wrong tries. Please try again in ' +
      `${plural(minutes, { one: '# minute', other: '# minutes' })}. No money was moved.`,
    field: 'securityPin',
  }),
  PIN_RESET_REQUIRED: {
    status: 423,
    title: 'PIN reset required',
    message:
      'Your security PIN was locked three times. Please choose a new one with an emailed link. ' +
      'No money was moved.',
    field: 'securityPin',
  },
  NOTICE_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'You have no notice with this ID.',
  },
  CONVERSATION_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'You have no message with this ID. Nothing was sent.',
  },
  TOO_SOON_AFTER_CHANGE: withParams({
    params: { until: momentParam },
    status: 422,
    title: 'Too soon after a change',
    message: ({ until }) =>
      'Your email address or password was changed recently, so for your safety you can do ' +
      `this only from ${moment(until)} (New York time). Nothing was changed. If it can’t ` +
      'wait, please call us.',
  }),
  MESSAGES_LIMIT: withParams({
    params: { max: countParam },
    status: 422,
    title: 'Too many messages',
    message: ({ max }) =>
      `${count(max)} of your messages are already waiting for an answer. Nothing was sent. ` +
      'Please call us, or wait for an answer.',
  }),
  TOO_MANY_TRIES: withParams({
    params: { wait: countParam, unit: z.enum(['second', 'minute']) },
    status: 429,
    title: 'Too many tries',
    message: (params) => `Too many tries. Please wait ${waitWords(params)} and try again.`,
  }),
});
