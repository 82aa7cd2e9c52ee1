import type { FastifyInstance } from 'fastify';
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
import type { BankToBind } from '../../bank.ts';
import { textFromInstant } from '../../base/clock.ts';
import { bindRoute } from '../../http/bind-route.ts';
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

export function bindPasskeys(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, listPasskeysRoute).to(async (ctx) => ({
    status: 200,
    body: {
      address: relyingPartyOf(ctx.bank.config)?.origin ?? null,
      ...(await proofWanted(ctx)),
      passkeys: (await findPasskeysOf(ctx.bank.db, ctx.session.userId)).map(passkeyView),
    },
  }));

  bindRoute(app, bank, beginPasskeyRoute).to(async (ctx, { body }) => ({
    status: 200,
    body: { options: await beginPasskey(ctx, body) },
  }));

  bindRoute(app, bank, addPasskeyRoute).to(async (ctx, { body }) => {
    const passkey = await addPasskey(ctx, body);
    return {
      status: 201,
      body: { ...said('PASSKEY_ADDED'), passkey: passkeyView(passkey) },
    };
  });

  bindRoute(app, bank, removePasskeyRoute).to(async (ctx, { params, body }) => {
    await removePasskey(ctx, params.id, body);
    return { status: 200, body: said('PASSKEY_REMOVED') };
  });

  bindRoute(app, bank, confirmPasskeyRoute).to(async (ctx, { params, body }) => {
    await confirmPasskey(ctx, params.id, body);
    return {
      status: 200,
      body: said('PASSKEY_CONFIRMED'),
    };
  });

  bindRoute(app, bank, beginPasskeyProofRoute).to(async (ctx) => ({
    status: 200,
    body: { options: await beginPasskeyProof(ctx) },
  }));

  bindRoute(app, bank, beginPasskeyLoginRoute).to(async (ctx) => ({
    status: 200,
    body: await beginPasskeyLogin(ctx),
  }));

  bindRoute(app, bank, loginWithPasskeyRoute).to(async (ctx, { body }, exchange) => {
    const { user, passkey } = await verifyPasskeyLogin(ctx, body.credential);
    return await answerSignIn(ctx, exchange, {
      user,
      remember: body.remember,
      details: { passkey: passkey.name },
    });
  });
}
