import { createHash } from 'node:crypto';
import type { addPasskeyRoute, loginWithPasskeyRoute } from '../../../contract/people/passkeys.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { type Answerer, spendChallenge } from './challenges-store.ts';
import { notePasskeyUse, type StoredPasskey } from './passkeys-store.ts';
import { relyingPartyOf } from './relying-party.ts';

type NewCredential = BodyOf<typeof addPasskeyRoute>['credential'];
export type SignedChallenge = BodyOf<typeof loginWithPasskeyRoute>['credential'];

/** Kinds of keys a browser is asked for, the preferred first: ES256, EdDSA, RS256. */
export const keyAlgorithms = [-7, -8, -257];

// Large, and not needed before the first passkey: the bank starts without it.
const webAuthn = () => import('@simplewebauthn/server');
const webAuthnHelpers = () => import('@simplewebauthn/server/helpers');

/** The challenge an answer says it is of; undefined when it says none. */
export function challengeOf({ response }: NewCredential | SignedChallenge): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The package throws for everything that is wrong with an answer. Its message names what was
 * expected, for a person who cannot log in.
 */
async function checked<Found>(
  { bank, requestId }: Context,
  check: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  try {
    return await check();
  } catch (error) {
    bank.log.debug({ requestId, reason: String(error).slice(0, 300) }, 'a passkey was refused');
    return undefined;
  }
}

/** Bytes as the package wants them: over memory of their own. */
const own = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

/**
 * Checks that a page of ours made the passkey for this challenge and its owner opened it, and
 * answers the parts to keep. We ask for no certificate of the device; one that comes unasked is
 * refused, because looking into it can mean to call addresses that are written in it.
 */
export async function verifyNewPasskey(
  ctx: Context,
  credential: NewCredential,
  challenge: string,
): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'signCount'> | undefined> {
  const party = relyingPartyOf(ctx.bank.config);
  if (!party) return undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  const { decodeAttestationObject } = await webAuthnHelpers();
  return await checked(ctx, async () => {
    const attestation = decodeAttestationObject(
      own(Buffer.from(credential.response.attestationObject, 'base64url')),
    );
    const format = attestation.get('fmt');
    if (
      format !== 'none' &&
      (format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined)
    )
      return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { ...credential.response, transports: credential.response.transports ?? [] },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: keyAlgorithms,
    });
    if (!verified || registrationInfo.credential.id !== credential.id) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: Buffer.from(id, 'base64url'),
      publicKey: Buffer.from(publicKey),
      signCount: BigInt(counter),
    };
  });
}

/**
 * Checks that this passkey signed this challenge for a page of ours, opened by its owner, and that
 * its count goes on. @returns how often the device has signed; else undefined.
 */
async function verifySignature(
  ctx: Context,
  {
    credential,
    challenge,
    passkey,
  }: { credential: SignedChallenge; challenge: string; passkey: StoredPasskey },
): Promise<bigint | undefined> {
  const party = relyingPartyOf(ctx.bank.config);
  if (!party) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  return await checked(ctx, async () => {
    const { userHandle, ...response } = credential.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle ? { userHandle } : {}) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId.toString('base64url'),
        publicKey: own(passkey.publicKey),
        counter: Number(passkey.signCount),
      },
    });
    return verified ? BigInt(authenticationInfo.newCounter) : undefined;
  });
}

export interface Signed {
  credential: SignedChallenge;
  /** Undefined: the key is unknown. */
  passkey: StoredPasskey | undefined;
  answerer: Answerer;
}

/**
 * A device names its owner where it chose the key itself; one that was asked for a key by name may
 * leave that out.
 */
function namesOwner({ credential, answerer }: Signed, { userId }: StoredPasskey): boolean {
  const named = credential.response.userHandle ?? undefined;
  return named === userHandleOf(userId) || (named === undefined && answerer.purpose !== 'sign-in');
}

/** @returns how often the device has signed; undefined where it is not this passkey's answer. */
async function countOf(
  ctx: Context,
  signed: Signed,
  challenge: string,
): Promise<bigint | undefined> {
  const { credential, passkey } = signed;
  if (passkey === undefined || !namesOwner(signed, passkey)) return undefined;
  return await verifySignature(ctx, { credential, challenge, passkey });
}

/** Says whether the passkey signed a challenge of ours for the first time, and notes its use. */
export async function verifyPasskey(ctx: Context, signed: Signed): Promise<boolean> {
  const { db, clock } = ctx.bank;
  const { credential, passkey, answerer } = signed;
  const challenge = challengeOf(credential);
  // Spent before anything is checked, so that an answer is looked at once.
  if (challenge === undefined || !(await spendChallenge(db, challenge, answerer, clock.now())))
    return false;
  const signCount = await countOf(ctx, signed, challenge);
  if (signCount === undefined || passkey === undefined) return false;
  return await notePasskeyUse(db, passkey.id, signCount, clock.now());
}

/**
 * Finds whether the passkey signed the text of the challenge that the answer names; the caller sees
 * to it that the answer is used once. A wrong one is used up here.
 */
export async function lookAtAnswer(
  ctx: Context,
  signed: Signed,
): Promise<
  | { passkey: StoredPasskey; challenge: string; signCount: bigint; endsAt: Temporal.Instant }
  | undefined
> {
  const { db, clock } = ctx.bank;
  const { credential, passkey, answerer } = signed;
  const challenge = challengeOf(credential);
  if (challenge === undefined || answerer.purpose !== 'signed') return undefined;
  const signCount = await countOf(ctx, signed, challenge);
  if (passkey !== undefined && signCount !== undefined)
    return { passkey, challenge, signCount, endsAt: answerer.endsAt };
  await spendChallenge(db, challenge, answerer, clock.now());
  return undefined;
}

/**
 * Does what a right answer allows, in the transaction that spends its challenge and notes its use:
 * of two answers at once one is done. A wrong answer spends the challenge as well.
 * @returns what was done; undefined where the answer was not right.
 */
export async function withPasskey<T extends object>(
  ctx: Context,
  signed: Signed,
  allowed: (tx: Tx, passkey: StoredPasskey) => Promise<T>,
): Promise<T | undefined> {
  const { db, clock } = ctx.bank;
  const { credential, passkey, answerer } = signed;
  const challenge = challengeOf(credential);
  if (challenge === undefined) return undefined;
  const signCount = await countOf(ctx, signed, challenge);
  return await db.tx(async (tx) => {
    // The passkey first, as the posting does: its lock keeps two answers of it from each other.
    const isNoted =
      passkey !== undefined &&
      signCount !== undefined &&
      (await notePasskeyUse(tx, passkey.id, signCount, clock.now()));
    const isFirst = await spendChallenge(tx, challenge, answerer, clock.now());
    return isNoted && isFirst ? await allowed(tx, passkey) : undefined;
  });
}

/**
 * The handle of a person inside their devices: the same for all their passkeys, and nothing that
 * names them.
 */
export function userHandleOf(userId: string): string {
  return createHash('sha256').update(`passkey-owner:${userId}`).digest('base64url');
}
