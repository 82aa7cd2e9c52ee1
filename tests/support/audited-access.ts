import { billBody } from './bills.ts';
import { randomUUID } from 'node:crypto';
import { castPassword, expectStatus, type Person } from '../../fixtures/people.ts';
import type { Act } from './audited-act.ts';
import { createAuthenticator } from './authenticator.ts';
import { newPassword, resetByMail } from './mailed-reset.ts';
import { makeFeed } from './feeds.ts';
import { passkeyCalls } from './passkeys.ts';
import { codeOf, turnOn } from './second-factor.ts';
import { validBodies } from './valid-bodies.ts';
import type { useSharedDesk } from './shared-bank.ts';

const customerOf = ({ id }: Pick<Person, 'id'>) => `customer:${id}`;

/** Acts by which people come in, and change what they come in with. */
export function accessActs({ bank, ask, customer, mailsTo }: ReturnType<typeof useSharedDesk>) {
  const { add, begin, asked, prove } = passkeyCalls((...given) => bank().call(...given));
  const loginBody = ({ username }: Person, code?: string) => ({
    username,
    email: username,
    password: castPassword,
    ...(code !== undefined && { code }),
  });

  /** Makes a customer with another session. */
  async function twice() {
    const who = await customer();
    await bank().freshToken(who);
    const { body } = await ask(who, 'GET', '/api/users/sessions');
    return {
      who,
      other: body.sessions.find(({ current }: { current: boolean }) => !current)._id as string,
    };
  }
  async function withApp() {
    const who = await customer();
    return { who, ...(await turnOn(bank().call, who)) };
  }
  async function withPasskey() {
    const who = await customer();
    return { who, ...(await add(who)) };
  }
  return {
    registerUser: {
      given: async () => {
        const username = `newcomer.${randomUUID().slice(0, 8)}`;
        return {
          body: { username, email: `${username}@mail.example`, password: castPassword },
          by: /^customer:[\w-]{36}$/,
        };
      },
    },
    loginUser: [
      {
        given: async () => {
          const who = await customer();
          return { body: loginBody(who), by: customerOf(who) };
        },
      },
      {
        when: 'with a wrong password',
        leaves: ['user.sign_in_failed'],
        refused: 'BAD_CREDENTIALS',
        given: async () => ({
          body: { ...loginBody(await customer()), password: 'wrong-guess' },
          by: 'anonymous',
        }),
      },
      {
        when: 'without the code it needs',
        leaves: ['user.sign_in_code_asked'],
        refused: 'SECOND_FACTOR_REQUIRED',
        given: async () => ({ body: loginBody((await withApp()).who), by: 'anonymous' }),
      },
      {
        when: 'with a wrong code',
        leaves: ['user.sign_in_code_failed'],
        refused: 'WRONG_SIGN_IN_CODE',
        given: async () => ({ body: loginBody((await withApp()).who, '000000'), by: 'anonymous' }),
      },
      {
        when: 'with a recovery code',
        leaves: ['recovery_codes.one_used', 'user.signed_in'],
        given: async () => {
          const { who, recoveryCodes } = await withApp();
          return { body: loginBody(who, recoveryCodes[0]), by: customerOf(who) };
        },
      },
    ],
    makeFeed: {
      given: async () => {
        const who = await customer();
        const body = {
          ...validBodies(bank().cast)['makeFeed'],
          accounts: [who.savings.number],
        };
        return { who, body };
      },
    },
    claimFeed: {
      given: async () => {
        const { who, secret } = await makeFeed(bank(), await customer());
        return { params: { token: secret }, by: customerOf(who) };
      },
    },
    changePassword: {
      given: async () => ({
        who: await customer(),
        body: { currentPassword: castPassword, newPassword },
      }),
    },
    endOtherSessions: {
      given: async () => ({ who: (await twice()).who }),
    },
    confirmSecondFactor: {
      given: async () => {
        const who = await customer();
        const { secret } = expectStatus(
          await ask(who, 'POST', '/api/users/second-factor/begin', {}),
          200,
        ).body;
        return { who, body: { code: codeOf(secret) } };
      },
    },
    renewRecoveryCodes: {
      given: async () => {
        const { who, recoveryCodes } = await withApp();
        return { who, body: { code: recoveryCodes[0] } };
      },
    },
    removeSecondFactor: [
      {
        given: async () => {
          const { who, secret } = await withApp();
          return { who, body: { code: codeOf(secret, 1) } };
        },
      },
      {
        when: 'with a wrong code',
        leaves: ['two_step_sign_in.code_failed'],
        refused: 'WRONG_CODE',
        given: async () => ({ who: (await withApp()).who, body: { code: '000000' } }),
      },
    ],
    addPasskey: {
      given: async () => {
        const who = await customer();
        const { options } = expectStatus(await begin(who), 200).body;
        return {
          who,
          body: {
            name: 'Phone',
            credential: createAuthenticator('http://localhost:3000').create(options),
          },
        };
      },
    },
    removePasskey: [
      {
        given: async () => {
          const { who, device, passkey } = await withPasskey();
          return { who, params: { id: passkey._id }, body: await prove(who, device) };
        },
      },
      {
        when: 'signed for another page',
        leaves: ['passkey.proof_failed'],
        refused: 'WRONG_PASSKEY',
        given: async () => {
          const { who, device, passkey } = await withPasskey();
          return {
            who,
            params: { id: passkey._id },
            body: await prove(who, device, { origin: 'https://evil.example' }),
          };
        },
      },
    ],
    turnOffPin: {
      given: async () => {
        const { who, device } = await withPasskey();
        return { who, body: await prove(who, device) };
      },
    },
    confirmPasskey: {
      given: async () => {
        const { who, passkey } = await withPasskey();
        await bank().bank.db.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [
          who.id,
        ]);
        await resetByMail({ call: bank().call, mailsTo }, who);
        return {
          who: { ...who, token: await bank().freshToken({ ...who, password: newPassword }) },
          params: { id: passkey._id },
          body: {},
        };
      },
    },
    beginApproval: {
      given: async () => ({
        who: (await withPasskey()).who,
        body: { order: { call: 'transfers/payBill', body: billBody(5) } },
      }),
    },
    beginPasskeyProof: { given: async () => ({ who: (await withPasskey()).who }) },
    loginWithPasskey: [
      {
        given: async () => {
          const { who, device } = await withPasskey();
          return { body: { credential: device.get(await asked()) }, by: customerOf(who) };
        },
      },
      {
        when: 'signed for another page',
        leaves: ['user.sign_in_failed'],
        refused: 'PASSKEY_REFUSED',
        given: async () => ({
          body: {
            credential: (await withPasskey()).device.get(await asked(), {
              origin: 'https://evil.example',
            }),
          },
          by: 'anonymous',
        }),
      },
    ],
  } satisfies Record<string, Act | Act[]>;
}
