import { randomUUID } from 'node:crypto';
import { bankFacts } from '../../../config/bank.ts';
import { maxPasskeys } from '../../../contract/people/passkey-rules.ts';
import type { addPasskeyRoute, beginPasskeyRoute } from '../../../contract/people/passkeys.ts';
import type { AnswerOf, BodyOf } from '../../../contract/calls/route.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { passkeyAddedNotice } from '../../services/mail/second-factor-notices.ts';
import { forgetBegunSetups } from '../second-factor/forget-second-factor.ts';
import { requireActiveSelf } from '../second-factor/require-active-self.ts';
import { lockOwnSession } from '../users/lock-user.ts';
import { queueSecurityNotice } from '../users/queue-security-notice.ts';
import { requireStrongestFactor } from '../step-up/require-strongest-factor.ts';
import { challengeMinutes, createChallenge, spendChallenge } from './challenges-store.ts';
import {
  asKnown,
  countPasskeysOf,
  findPasskeysOf,
  insertPasskey,
  type StoredPasskey,
} from './passkeys-store.ts';
import { pinsOf } from './passkey-key.ts';
import { requireRelyingParty } from './relying-party.ts';
import { challengeOf, verifyNewPasskey, keyAlgorithms, userHandleOf } from './verify-passkey.ts';

/** Answers the browser's options for a passkey. A device that has one of theirs makes no second. */
export async function beginPasskey(
  ctx: SignedInContext,
  input: BodyOf<typeof beginPasskeyRoute>,
): Promise<AnswerOf<typeof beginPasskeyRoute>['options']> {
  const { db, clock, config } = ctx.bank;
  const party = requireRelyingParty(config);
  const user = await requireActiveSelf(ctx);
  const known = await findPasskeysOf(db, user.id);
  if (known.length >= maxPasskeys) refuse('PASSKEYS_FULL');
  await requireStrongestFactor(ctx, user, input);
  return {
    challenge: await createChallenge(
      db,
      { purpose: 'add', sessionId: ctx.session.id },
      clock.now(),
    ),
    rp: { id: party.id, name: bankFacts.name },
    user: {
      id: userHandleOf(user.id),
      name: user.username,
      displayName: user.fullName || user.username,
    },
    pubKeyCredParams: keyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMinutes * 60_000,
    attestation: 'none',
    excludeCredentials: known.map(asKnown),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/** Keeps a passkey that the browser has made: from now on it signs its owner in. */
export async function addPasskey(
  ctx: SignedInContext,
  { name, credential }: BodyOf<typeof addPasskeyRoute>,
): Promise<StoredPasskey> {
  const { db, clock } = ctx.bank;
  const { id: sessionId, userId } = ctx.session;
  const user = await requireActiveSelf(ctx);
  const challenge = challengeOf(credential);
  // Spent before anything is checked, so that an answer is looked at once.
  if (
    challenge === undefined ||
    !(await spendChallenge(db, challenge, { purpose: 'add', sessionId }, clock.now()))
  )
    refuse('PASSKEY_INVALID');
  const made = (await verifyNewPasskey(ctx, credential, challenge)) ?? refuse('PASSKEY_INVALID');
  const pins = await pinsOf(made);
  const transports = credential.response.transports ?? [];
  const passkey = {
    id: randomUUID(),
    userId,
    name,
    transports,
    ...made,
    createdAt: clock.now(),
    lastUsedAt: null,
    waitsSince: null,
  };
  await db.tx(async (tx) => {
    await lockOwnSession(tx, ctx);
    if ((await countPasskeysOf(tx, userId)) >= maxPasskeys) refuse('PASSKEYS_FULL');
    if (!(await insertPasskey(tx, passkey))) refuse('PASSKEY_INVALID');
    await forgetBegunSetups(tx, userId);
    if (user.role === 'user') await ctx.bank.ledger.requireApprovals(tx, userId);
    await recordAudit(tx, ctx, {
      action: 'passkey.added',
      subject: `user:${userId}`,
      details: { passkey: name, ...pins },
    });
    await queueSecurityNotice(tx, clock, user, passkeyAddedNotice(name));
  });
  return passkey;
}
