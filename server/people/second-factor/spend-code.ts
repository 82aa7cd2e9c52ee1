import type { Bank } from '../../bank.ts';
import { openAppSecret, stepOfCode } from './app-secret.ts';
import { hashRecoveryCode, withoutLooks } from './recovery-codes.ts';
import { useRecoveryCode, useStep, type StoredApp } from './second-factor-store.ts';

/**
 * Spends a code of the app, or a recovery code: each works once.
 * @returns which it was; undefined when it is neither, or was spent before.
 */
export async function spendCode(
  { db, secrets, clock }: Bank,
  app: StoredApp,
  typed: string,
): Promise<'app' | 'recovery' | undefined> {
  const code = withoutLooks(typed);
  if (!/^\d{6}$/.test(code))
    return (await useRecoveryCode(db, app.userId, hashRecoveryCode(secrets, app.userId, code)))
      ? 'recovery'
      : undefined;
  const step = stepOfCode(openAppSecret(secrets, app), code, clock.now());
  return step !== undefined && (await useStep(db, app.id, step)) ? 'app' : undefined;
}
