import * as z from 'zod/mini';
import { factorWanted, riskSignals, type Factor, type RiskSignal } from '../step-up.ts';
import { define, withParams } from './define.ts';

const needs: Record<Factor, string> = {
  password:
    'You logged in too long ago for this. Please enter your password or log in again. Nothing ' +
    'was done.',
  pin: 'This needs your security PIN. Nothing was done.',
  code: 'This needs a code of your authenticator app, or a recovery code. Nothing was done.',
  passkey:
    'This needs one of your passkeys. Nothing was done. If you can no longer use any of them, ' +
    'please contact us.',
};

const reasons: Record<RiskSignal, string> = {
  newPayee: 'You have not paid this payee before.',
  newDevice: 'You logged in on a new device.',
  contactChanged: 'Your email address or password was changed in the last 72 hours.',
  largeAmount: 'The amount is large.',
  manyPayments: 'You have made many payments in the last hour.',
};

/** Of what somebody has to prove who they are with. */
export const ofStepUp = define({
  PROOF_NEEDED: withParams({
    params: { factor: factorWanted, because: z.array(z.enum(riskSignals)) },
    status: 403,
    title: 'Confirm it is you',
    message: ({ factor, because }) =>
      [...because.map((signal) => reasons[signal]), needs[factor]].join(' '),
  }),
  NO_PASSKEY_SIGNS: {
    status: 409,
    title: 'No passkey yet',
    message:
      'You have no passkey that could confirm payments in place of your PIN. Nothing was ' +
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
