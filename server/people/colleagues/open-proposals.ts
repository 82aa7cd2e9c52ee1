import type { Right } from '../../../contract/values/rights.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { proposalsDeclinedMail } from '../../services/mail/staff-mails.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { findPresentStaff, type PresentStaff } from '../users/staff-roles-store.ts';

/** A proposal that a second person has not decided yet, or a plan of one person alone. */
export interface WaitingProposal {
  proposedBy: string;
  /** The right to propose it. */
  needs: Right;
  /** The right to decide it. */
  decides: Right;
  /**
   * Declines it, with its line of the trail, and without asking whose account it is about: it
   * follows from a change of the staff. @returns what it was, in words; undefined where it was
   * decided at this moment.
   */
  decline(tx: Tx, ctx: Context, by: string): Promise<string | undefined>;
}

/** Proposals of one noun that await a second person, or their day. */
export interface OpenProposals {
  /** Their table; a test asks the database for such tables, so that none is forgotten. */
  table: string;
  /** @param now in business time */
  waiting(tx: Tx, now: Temporal.Instant): Promise<WaitingProposal[]>;
}

/** Said as the reason of each. */
export const proposerLeft = 'PROPOSER_LEFT';
export const proposerLeftText =
  'The person who proposed it has left, or may not propose it any more.';

/** Says what was declined to everybody who could have decided it. */
async function tell(
  tx: Tx,
  { bank, session }: SignedInContext,
  declinedFor: Map<PresentStaff, string[]>,
): Promise<void> {
  const url = `${bank.config.publicUrl}/admin`;
  for (const [colleague, declined] of declinedFor)
    await queueMail(
      tx,
      bank.clock,
      proposalsDeclinedMail(colleague, { by: session.username, declined, url }),
    );
}

/**
 * Declines the proposals that wait for a second person, or for their day, and whose proposer may
 * not make them any more: they left, or they or their role lost the right. Else a colleague who
 * does not know would still approve a credit that a stolen, since removed account proposed. The
 * caller has changed the staff, or what a role allows, in this transaction.
 */
export async function declineUnsupported(
  tx: Tx,
  ctx: SignedInContext,
  nouns: readonly OpenProposals[],
): Promise<void> {
  const { bank, session, ...rest } = ctx;
  const now = bank.clock.businessNow();
  const roles = await readPolicy(tx, 'roles', now);
  const staff = await findPresentStaff(tx);
  const may = ({ role }: PresentStaff, right: Right) => roles[role].includes(right);
  const declinedFor = new Map<PresentStaff, string[]>();
  for (const noun of nouns)
    for (const { proposedBy, needs, decides, decline } of await noun.waiting(tx, now)) {
      if (staff.some((one) => one.id === proposedBy && may(one, needs))) continue;
      const declined = await decline(tx, { bank, ...rest }, session.userId);
      if (declined === undefined) continue;
      for (const one of staff.filter((each) => may(each, decides)))
        declinedFor.set(one, [...(declinedFor.get(one) ?? []), declined]);
    }
  await tell(tx, ctx, declinedFor);
}
