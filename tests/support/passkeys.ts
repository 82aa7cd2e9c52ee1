import type { Answer, Call } from '../../fixtures/bank-client.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import type { Passkey } from '../../contract/people/passkeys.ts';
import type { TestBank } from './test-bank.ts';
import { createAuthenticator, type Authenticator, type Otherwise } from './authenticator.ts';

type Who = Pick<Person, 'token'>;

interface Made {
  device?: Authenticator;
  name?: string;
}

/** The calls of passkeys, as a page and a device send them. */
export function passkeyCalls(call: Call) {
  const begin = ({ token }: Who, body: unknown = {}) =>
    call('POST', '/api/users/passkeys/begin', { token, body });
  const keep = ({ token }: Who, credential: unknown, name = 'Phone') =>
    call('POST', '/api/users/passkeys', { token, body: { name, credential } });
  const list = async ({ token }: Who) =>
    expectStatus(await call('GET', '/api/users/passkeys', { token }), 200).body;
  const beginLogin = () => call('POST', '/api/users/login/passkey/begin');
  const asked = async (): Promise<Parameters<Authenticator['get']>[0]> =>
    expectStatus(await beginLogin(), 200).body.options;
  const present = (credential: unknown, extra = {}, headers = {}) =>
    call('POST', '/api/users/login/passkey', { body: { credential, ...extra }, headers });
  /** The proof for a change. */
  const prove = async ({ token }: Who, device: Authenticator, otherwise: Otherwise = {}) => {
    const { options } = expectStatus(
      await call('POST', '/api/users/passkeys/prove', { token }),
      200,
    ).body;
    return { passkey: device.get(options, otherwise) };
  };
  return {
    begin,
    keep,
    list,
    beginLogin,
    asked,
    present,
    remove: ({ token }: Who, id: string, body: unknown = {}): Promise<Answer> =>
      call('POST', `/api/users/passkeys/${id}/remove`, { token, body }),
    logIn: async (device: Authenticator, otherwise: Otherwise = {}) =>
      present(device.get(await asked(), otherwise)),
    prove,
    /** `proof` is the strongest factor that the person has already, if one. */
    async add(who: Who, { device, name = 'Phone' }: Made = {}, proof: object = {}) {
      const made = device ?? createAuthenticator((await list(who)).address);
      const { options } = expectStatus(await begin(who, proof), 200).body;
      const { passkey } = expectStatus(await keep(who, made.create(options), name), 201).body;
      return { device: made, passkey: passkey as Passkey };
    },
  };
}

/** As if every passkey were from before the trail named keys. */
export async function forgetRecord({ bank }: Pick<TestBank, 'bank'>): Promise<void> {
  await bank.db.query('UPDATE passkey SET recorded_at = NULL');
}

/** Wrong parts of an answer, whether a passkey is made or signs. */
export const wrongAnswers: [what: string, otherwise: Otherwise][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['another RP id', { rpId: 'evil.example' }],
  ['nobody verified', { userVerified: false }],
  ['nobody present', { userPresent: false }],
  ['a challenge nobody gave', { challenge: 'x'.repeat(43) }],
  ['no challenge', { challenge: '' }],
];
