import type { Bank } from '../../bank.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { factorWanted, leastFactor } from './factor-wanted.ts';
import { heldFactors } from './held-factors.ts';

/**
 * The factor that a member of the staff gives before money, terms and documents; undefined where
 * they have neither passkey nor app.
 */
export async function factorForStaffDeed(
  bank: Pick<Bank, 'config' | 'db' | 'clock'>,
  userId: string,
): Promise<'passkey' | 'code' | undefined> {
  const policy = await readPolicy(bank.db, 'stepUp', bank.clock.businessNow());
  const { least } = leastFactor(policy, 'staffDeed', []);
  const factor = factorWanted(await heldFactors(bank, userId), least);
  return factor === 'passkey' || factor === 'code' ? factor : undefined;
}
