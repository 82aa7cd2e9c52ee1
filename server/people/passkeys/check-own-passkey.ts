import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { countTry, giveTryBack, guesserOf } from '../users/sign-in-limits.ts';
import type { SignedChallenge } from './check-passkey.ts';
import { isSigned } from './is-signed.ts';
import { findPasskeyByCredential } from './passkeys-store.ts';

/**
 * Asks a signed-in person for one of their passkeys, by the challenge this session was given.
 * @throws {Refusal} WRONG_PASSKEY or TOO_MANY_TRIES.
 */
export async function checkOwnPasskey(
  ctx: SignedInContext,
  credential: SignedChallenge,
): Promise<void> {
  const { bank, session } = ctx;
  const guesser = guesserOf(ctx);
  await countTry(bank, guesser);
  const found = await findPasskeyByCredential(bank.db, Buffer.from(credential.id, 'base64url'));
  const passkey = found?.userId === session.userId && found.waitsSince === null ? found : undefined;
  if (
    await isSigned(ctx, {
      credential,
      passkey,
      answerer: { purpose: 'prove', sessionId: session.id },
    })
  )
    return await giveTryBack(bank, guesser);
  await recordAudit(bank.db, ctx, {
    action: 'passkey.proof_failed',
    subject: `user:${session.userId}`,
  });
  refuse('WRONG_PASSKEY');
}
