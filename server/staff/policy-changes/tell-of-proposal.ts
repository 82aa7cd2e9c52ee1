import type { PolicyName } from '../../../contract/policy.ts';
import { rightToChange } from '../../../contract/right-to-change.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { mailColleagues } from '../../people/users/mail-colleagues.ts';
import { policyProposedMail } from '../../services/mail/staff-mails.ts';

/** Mails each colleague who can approve a change that it waits for them. */
export async function tellOfProposal(
  tx: Tx,
  ctx: SignedInContext,
  name: PolicyName,
): Promise<void> {
  await mailColleagues(tx, ctx, rightToChange(name), (colleague) =>
    policyProposedMail(colleague, {
      by: ctx.session.username,
      url: `${ctx.bank.config.publicUrl}/admin/policy/${name}`,
    }),
  );
}
