import { writtenMoment } from '../../base/clock.ts';
import type { Notice } from './notice.ts';
import { notYou } from './notices.ts';

export function secondFactorOnNotice(): Notice {
  return {
    kind: 'two-step',
    title: 'Two-step sign-in is on',
    said: [
      'From now on logging in with your password also asks for a code of your authenticator ' +
        'app. All other sessions were ended.',
    ],
    mailOnly: [
      'Keep your recovery codes in a safe place: each lets you in once, should you lose the app.',
      notYou,
    ],
  };
}

export function secondFactorOffNotice(): Notice {
  return {
    kind: 'two-step',
    title: 'Two-step sign-in is off',
    said: [
      'Logging in with your password no longer asks for a code. Your recovery codes no longer ' +
        'work.',
    ],
    mailOnly: [notYou],
  };
}

/** Staff removed it for a person who lost app and recovery codes. */
export function secondFactorRemovedNotice(): Notice {
  return {
    kind: 'two-step',
    title: 'Your two-step sign-in was removed',
    said: [
      'Our staff removed your two-step sign-in: your authenticator app, your recovery codes and ' +
        'your passkeys no longer work, and all sessions were ended. Log in with your password.',
      'You can turn two-step sign-in on again at any time.',
    ],
    mailOnly: [notYou],
  };
}

export function recoveryCodesRenewedNotice(): Notice {
  return {
    kind: 'two-step',
    title: 'You have new recovery codes',
    said: ['New recovery codes were made for your account. The old ones no longer work.'],
    mailOnly: [notYou],
  };
}

export function recoveryCodeUsedNotice(left: number): Notice {
  const rest =
    left === 0 ? 'It was the last one: please make new ones at once.' : `You have ${left} left.`;
  return {
    kind: 'two-step',
    title: 'A recovery code was used',
    said: [
      'Somebody, probably you, used one of your recovery codes to log in or to confirm a ' +
        `change. ${rest}`,
    ],
    mailOnly: [notYou],
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

export function codeNotGivenNotice(tried: HalfSignIn): Notice {
  return {
    kind: 'password',
    title: 'Your password was used, and no code followed',
    said: [
      `Somebody gave your right password and then no code, and was not let in:\n${seen(tried)}`,
      'If you gave up logging in, there is nothing to do. If it was not you, somebody knows ' +
        'your password: please choose a new one now.',
    ],
    mailOnly: [notYou],
  };
}

export function wrongCodeNotice(tried: HalfSignIn): Notice {
  return {
    kind: 'password',
    title: 'Your password was used with a wrong code',
    said: [
      `Somebody gave your right password, but a wrong code, and was not let in:\n${seen(tried)}`,
      'If you mistyped the code, there is nothing to do. If it was not you, somebody knows your ' +
        'password: please choose a new one now.',
    ],
    mailOnly: [notYou],
  };
}

export function passkeyAddedNotice(name: string): Notice {
  return {
    kind: 'two-step',
    title: 'A passkey was added to your account',
    said: [
      `The passkey “${name}” was added. A person who can open it on its device can log in to ` +
        'your account with it.',
    ],
    mailOnly: [notYou],
  };
}

export function passkeyConfirmedNotice(name: string): Notice {
  return {
    kind: 'two-step',
    title: 'A passkey was confirmed',
    said: [`The passkey “${name}” was confirmed as yours. It logs in to your account again.`],
    mailOnly: [notYou],
  };
}

export function passkeyRemovedNotice(name: string): Notice {
  return {
    kind: 'two-step',
    title: 'A passkey was removed from your account',
    said: [
      `The passkey “${name}” was removed. It no longer logs you in, and all other sessions were ` +
        'ended; your password still logs you in.',
    ],
    mailOnly: [notYou],
  };
}
