import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { findStaffRole, lockStaff } from '../users/staff-roles-store.ts';
import { findUserByIdentifier, lockUser, setOwnCustomer } from '../users/users-store.ts';

/**
 * Says which customer a member of the staff is, or that they are none: from the next request on they
 * neither open nor touch that account at the desk. A manager does not free their own.
 */
export async function linkOwnCustomer(
  ctx: SignedInContext,
  { userId, username }: { userId: string; username: string },
): Promise<{ username: string; customer: string | undefined }> {
  return await ctx.bank.db.tx(async (tx) => {
    await lockStaff(tx);
    const colleague = await lockUser(tx, userId);
    if (!colleague || (await findStaffRole(tx, userId)) === null)
      return refuse('COLLEAGUE_NOT_FOUND');
    if (userId === ctx.session.userId && colleague.ownCustomerId !== null) refuse('OWN_PERSON');
    const found = username === '' ? undefined : await findUserByIdentifier(tx, username);
    if (username !== '' && found?.role !== 'user') refuse('CUSTOMER_UNKNOWN');
    const customerId = found?.id ?? null;
    if (customerId !== colleague.ownCustomerId) {
      await setOwnCustomer(tx, userId, customerId);
      await recordAudit(tx, ctx, {
        action: 'colleague.own_customer_set',
        subject: `user:${userId}`,
        details: { customer: customerId ?? 'none' },
      });
    }
    return { username: colleague.username, customer: found?.username };
  });
}
