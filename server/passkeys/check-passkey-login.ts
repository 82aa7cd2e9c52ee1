import type { loginWithPasskey as route } from '../../contract/passkeys.ts';
import type { BodyOf } from '../../contract/route.ts';
import { recordAudit } from '../audit/audit-event.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refusal.ts';
import { countFailure, refuseGuessing } from '../users/sign-in-limits.ts';
import { findUser, type StoredUser } from '../users/users-store.ts';
import { spendChallenge } from './challenges-store.ts';
import { challengeOf, checkSignature } from './check-passkey.ts';
import { findPasskeyByCredential, notePasskeyUse, type StoredPasskey } from './passkeys-store.ts';
import { userHandleOf } from './user-handle.ts';

type Credential = BodyOf<typeof route>['credential'];

interface Proof {
  user: StoredUser;
  passkey: StoredPasskey;
}

/** Whether the passkey signed a challenge of ours that nobody has answered before, and its use is noted. */
async function isProven(ctx: Context, credential: Credential, passkey: StoredPasskey | undefined): Promise<boolean> {
  const { db, clock } = ctx.bank;
  const challenge = challengeOf(credential);
  // Spent before anything is checked, so that an answer is looked at once.
  if (challenge === undefined || !(await spendChallenge(db, challenge, { purpose: 'sign-in' }, clock.now()))) return false;
  if (passkey === undefined || credential.response.userHandle !== userHandleOf(passkey.userId)) return false;
  const signCount = await checkSignature(ctx, { credential, challenge, passkey });
  return signCount !== undefined && (await notePasskeyUse(db, passkey.id, signCount, clock.now()));
}

/** Finds whose passkey signed. The device has checked that it is its owner, so neither password nor code is asked for. All that can be wrong reads the same. */
export async function checkPasskeyLogin(ctx: Context, credential: Credential): Promise<Proof> {
  const { db } = ctx.bank;
  await refuseGuessing(ctx.bank, { address: ctx.address });
  const passkey = await findPasskeyByCredential(db, Buffer.from(credential.id, 'base64url'));
  // Read before the proof: where everything is removed in between, the session that is opened is of the epoch before.
  const user = passkey && (await findUser(db, passkey.userId));
  const proven = await isProven(ctx, credential, passkey);
  if (proven && passkey && user) return { user, passkey };
  await countFailure(ctx.bank, { address: ctx.address });
  if (passkey) await recordAudit(db, ctx, { action: 'user.sign_in_failed', subject: `user:${passkey.userId}`, details: { passkey: passkey.name } });
  return refuse('PASSKEY_REFUSED');
}
