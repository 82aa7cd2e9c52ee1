import * as z from 'zod/mini';

export const unreadable = 'This answer of the browser cannot be read.';

/** Bytes as base64url, as browsers write them in JSON. */
const bytes = z.string(unreadable).check(z.regex(/^[\w-]{1,8192}$/, unreadable));

/** At most 1,023 bytes, as the standard says. */
const credentialId = z.string(unreadable).check(z.regex(/^[\w-]{1,1364}$/, unreadable));

const credentialType = z.literal('public-key', unreadable);

/** RegistrationResponseJSON, of which only what is checked is read. */
export const registrationResponse = z.object({
  id: credentialId,
  rawId: credentialId,
  type: credentialType,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(
      z
        .array(z.string(unreadable).check(z.regex(/^[a-z0-9-]{1,40}$/, unreadable)))
        .check(z.maxLength(10)),
    ),
  }),
});

/** AuthenticationResponseJSON, of which only what is checked is read. */
export const authenticationResponse = z.object({
  id: credentialId,
  rawId: credentialId,
  type: credentialType,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(bytes)),
  }),
});
