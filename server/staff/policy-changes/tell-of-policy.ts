import type { PolicyName } from '../../../contract/values/policy.ts';
import { policyTitles } from '../../../contract/staff/policy-titles.ts';
import { rightToChange } from '../../../contract/staff/right-to-change.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { findStaffWith } from '../../people/users/second-person.ts';
import { tellStaff } from '../../people/users/tell-staff.ts';
import { policyProposedMail } from '../../services/mail/staff-mails.ts';

const done = {
  changed: 'has changed',
  proposed: 'has proposed to change',
  approved: 'has approved a change of',
  declined: 'has declined a change of',
  withdrawn: 'has withdrawn a planned change of',
};

/**
 * Tells all of the staff what was done to a policy, and approvers that a proposal waits for them.
 */
export async function tellOfPolicy(
  tx: Tx,
  { bank, session }: SignedInContext,
  name: PolicyName,
  what: keyof typeof done,
): Promise<void> {
  const page = `/admin/policy/${name}` as const;
  const approvers = what === 'proposed' ? await findStaffWith(tx, bank, rightToChange(name)) : [];
  await tellStaff(tx, bank, {
    by: session,
    what: `${done[what]} the policy “${policyTitles[name]}”`,
    page,
    otherMail: (colleague) =>
      approvers.some(({ id }) => id === colleague.id)
        ? policyProposedMail(colleague, {
            by: session.username,
            url: `${bank.config.publicUrl}${page}`,
          })
        : undefined,
  });
}
