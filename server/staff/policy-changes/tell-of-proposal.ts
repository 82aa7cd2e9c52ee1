import type { PolicyName } from '../../../contract/policy.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { findStaffWith } from '../../people/users/second-person.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { policyProposedMail } from '../../services/mail/staff-mails.ts';

/** Mails each colleague who can approve a change that it waits for them. */
export async function tellOfProposal(
  tx: Tx,
  { bank, session }: SignedInContext,
  name: PolicyName,
): Promise<void> {
  const colleagues = await findStaffWith(tx, bank, 'change-terms');
  for (const colleague of colleagues)
    if (colleague.id !== session.userId)
      await queueMail(
        tx,
        bank.clock,
        policyProposedMail(colleague, {
          by: session.username,
          url: `${bank.config.publicUrl}/admin/policy/${name}`,
        }),
      );
}
