import { writtenMoment } from '../../base/clock.ts';
import { mailTexts } from './mail.texts.ts';
import type { NoticeWords } from './notice.ts';

const { notYou } = mailTexts;

export interface HalfSignIn {
  place: string;
  at: Temporal.Instant;
}

/** From where, and when. */
const seen = ({ place, at }: HalfSignIn) => `network ${place}\n${writtenMoment(at)} (New York)`;

export const secondFactorNoticesTexts = {
  on: {
    title: 'Two-step sign-in is on',
    said: [
      'From now on, logging in with your password also asks for a code from your ' +
        'authenticator app. All other sessions were ended.',
    ],
    mailOnly: [
      'Keep your recovery codes in a safe place: each one logs you in once if you lose the app.',
      notYou,
    ],
  } as NoticeWords,
  off: {
    title: 'Two-step sign-in is off',
    said: [
      'Logging in with your password no longer asks for a code. Your recovery codes no longer ' +
        'work.',
    ],
    mailOnly: [notYou],
  } as NoticeWords,
  removed: {
    title: 'Your two-step sign-in was removed',
    said: [
      'Our staff removed your two-step sign-in: your authenticator app, your recovery codes and ' +
        'your passkeys no longer work, and all sessions were ended. Log in with your password.',
      'You can turn two-step sign-in on again at any time.',
    ],
    mailOnly: [notYou],
  } as NoticeWords,
  codesRenewed: {
    title: 'You have new recovery codes',
    said: ['New recovery codes were made for your account. The old ones no longer work.'],
    mailOnly: [notYou],
  } as NoticeWords,
  codeUsed: (left: number): NoticeWords => ({
    title: 'A recovery code was used',
    said: [
      'Someone, probably you, used one of your recovery codes to log in or to confirm a ' +
        'change. ' +
        (left === 0
          ? 'It was the last one: please make new ones right away.'
          : `You have ${left} left.`),
    ],
    mailOnly: [notYou],
  }),
  codeNotGiven: (tried: HalfSignIn): NoticeWords => ({
    title: 'Your password was used without a code',
    said: [
      `Someone entered your correct password but no code, and wasn’t let in:\n${seen(tried)}`,
      'If you stopped partway through logging in, you don’t need to do anything. If it ' +
        'wasn’t you, someone knows your password: please choose a new one now.',
    ],
    mailOnly: [notYou],
  }),
  wrongCode: (tried: HalfSignIn): NoticeWords => ({
    title: 'Your password was used with a wrong code',
    said: [
      'Someone entered your correct password but a wrong code, and wasn’t let in:\n' + seen(tried),
      'If you mistyped the code, you don’t need to do anything. If it wasn’t you, someone ' +
        'knows your password: please choose a new one now.',
    ],
    mailOnly: [notYou],
  }),
  passkeyAdded: (name: string): NoticeWords => ({
    title: 'A passkey was added to your account',
    said: [
      `The passkey “${name}” was added. Anyone who can unlock it on its device can log in to ` +
        'your account with it.',
    ],
    mailOnly: [notYou],
  }),
  passkeyConfirmed: (name: string): NoticeWords => ({
    title: 'A passkey was confirmed',
    said: [`The passkey “${name}” was confirmed as yours. It logs in to your account again.`],
    mailOnly: [notYou],
  }),
  passkeyRemoved: (name: string): NoticeWords => ({
    title: 'A passkey was removed from your account',
    said: [
      `The passkey “${name}” was removed. It no longer logs you in, and all other sessions were ` +
        'ended; your password still logs you in.',
    ],
    mailOnly: [notYou],
  }),
};
