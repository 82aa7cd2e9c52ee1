import { writtenMoment } from '../../base/clock.ts';
import type { Mail } from './mail.ts';
import { type MailRecipient, notYou } from './notices.ts';

export function secondFactorOnNotice({ username, email }: MailRecipient): Mail {
  return {
    to: email,
    subject: 'Two-step sign-in is on',
    paragraphs: [
      `Hello ${username},`,
      'From now on logging in with your password also asks for a code of your authenticator ' +
        'app. All other sessions were ended.',
      'Keep your recovery codes in a safe place: each lets you in once, should you lose the app.',
      notYou,
    ],
  };
}

export function secondFactorOffNotice({ username, email }: MailRecipient): Mail {
  return {
    to: email,
    subject: 'Two-step sign-in is off',
    paragraphs: [
      `Hello ${username},`,
      'Logging in with your password no longer asks for a code. Your recovery codes no longer ' +
        'work.',
      notYou,
    ],
  };
}

/** Staff removed it for a person who lost app and recovery codes. */
export function secondFactorRemovedNotice({ username, email }: MailRecipient): Mail {
  return {
    to: email,
    subject: 'Your two-step sign-in was removed',
    paragraphs: [
      `Hello ${username},`,
      'Our staff removed your two-step sign-in: your authenticator app, your recovery codes and ' +
        'your passkeys no longer work, and all sessions were ended. Log in with your password.',
      'You can turn two-step sign-in on again at any time.',
      notYou,
    ],
  };
}

export function recoveryCodesRenewedNotice({ username, email }: MailRecipient): Mail {
  return {
    to: email,
    subject: 'You have new recovery codes',
    paragraphs: [
      `Hello ${username},`,
      'New recovery codes were made for your account. The old ones no longer work.',
      notYou,
    ],
  };
}

export function recoveryCodeUsedNotice({ username, email }: MailRecipient, left: number): Mail {
  const rest =
    left === 0 ? 'It was the last one: please make new ones at once.' : `You have ${left} left.`;
  return {
    to: email,
    subject: 'A recovery code was used',
    paragraphs: [
      `Hello ${username},`,
      'Somebody, probably you, used one of your recovery codes to log in or to confirm a ' +
        `change. ${rest}`,
      notYou,
    ],
  };
}

interface HalfSignIn {
  place: string;
  at: Temporal.Instant;
}

/** From where, and when. */
function seen({ place, at }: HalfSignIn): string {
  const time = writtenMoment(at);
  return `network ${place}\n${time} (New York)`;
}

export function codeNotGivenNotice({ username, email }: MailRecipient, tried: HalfSignIn): Mail {
  return {
    to: email,
    subject: 'Your password was used, and no code followed',
    paragraphs: [
      `Hello ${username},`,
      `Somebody gave your right password and then no code, and was not let in:\n${seen(tried)}`,
      'If you gave up logging in, there is nothing to do. If it was not you, somebody knows ' +
        'your password: please choose a new one now.',
      notYou,
    ],
  };
}

export function wrongCodeNotice({ username, email }: MailRecipient, tried: HalfSignIn): Mail {
  return {
    to: email,
    subject: 'Your password was used with a wrong code',
    paragraphs: [
      `Hello ${username},`,
      `Somebody gave your right password, but a wrong code, and was not let in:\n${seen(tried)}`,
      'If you mistyped the code, there is nothing to do. If it was not you, somebody knows your ' +
        'password: please choose a new one now.',
      notYou,
    ],
  };
}

export function passkeyAddedNotice({ username, email }: MailRecipient, name: string): Mail {
  return {
    to: email,
    subject: 'A passkey was added to your account',
    paragraphs: [
      `Hello ${username},`,
      `The passkey “${name}” was added. A person who can open it on its device can log in to ` +
        'your account with it.',
      notYou,
    ],
  };
}

export function passkeyConfirmedNotice({ username, email }: MailRecipient, name: string): Mail {
  return {
    to: email,
    subject: 'A passkey was confirmed',
    paragraphs: [
      `Hello ${username},`,
      `The passkey “${name}” was confirmed as yours. It logs in to your account again.`,
      notYou,
    ],
  };
}

export function passkeyRemovedNotice({ username, email }: MailRecipient, name: string): Mail {
  return {
    to: email,
    subject: 'A passkey was removed from your account',
    paragraphs: [
      `Hello ${username},`,
      `The passkey “${name}” was removed. It no longer logs you in, and all other sessions were ` +
        'ended; your password still logs you in.',
      notYou,
    ],
  };
}
