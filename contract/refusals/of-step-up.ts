import * as z from 'zod/mini';
import { riskTexts } from '../step-up.texts.ts';
import { factorWanted, riskSignals, type Factor } from '../step-up.ts';
import { define, withParams } from './define.ts';

const needs: Record<Factor, string> = {
  password:
    'You logged in too long ago for this. Please enter your password or log in again. Nothing ' +
    'was done.',
  pin: 'This needs your security PIN. Nothing was done.',
  code: 'This needs a code from your authenticator app, or a recovery code. Nothing was done.',
  passkey:
    'This needs one of your passkeys. Nothing was done. If you can no longer use any of them, ' +
    'please contact us.',
};

/** Of what somebody has to prove who they are with. */
export const ofStepUp = define({
  PROOF_NEEDED: withParams({
    params: { factor: factorWanted, because: z.array(z.enum(riskSignals)) },
    status: 403,
    title: 'Confirm it’s you',
    message: ({ factor, because }) =>
      [...because.map((signal) => riskTexts[signal]), needs[factor]].join(' '),
  }),
  NO_PASSKEY_SIGNS: {
    status: 409,
    title: 'No passkey yet',
    message:
      'You don’t have a passkey that can confirm payments in place of your PIN. Nothing was ' +
      'changed. Please add one under Two-step sign-in first.',
  },
  LAST_SIGNATURE: {
    status: 409,
    title: 'Your last passkey',
    message:
      'Your security PIN is off, so this passkey is the only thing that confirms your payments. ' +
      'Nothing was changed. Please choose a security PIN or add another passkey first.',
  },
});
