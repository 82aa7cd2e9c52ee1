import { textFromInstant } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import { countRecoveryCodes, findAppInUse } from './second-factor-store.ts';

/** Since when signing in asks for a code, and how many recovery codes are left. */
export async function stateOf(
  db: Queryable,
  userId: string,
): Promise<{ since: string | null; recoveryCodesLeft: number }> {
  const app = await findAppInUse(db, userId);
  return {
    since: app?.confirmedAt ? textFromInstant(app.confirmedAt) : null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  };
}
