import type { SignedInContext } from '../../context.ts';
import type { StoredUser } from '../users/users-store.ts';
import { checkOwnCode } from './code-guesses.ts';
import { noteRecoveryCode } from './note-recovery-code.ts';
import type { StoredApp } from './second-factor-store.ts';
import { spendCode } from './spend-code.ts';

interface GivenCode {
  app: StoredApp;
  code: string;
}

/**
 * Lets on only a signed-in person who gives a code of their app, or a recovery code.
 * @throws {Refusal} TOO_MANY_TRIES or WRONG_CODE.
 */
export async function checkAppCode(
  ctx: SignedInContext,
  user: StoredUser,
  { app, code }: GivenCode,
): Promise<void> {
  if ((await checkOwnCode(ctx, () => spendCode(ctx.bank, app, code))) === 'recovery')
    await noteRecoveryCode(ctx, user);
}
