import * as z from 'zod/mini';
import { isPrintable, jsonField } from '../values/fields.ts';
import { securityPin } from './security-pin.ts';
import { authenticationResponse, unreadable } from '../values/passkey-answers.ts';

/**
 * Six digits of an authenticator app, or one of the recovery codes, however its groups were typed.
 */
export const signInCode = z
  .string('Code is required.')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Code is required.', abort: true }),
    z.maxLength(40, 'A code has six digits, a recovery code four groups of four.'),
    z.refine(isPrintable, 'Control characters are not allowed.'),
  );

const password = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(512, 'Password is required'));

/** A person who chooses a PIN has none yet, so a PIN is no proof there. */
export const proofWithoutPin = z.strictObject({
  /** Needed with a code or a PIN, or alone, where the login is older than five minutes. */
  password: z.optional(password),
  code: z.optional(signInCode),
  /** Of a challenge from `users/passkeys/prove`. */
  passkey: z.optional(authenticationResponse),
});

/** Of these, what the bank wants: the strongest factor the person has. */
export const strongestProof = z.extend(proofWithoutPin, { securityPin: z.optional(securityPin) });

/** The same among the text fields of a form with files: the passkey's answer is JSON. */
export const proofInForm = z.extend(strongestProof, {
  passkey: z.optional(z.pipe(jsonField(unreadable), authenticationResponse)),
});

export type OwnProof = z.infer<typeof strongestProof>;

/** The refusals of a call that wants the strongest factor. */
export const proofRefusals = [
  'ACCOUNT_FROZEN',
  'TOO_SOON_AFTER_CHANGE',
  'PROOF_NEEDED',
  'TOO_MANY_TRIES',
  'WRONG_PASSKEY',
  'WRONG_PASSWORD',
  'WRONG_CODE',
  'WRONG_PIN',
  'PIN_LOCKED',
  'PIN_RESET_REQUIRED',
] as const;
