import * as z from 'zod/mini';
import { proofRefusals, strongestProof } from './own-proof.ts';
import { factorWanted } from '../values/step-up.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

/** Six digits of an authenticator app. */
const oneTimeCode = z
  .string('Code is required.')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Code is required.', abort: true }),
    z.regex(/^\d{3}\s?\d{3}$/, 'The code has six digits.'),
  );

/** The code that proves that the app has the secret. */
export const appProof = z.object({ code: oneTimeCode });

/** A person's proof at login in addition to the password. */
export const secondFactor = z.strictObject({
  /** Since when sign-in asks for a code; null: it does not. */
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
  /**
   * The factor that the next change needs; where `passwordNeeded`, with the password again as well.
   */
  factorWanted,
  passwordNeeded: z.boolean(),
});

export type SecondFactor = z.infer<typeof secondFactor>;

const recoveryCodes = z.array(z.string());

export const getSecondFactorRoute = defineRoute({
  method: 'GET',
  path: '/api/users/second-factor',
  who: 'signed-in',
  summary: 'Whether signing in asks for a code, and how many recovery codes are left.',
  answers: { 200: secondFactor },
  refusals: [],
});

export const beginSecondFactorRoute = defineRoute({
  method: 'POST',
  path: '/api/users/second-factor/begin',
  who: 'signed-in',
  summary:
    'Makes the secret for an authenticator app. Nothing is asked for at sign-in before a code ' +
    'of it was confirmed, within 15 minutes.',
  body: strongestProof,
  example: {},
  answers: {
    /**
     * `secret` in base 32, for typing; `address` is the same as an authenticator app reads it from
     * a picture.
     */
    200: z.strictObject({ secret: z.string(), address: z.string() }),
  },
  refusals: ['ACCOUNT_SUSPENDED', 'PASSWORD_CHANGE_REQUIRED', 'SECOND_FACTOR_ON', ...proofRefusals],
  leaves: [],
});

export const confirmSecondFactorRoute = defineRoute({
  method: 'POST',
  path: '/api/users/second-factor/confirm',
  who: 'signed-in',
  summary:
    'Proves that the app has the secret: from now on signing in asks for a code, and every ' +
    'other session is over. Answers the recovery codes, once.',
  body: appProof,
  example: { code: '123 456' },
  answers: { 201: saying(['TWO_STEPS_TURNED_ON'], { recoveryCodes }) },
  refusals: [
    'ACCOUNT_SUSPENDED',
    'ACCOUNT_FROZEN',
    'PASSWORD_CHANGE_REQUIRED',
    'SECOND_FACTOR_ON',
    'SECOND_FACTOR_NOT_BEGUN',
    'TOO_MANY_TRIES',
    'WRONG_CODE',
  ],
  leaves: ['two_step_sign_in.turned_on'],
});

export const renewRecoveryCodesRoute = defineRoute({
  method: 'POST',
  path: '/api/users/second-factor/recovery-codes',
  who: 'signed-in',
  summary:
    'Makes new recovery codes; the old ones open nothing any more. Needs the strongest factor ' +
    'the person has.',
  body: strongestProof,
  example: {},
  answers: { 201: saying(['RECOVERY_CODES_RENEWED'], { recoveryCodes }) },
  refusals: [
    'ACCOUNT_SUSPENDED',
    'PASSWORD_CHANGE_REQUIRED',
    'SECOND_FACTOR_OFF',
    ...proofRefusals,
  ],
  leaves: ['recovery_codes.one_used', 'recovery_codes.renewed'],
});

export const removeSecondFactorRoute = defineRoute({
  method: 'POST',
  path: '/api/users/second-factor/remove',
  who: 'signed-in',
  summary: 'Signing in asks for no code any more. Needs the strongest factor the person has.',
  body: strongestProof,
  example: { code: '123456' },
  answers: { 200: saying(['TWO_STEPS_TURNED_OFF']) },
  refusals: [
    'ACCOUNT_SUSPENDED',
    'PASSWORD_CHANGE_REQUIRED',
    'SECOND_FACTOR_OFF',
    ...proofRefusals,
  ],
  leaves: ['two_step_sign_in.turned_off'],
});
