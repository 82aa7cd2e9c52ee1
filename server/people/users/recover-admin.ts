import { randomUUID } from 'node:crypto';
import { type StaffRole, staffRoles } from '../../../contract/values/rights.ts';
import { withArticle } from '../../../contract/values/with-article.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { Bank } from '../../bank.ts';
import { systemContext } from '../../context.ts';
import { addStaff } from './add-staff.ts';
import { forgetSecondFactor } from '../second-factor/forget-second-factor.ts';
import { generatePassword } from './first-admin.ts';
import { theBank } from '../../services/turns/caller.ts';
import { hashPassword } from './password-hash.ts';
import { deleteSessionsOf } from './sessions-store.ts';
import { tellStaff } from './tell-staff.ts';
import { findUserByIdentifier, updatePassword } from './users-store.ts';

/**
 * The ways in which an operator on the server helps when no admin can sign in. Each password is
 * generated, answered once, and must be changed at the first sign-in.
 */

/** Adds an admin and answers the password; undefined when the username or email is taken. */
export async function addAdmin(
  bank: Bank,
  {
    username,
    email,
    staffRole = 'manager',
  }: { username: string; email: string; staffRole?: StaffRole },
): Promise<string | undefined> {
  const password = generatePassword();
  const id = randomUUID();
  const passwordHash = await hashPassword({ bank, caller: theBank }, password);
  const added = await bank.db.tx(async (tx) => {
    const isAdded = await addStaff(tx, systemContext(bank, 'operator', id), {
      id,
      username,
      email,
      passwordHash,
      passwordChangeRequired: true,
      staffRole,
      reason: 'Added by an operator on the server.',
    });
    const asWhat = withArticle(staffRoles[staffRole]);
    if (isAdded)
      await tellStaff(tx, bank, {
        by: { userId: id, username: 'An operator of the server' },
        what: `has added ${username} as ${asWhat}`,
        page: '/admin/colleagues',
      });
    return isAdded;
  });
  return added ? password : undefined;
}

/**
 * Gives an admin a new password, which alone signs in: two-step sign-in and sessions are over.
 * Answers the password; undefined when there is no such admin.
 */
export async function resetAdmin(bank: Bank, identifier: string): Promise<string | undefined> {
  const admin = await findUserByIdentifier(bank.db, identifier);
  if (admin?.role !== 'admin') return undefined;
  const password = generatePassword();
  const passwordHash = await hashPassword({ bank, caller: theBank }, password);
  await bank.db.tx(async (tx) => {
    await updatePassword(tx, admin.id, {
      passwordHash,
      now: bank.clock.now(),
      mustBeChanged: true,
    });
    await deleteSessionsOf(tx, admin.id);
    const hadSecondFactor = await forgetSecondFactor(tx, admin.id);
    await recordAudit(tx, systemContext(bank, 'operator', randomUUID()), {
      action: 'admin.password_reset',
      subject: `user:${admin.id}`,
      details: hadSecondFactor ? { twoStepSignIn: 'removed' } : {},
    });
  });
  return password;
}
