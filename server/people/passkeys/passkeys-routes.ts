import {
  addPasskeyRoute,
  beginPasskeyRoute,
  beginPasskeyLoginRoute,
  beginPasskeyProofRoute,
  confirmPasskeyRoute,
  listPasskeysRoute,
  loginWithPasskeyRoute,
  removePasskeyRoute,
  type Passkey,
} from '../../../contract/people/passkeys.ts';
import { said } from '../../../contract/calls/said.ts';
import { textFromInstant } from '../../base/clock.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { answerSignIn } from '../users/answer-sign-in.ts';
import { proofWanted } from '../step-up/require-strongest-factor.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { beginPasskeyLogin, verifyPasskeyLogin } from './passkey-login.ts';
import { beginPasskeyProof } from './own-passkey.ts';
import { confirmPasskey } from './confirm-passkey.ts';
import { findPasskeysOf, type StoredPasskey } from './passkeys-store.ts';
import { relyingPartyOf } from './relying-party.ts';
import { removePasskey } from './remove-passkey.ts';

const passkeyView = ({ id, name, createdAt, lastUsedAt, waitsSince }: StoredPasskey): Passkey => ({
  _id: id,
  name,
  createdAt: textFromInstant(createdAt),
  lastUsedAt: lastUsedAt && textFromInstant(lastUsedAt),
  waitsSince: waitsSince && textFromInstant(waitsSince),
});

export const callsOfPasskeys = [
  answerTo(listPasskeysRoute, async (ctx) => ({
    address: relyingPartyOf(ctx.bank.config)?.origin ?? null,
    ...(await proofWanted(ctx)),
    passkeys: (await findPasskeysOf(ctx.bank.db, ctx.session.userId)).map(passkeyView),
  })),

  answerTo(beginPasskeyRoute, async (ctx, { body }) => ({
    options: await beginPasskey(ctx, body),
  })),

  answerTo(addPasskeyRoute, async (ctx, { body }) => {
    const passkey = await addPasskey(ctx, body);
    return { ...said('PASSKEY_ADDED'), passkey: passkeyView(passkey) };
  }),

  answerTo(removePasskeyRoute, async (ctx, { params, body }) => {
    await removePasskey(ctx, params.id, body);
    return said('PASSKEY_REMOVED');
  }),

  answerTo(confirmPasskeyRoute, async (ctx, { params, body }) => {
    await confirmPasskey(ctx, params.id, body);
    return said('PASSKEY_CONFIRMED');
  }),

  answerTo(beginPasskeyProofRoute, async (ctx) => ({ options: await beginPasskeyProof(ctx) })),

  answerTo(beginPasskeyLoginRoute, async (ctx) => await beginPasskeyLogin(ctx)),

  bindRoute(loginWithPasskeyRoute, async (ctx, { body }, exchange) => {
    const { user, passkey } = await verifyPasskeyLogin(ctx, body.credential);
    return await answerSignIn(ctx, exchange, {
      user,
      remember: body.remember,
      details: { passkey: passkey.name },
    });
  }),
];
