import {
  castPassword,
  expectStatus,
  localTransferBody,
  type Person,
} from '../../fixtures/people.ts';
import { profileForm } from '../../fixtures/profile-pictures.ts';
import type { Act } from './audited-act.ts';
import { billBody } from './bills.ts';
import { cookiesOf, newPassword } from './mailed-reset.ts';
import type { useSharedDesk } from './shared-bank.ts';

const pin = '4711';
const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const customerOf = ({ id }: Pick<Person, 'id'>) => `customer:${id}`;

/** Acts of people on their address, their PIN and a password that they forgot. */
export function recoveryActs({ bank, ask, customer, mailsTo }: ReturnType<typeof useSharedDesk>) {
  const setPin = async (who: Person) =>
    expectStatus(await ask(who, 'POST', '/api/approvals/pin', { securityPin: pin }), 201);
  /** The newest secret that was mailed to a customer behind a page of this name. */
  async function secretTo(who: Pick<Person, 'email'>, page: string): Promise<string> {
    const secrets = (await mailsTo(who)).flatMap(
      (mail) => new RegExp(`${page}#token=3D([\\w-]{43})`).exec(mail)?.[1] ?? [],
    );
    return secrets.at(-1) ?? 'no link was mailed';
  }
  /** Makes a customer who wishes for another address, and the secret of the link mailed there. */
  async function wished() {
    const who = await customer();
    const email = `new.${who.username}@mail.example`;
    const form = profileForm({ fullName: 'Ines Marsh', email, phone: '212 555 0142' });
    expectStatus(await bank().call('POST', '/api/users/profile', { token: who.token, form }), 200);
    return { who, email, secret: await secretTo({ email }, 'confirm-email') };
  }
  /** The secret of the link by which a customer chooses a new password. */
  async function resetSecretOf(who: Person): Promise<string> {
    expectStatus(
      await bank().call('POST', '/api/auth/forgot-password', { body: { email: who.email } }),
      202,
    );
    return await secretTo(who, 'reset-password');
  }
  const chosen = (token: string) => ({ token, newPassword, confirmPassword: newPassword });

  return {
    submitProfile: [
      {
        given: async () => {
          const who = await customer();
          return {
            who,
            form: profileForm({ fullName: 'Ines Marsh', email: who.email, phone: '212 555 0142' }),
          };
        },
      },
      {
        when: 'with another email address',
        leaves: ['profile.submitted', 'email.change_asked'],
        given: async () => {
          const who = await customer();
          return {
            who,
            form: profileForm({
              fullName: 'Ines Marsh',
              email: `new.${who.username}@mail.example`,
              phone: '212 555 0142',
            }),
          };
        },
      },
    ],
    confirmEmail: {
      given: async () => {
        const { who, secret } = await wished();
        return { who, body: { token: secret } };
      },
    },
    confirmOwnEmail: {
      given: async () => {
        const who = await customer();
        return {
          body: { token: await secretTo(who, 'confirm-your-email'), password: castPassword },
          by: customerOf(who),
        };
      },
    },
    mailOwnEmailLink: { given: async () => ({ who: await customer() }) },
    resetPassword: [
      {
        when: 'from elsewhere',
        leaves: [],
        given: async () => ({
          body: { email: (await customer()).email, newPassword, confirmPassword: newPassword },
        }),
      },
      {
        when: 'from the browser that signed in a moment ago',
        given: async () => {
          const who = await customer();
          const cookie = cookiesOf(
            await bank().call('POST', '/api/users/login', {
              body: { username: who.username, email: who.username, password: castPassword },
              headers: ownPage,
            }),
          );
          return {
            body: { email: who.email, newPassword, confirmPassword: newPassword },
            headers: { ...ownPage, cookie },
            by: customerOf(who),
          };
        },
      },
    ],
    forgotPassword: {
      given: async () => ({ body: { email: (await customer()).email } }),
    },
    confirmPasswordReset: [
      {
        given: async () => {
          const who = await customer();
          return { body: chosen(await resetSecretOf(who)), by: customerOf(who) };
        },
      },
      {
        when: 'of an address that nobody confirmed, with a payment for later',
        leaves: ['user.password_changed', 'orders.cancelled'],
        given: async () => {
          const who = await customer(10);
          const transferDate = bank().bank.clock.businessNow().add({ hours: 72 }).toString();
          const later = localTransferBody(
            who,
            { name: 'Ines Marsh', account: '310448207', bank: 'Other Bank', routing: '021000021' },
            5,
            { transferDate },
          );
          expectStatus(await ask(who, 'POST', '/api/transfers/local', later), 201);
          return { body: chosen(await resetSecretOf(who)), by: customerOf(who) };
        },
      },
    ],
    sayNotMe: {
      given: async () => {
        const { who, secret } = await wished();
        expectStatus(await ask(who, 'POST', '/api/users/email/confirm', { token: secret }), 200);
        return { body: { token: await secretTo(who, 'not-me') }, by: customerOf(who) };
      },
    },
    cancelByLink: {
      given: async () => {
        const who = await customer(1_000);
        await setPin(who);
        const { token } = expectStatus(
          await bank().call('POST', '/api/users/login', {
            body: { username: who.username, password: castPassword },
            headers: { 'user-agent': 'Another device' },
          }),
          200,
        ).body;
        const body = billBody(900, {
          paymentType: 'Recurring',
          frequency: 'monthly',
          debitedAccount: who.savings.number,
        });
        const order = { call: 'transfers/payBill', body };
        expectStatus(
          await ask({ token }, 'POST', '/api/approvals', { securityPin: pin, order }),
          201,
        );
        expectStatus(await ask({ token }, 'POST', '/api/transfers/payBill', body), 201);
        return { body: { token: await secretTo(who, 'cancel-payment') }, by: customerOf(who) };
      },
    },
    freezeAccount: { given: async () => ({ who: await customer() }) },
    liftFreeze: [
      {
        given: async () => {
          const who = await customer();
          await setPin(who);
          await bank().bank.db.query(
            `UPDATE security_pin SET set_at = set_at - interval '73 hours' WHERE user_id = $1`,
            [who.id],
          );
          expectStatus(await ask(who, 'POST', '/api/users/freeze'), 200);
          return { who, body: { securityPin: pin } };
        },
      },
      {
        when: 'with nothing that is old enough',
        leaves: [],
        refused: 'FREEZE_LIFTED_BY_STAFF',
        given: async () => {
          const who = await customer();
          expectStatus(await ask(who, 'POST', '/api/users/freeze'), 200);
          return { who, body: { securityPin: pin } };
        },
      },
    ],
    setPin: {
      given: async () => ({ who: await customer(), body: { securityPin: pin } }),
    },
    requestPinReset: {
      given: async () => {
        const who = await customer();
        await setPin(who);
        return { who, body: { password: castPassword } };
      },
    },
    confirmPinReset: {
      given: async () => {
        const who = await customer();
        await setPin(who);
        expectStatus(
          await ask(who, 'POST', '/api/approvals/pin/reset', { password: castPassword }),
          202,
        );
        return { who, body: { token: await secretTo(who, 'security-pin'), securityPin: '8642' } };
      },
    },
  } satisfies Record<string, Act | Act[]>;
}
