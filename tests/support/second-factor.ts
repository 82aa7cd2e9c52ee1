import { Secret, TOTP } from 'otpauth';
import type { Call } from '../../fixtures/bank-client.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';

/** The code of an authenticator app with this secret, now or `stepsOff` half minutes off. */
export function codeOf(secret: string, stepsOff = 0): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + stepsOff * 30_000,
  });
}

/**
 * Turns two-step sign-in on with the code of this half minute: the next one is still unused.
 * `proof` is of a factor that the person has already.
 */
export async function turnOn(
  call: Call,
  { token }: Pick<Person, 'token'>,
  proof: object = {},
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = expectStatus(
    await call('POST', '/api/users/second-factor/begin', { token, body: proof }),
    200,
  ).body;
  const body = { code: codeOf(secret) };
  const { recoveryCodes } = expectStatus(
    await call('POST', '/api/users/second-factor/confirm', { token, body }),
    201,
  ).body;
  return { secret, recoveryCodes };
}
