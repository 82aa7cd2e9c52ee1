import type { Context } from '../../context.ts';
import { shortAddress } from '../../services/limits/network-of.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { codeNotGivenNotice } from '../../services/mail/second-factor-notices.ts';
import { findUser } from '../users/users-store.ts';
import { takeCodeNotGiven, takePasswordWarning } from './awaited-codes-store.ts';

/** Minutes that a person has for the code after the right password. */
const minutes = 5;

/**
 * Tells one person that their password was given and no code followed.
 * @returns how many there were.
 */
export async function tellOfCodesNotGiven({ bank }: Context): Promise<number> {
  const { db, clock } = bank;
  const now = clock.now();
  return await db.tx(async (tx) => {
    const awaited = await takeCodeNotGiven(tx, now.subtract({ minutes }));
    if (!awaited) return 0;
    const user = await findUser(tx, awaited.userId);
    if (user && (await takePasswordWarning(tx, user.id, now)))
      await queueNotice(
        tx,
        clock,
        user,
        codeNotGivenNotice({ place: shortAddress(awaited.network), at: awaited.askedAt }),
      );
    return 1;
  });
}
