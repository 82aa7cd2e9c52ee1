import * as z from 'zod/mini';
import { idField } from '../values/fields.ts';
import { proofRefusals, strongestProof } from './own-proof.ts';
import { factorWanted } from '../values/step-up.ts';
import { authenticationResponse, registrationResponse } from '../values/passkey-answers.ts';
import { passkeyName } from './passkey-rules.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { signedIn } from './users.ts';

/** A passkey as browsers are given it. */
export const knownCredential = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/**
 * A key kept by a device that opens it only for its owner: signing in with it needs neither
 * password nor code.
 */
export const passkey = z.strictObject({
  _id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  /**
   * When the password was replaced by an emailed link: until its owner confirms it, the passkey
   * logs in no one.
   */
  waitsSince: z.nullable(z.string()),
});

export type Passkey = z.infer<typeof passkey>;

/**
 * The key that a browser is asked to make: W3C Web Authentication,
 * PublicKeyCredentialCreationOptionsJSON.
 */
const creationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/**
 * The challenge that a browser is asked to sign: PublicKeyCredentialRequestOptionsJSON. It names no
 * key, so that it does not reveal who has one.
 */
export const requestOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

export const listPasskeysRoute = defineRoute({
  method: 'GET',
  path: '/api/users/passkeys',
  who: 'signed-in',
  summary: 'The passkeys of the signed-in person, the oldest first.',
  answers: {
    200: z.strictObject({
      /**
       * Where passkeys work, as `https://bank.example`; null: this bank has an address where they
       * cannot.
       */
      address: z.nullable(z.string()),
      /**
       * The factor that adding or removing one needs; where `passwordNeeded`, with the password
       * again as well.
       */
      factorWanted,
      passwordNeeded: z.boolean(),
      passkeys: z.array(passkey),
    }),
  },
  refusals: [],
});

export const beginPasskeyRoute = defineRoute({
  method: 'POST',
  path: '/api/users/passkeys/begin',
  who: 'signed-in',
  summary: 'What the browser is asked to make a passkey for: one use, five minutes, this session.',
  body: strongestProof,
  example: {},
  answers: { 200: z.strictObject({ options: creationOptions }) },
  refusals: [
    'PASSKEYS_UNAVAILABLE',
    'ACCOUNT_SUSPENDED',
    'PASSWORD_CHANGE_REQUIRED',
    'PASSKEYS_FULL',
    ...proofRefusals,
  ],
  leaves: [],
});

export const addPasskeyRoute = defineRoute({
  method: 'POST',
  path: '/api/users/passkeys',
  who: 'signed-in',
  summary: 'Keeps a passkey that the browser has made.',
  body: z.object({ name: passkeyName.shape.name, credential: registrationResponse }),
  example: {
    name: 'Phone',
    credential: {
      id: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
      rawId: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
      type: 'public-key',
      response: {
        clientDataJSON:
          'eyJjaGFsbGVuZ2UiOiJ4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4In0',
        attestationObject: 'o2NmbXQ',
      },
    },
  },
  answers: { 201: saying(['PASSKEY_ADDED'], { passkey }) },
  refusals: [
    'ACCOUNT_SUSPENDED',
    'ACCOUNT_FROZEN',
    'PASSWORD_CHANGE_REQUIRED',
    'PASSKEY_INVALID',
    'PASSKEYS_FULL',
  ],
  leaves: ['passkey.added'],
});

export const removePasskeyRoute = defineRoute({
  method: 'POST',
  path: '/api/users/passkeys/{id}/remove',
  who: 'signed-in',
  summary: 'Forgets a passkey: it signs in nowhere any more.',
  params: z.object({ id: idField }),
  body: strongestProof,
  example: {},
  answers: { 200: saying(['PASSKEY_REMOVED']) },
  refusals: [
    'PASSKEY_NOT_FOUND',
    'LAST_SIGNATURE',
    'ACCOUNT_SUSPENDED',
    'PASSWORD_CHANGE_REQUIRED',
    ...proofRefusals,
  ],
  leaves: ['passkey.removed'],
});

export const confirmPasskeyRoute = defineRoute({
  method: 'POST',
  path: '/api/users/passkeys/{id}/confirm',
  who: 'signed-in',
  summary:
    'Says of a passkey that waits since a mailed reset that it is the own: it signs in again.',
  params: z.object({ id: idField }),
  body: strongestProof,
  example: { password: 'long-enough' },
  answers: { 200: saying(['PASSKEY_CONFIRMED']) },
  refusals: [
    'PASSKEY_NOT_FOUND',
    'ACCOUNT_SUSPENDED',
    'PASSWORD_CHANGE_REQUIRED',
    ...proofRefusals,
  ],
  leaves: ['passkey.confirmed'],
});

export const beginPasskeyProofRoute = defineRoute({
  method: 'POST',
  path: '/api/users/passkeys/prove',
  who: 'signed-in',
  summary:
    'What the browser is asked to sign with one of the own passkeys before a change that wants ' +
    'one: one use, five minutes, this session.',
  answers: {
    200: z.strictObject({
      options: z.extend(requestOptions, { allowCredentials: z.array(knownCredential) }),
    }),
  },
  refusals: ['PASSKEYS_UNAVAILABLE'],
  leaves: [],
});

export const beginPasskeyLoginRoute = defineRoute({
  method: 'POST',
  path: '/api/users/login/passkey/begin',
  who: 'anyone',
  summary: 'What the browser is asked to sign: one use, five minutes. The same for everybody.',
  /**
   * `address` is where passkeys work: at any other, the same bank under another name, the browser
   * makes no answer for it.
   */
  answers: { 200: z.strictObject({ address: z.string(), options: requestOptions }) },
  refusals: ['PASSKEYS_UNAVAILABLE', 'TOO_MANY_TRIES'],
  leaves: [],
});

export const loginWithPasskeyRoute = defineRoute({
  method: 'POST',
  path: '/api/users/login/passkey',
  who: 'anyone',
  summary:
    'Opens a session for the owner of a passkey, who proved to the device who they are: two ' +
    'factors in one.',
  body: z.object({ credential: authenticationResponse, remember: z.optional(z.boolean()) }),
  example: {
    credential: {
      id: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
      rawId: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
      type: 'public-key',
      response: {
        clientDataJSON:
          'eyJjaGFsbGVuZ2UiOiJ4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4In0',
        authenticatorData: 'SZYN',
        signature: 'MEUC',
        userHandle: 'eA',
      },
    },
  },
  answers: { 200: signedIn },
  refusals: ['TOO_MANY_TRIES', 'PASSKEY_REFUSED', 'PASSKEY_WAITS'],
  leaves: ['user.signed_in'],
});
