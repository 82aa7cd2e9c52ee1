import { recordAudit } from '../../services/audit/audit-event.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { countTry, giveTryBack } from '../users/sign-in-limits.ts';
import { findUser, type StoredUser } from '../users/users-store.ts';
import type { SignedChallenge } from './check-passkey.ts';
import { isSigned } from './is-signed.ts';
import { findPasskeyByCredential, type StoredPasskey } from './passkeys-store.ts';

interface Proof {
  user: StoredUser;
  passkey: StoredPasskey;
}

/**
 * Finds whose passkey signed. The device has checked that it is its owner, so neither password nor
 * code is asked for. All that can be wrong reads the same.
 */
export async function checkPasskeyLogin(ctx: Context, credential: SignedChallenge): Promise<Proof> {
  const { db } = ctx.bank;
  await countTry(ctx.bank, { address: ctx.address });
  const passkey = await findPasskeyByCredential(db, Buffer.from(credential.id, 'base64url'));
  // Read before the proof: where everything is removed in between, the session that is opened is of
  // the epoch before.
  const user = passkey && (await findUser(db, passkey.userId));
  const proven = await isSigned(ctx, { credential, passkey, answerer: { purpose: 'sign-in' } });
  if (proven && passkey && user) {
    await giveTryBack(ctx.bank, { address: ctx.address });
    return passkey.waitsSince === null ? { user, passkey } : refuse('PASSKEY_WAITS');
  }
  if (passkey)
    await recordAudit(db, ctx, {
      action: 'user.sign_in_failed',
      subject: `user:${passkey.userId}`,
      details: { passkey: passkey.name },
    });
  return refuse('PASSKEY_REFUSED');
}
