import { Secret, TOTP } from 'otpauth';
import type { Person } from '../../fixtures/people.ts';
import { expectStatus } from '../../fixtures/people.ts';
import type { TestBank } from './test-bank.ts';

/** What an authenticator app with this secret shows, now or so many half minutes off. */
export function codeOf(secret: string, stepsOff = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + stepsOff * 30_000 });
}

export interface WithApp {
  secret: string;
  recoveryCodes: string[];
}

/** Turns two-step sign-in on, with the code of the half minute before: the present one is still unused. */
export async function turnOn({ call }: Pick<TestBank, 'call'>, { token }: Pick<Person, 'token'>): Promise<WithApp> {
  const { secret } = expectStatus(await call('POST', '/api/users/second-factor/begin', { token, body: {} }), 200).body;
  const body = { code: codeOf(secret, -1) };
  const { recoveryCodes } = expectStatus(await call('POST', '/api/users/second-factor/confirm', { token, body }), 201).body;
  return { secret, recoveryCodes };
}
