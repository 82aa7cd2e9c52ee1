import { postOneWithin } from '../../ledger/post-one.ts';
import { usdParam } from '../../../contract/refusals/params.ts';
import { approveFundingRoute } from '../../../contract/funding-proposals.ts';
import { said } from '../../../contract/said.ts';
import { findAccountsOf } from '../../money/accounts/accounts-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import type { Tx } from '../../db/database.ts';
import { refuse } from '../../base/refusal.ts';
import { findUser } from '../../people/users/users-store.ts';
import { fundingPlan, type Credit } from './funding-plan.ts';
import { keptWords } from './kept-words.ts';
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
 */
export const approveFunding = decisionCall(approveFundingRoute, {
  asked: () => ['approve'],

  async mayDecide(tx, { session }, { id }) {
    if ((await proposalOf(tx, id)).proposedBy === session.userId) refuse('OWN_PROPOSAL');
  },

  async act(tx, ctx, { id }) {
    const proposal = await proposalOf(tx, id);
    const claim = {
      claimId: derivedId('funding-approved', id),
      payloadHash: digestOf(['funding-approved', id]),
    };
    const outcome = await postOneWithin(
      ctx.bank.ledger,
      tx,
      fundingPlan(ctx, claim, await creditOf(tx, proposal), { proposal }),
    );
    // Closed between the look and the posting.
    if (outcome.kind === 'refused') refuse('ACCOUNT_CLOSED');
    await markProposalDecided(tx, {
      id,
      decision: 'approved',
      by: ctx.session.userId,
      at: ctx.bank.clock.businessNow(),
    });
    await recordAudit(tx, ctx, {
      action: 'funding.approved',
      subject: `user:${proposal.userId}`,
      details: { proposal: id, reference: proposal.reference },
    });
    return said('CREDIT_APPROVED', {
      amount: usdParam(proposal.amountMinor),
      account: proposal.accountNumber,
    });
  },

  answer: (kept) => ({ status: 200, body: keptWords(kept) }),
});
