import * as z from 'zod/mini';
import type { RefusalCode } from '../calls/errors.ts';
import { signInCode } from '../people/own-proof.ts';
import { securityPin } from '../people/security-pin.ts';
import { jsonField, sentAmount } from '../values/fields.ts';
import { authenticationResponse } from '../values/passkey-answers.ts';
import { cautionAnswers } from './caution.ts';

/**
 * The fee the signer was shown: refused if the bank has set another fee since. Absent for a move
 * between own accounts, and where a quote is given.
 */
export const shownFee = z.optional(sentAmount(z.number().check(z.minimum(0))));

const nonce = z
  .string('Please sign again.')
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'Please sign again.'));

/** A PIN, a PIN and a code of the authenticator app, or a passkey: as the bank wants. */
export const orderProof = z.object({
  securityPin: z.optional(securityPin),
  code: z.optional(signInCode),
  /** `nonce` as it came with what the device was asked to sign. */
  passkey: z.optional(z.strictObject({ nonce, credential: authenticationResponse })),
  /** The answers given before a large first payment: kept as evidence, they decide nothing. */
  caution: z.optional(cautionAnswers),
});

type Proof = z.output<typeof orderProof>;

// Without a list of both, which the bundler would keep: the forms of orders would load it, and fail.
export const isOneProof = z.refine<Proof>(
  ({ securityPin: pin, passkey }) => (pin === undefined) !== (passkey === undefined),
  { error: 'Please give your security PIN or sign with a passkey.', path: ['securityPin'] },
);
export const isWholeProof = z.refine<Proof>(
  ({ passkey, code }) => passkey === undefined || code === undefined,
  { error: 'A passkey needs no code.', path: ['code'] },
);

/**
 * Signs the order of the body as it is sent, in one trip: JSON with the proof that
 * `POST /api/approvals` takes, and the fee that was shown. The body stays what is signed, and the
 * header is no part of the request's identity: the same key may come with another proof.
 */
export const approvalField = z.optional(
  z.pipe(
    jsonField('The approval must be a JSON object.'),
    z.extend(orderProof, { fee: shownFee }).check(isOneProof, isWholeProof),
  ),
);

/** The header of an order that has no other. */
export const approvalHeader = z.object({ approval: approvalField });

/** As a client gives it, its fee in minor units. */
export type OrderProof = z.input<typeof orderProof> & { fee?: bigint | undefined };

/** The proof as the bank takes it. */
export type SentProof = NonNullable<z.output<typeof approvalField>>;

/** The faults of a signature. */
export const signatureRefusals = [
  'PIN_NOT_SET',
  'PIN_RESET_REQUIRED',
  'PIN_LOCKED',
  'WRONG_PIN',
  'WRONG_CODE',
  'WRONG_PASSKEY',
  'TOO_MANY_TRIES',
  'PROOF_NEEDED',
  'FEE_CHANGED',
] as const satisfies readonly RefusalCode[];
