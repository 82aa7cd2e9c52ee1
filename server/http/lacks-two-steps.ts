import type { Bank } from '../bank.ts';
import type { Session } from '../context.ts';
import { findAppInUse } from '../second-factor/second-factor-store.ts';

/** Whether this is staff who must turn on two-step sign-in before anything else. Asked anew for each request, so that removing it counts for the next one. */
export async function lacksTwoSteps({ config, db }: Bank, { role, userId }: Session): Promise<boolean> {
  return config.staffNeedTwoSteps && role === 'admin' && (await findAppInUse(db, userId)) === undefined;
}
