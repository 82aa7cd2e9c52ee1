import { formatUsd } from '../../../contract/money.ts';
import { findAccountsOf } from '../../money/accounts/accounts-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import { decideOnce } from '../../desk/decide-once.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { postOneWithin } from '../../ledger/post.ts';
import { refuse } from '../../base/refusal.ts';
import { findUser } from '../../people/users/users-store.ts';
import { fundingPlan, type Credit } from './funding-plan.ts';
import { fundingQueue } from './funding-queue.ts';
import { markProposalDecided, proposalOf, type ProposalRow } from './proposals-store.ts';

/** What was proposed, as it would be booked; its account may have been closed since. */
async function creditOf(tx: Tx, proposal: ProposalRow): Promise<Credit> {
  const { userId, accountId, amountMinor, senderAccount, recipientBank, reference, transferDate } =
    proposal;
  const payee = (await findUser(tx, userId)) ?? refuse('ACCOUNT_CLOSED');
  const account =
    (await findAccountsOf(tx, [userId])).find(({ id }) => id === accountId) ??
    refuse('ACCOUNT_CLOSED');
  return { payee, account, amountMinor, senderAccount, recipientBank, reference, transferDate };
}

/**
 * Books a proposed credit in the transaction that decides it: once, to the letter, and by somebody
 * other than who proposed it.
 * @returns what was done.
 */
export async function approveFunding(ctx: SignedInContext, id: string): Promise<string> {
  const approver = ctx.session.userId;
  const mayDecide = async (tx: Tx) => {
    if ((await proposalOf(tx, id)).proposedBy === approver) refuse('OWN_PROPOSAL');
  };
  return await decideOnce(
    ctx,
    { kind: 'funding', queue: fundingQueue, id, asked: ['approve'], mayDecide },
    async (tx) => {
      const proposal = await proposalOf(tx, id);
      const base = {
        claimId: derivedId('funding-approved', id),
        payloadHash: digestOf(['funding-approved', id]),
        requestId: ctx.requestId,
      };
      const outcome = await postOneWithin(
        tx,
        fundingPlan(ctx, base, await creditOf(tx, proposal), proposal),
      );
      // Closed between the look and the posting.
      if (outcome.kind === 'refused') refuse('ACCOUNT_CLOSED');
      await markProposalDecided(tx, {
        id,
        decision: 'approved',
        by: approver,
        at: ctx.bank.clock.businessNow(),
      });
      await recordAudit(tx, ctx, {
        action: 'funding.approved',
        subject: `user:${proposal.userId}`,
        details: { proposal: id, reference: proposal.reference },
      });
      return `${formatUsd(proposal.amountMinor)} credited to account ${proposal.accountNumber}.`;
    },
  );
}
