import { postRequestWithin } from '../../ledger/post-one.ts';
import { usdParam } from '../../../contract/words/params.ts';
import { approveFundingRoute } from '../../../contract/staff/funding-proposals.ts';
import { said } from '../../../contract/calls/said.ts';
import { findAccountsOf } from '../../money/accounts/accounts-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import type { Tx } from '../../db/database.ts';
import { refuse } from '../../base/refusal.ts';
import { givenByTwo, requireProposer } from '../../people/users/second-person.ts';
import { requireSecondPerson } from '../../people/users/two-people.ts';
import { findUser } from '../../people/users/users-store.ts';
import { fundingPlan, type Credit } from './funding-plan.ts';
import { keptWords } from './kept-words.ts';
import { markProposalDecided, proposalOf, type ProposalRow } from './proposals-store.ts';

/** The proposed credit as it would be booked; its account may have been closed since. */
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
 * Books a proposed credit in the transaction that decides it: once, to the letter, and by another
 * person than its proposer.
 */
export const approveFunding = decisionCall(approveFundingRoute, {
  asked: () => ['approve'],

  async mayDecide(tx, ctx, { id }) {
    const { proposedBy } = await proposalOf(tx, id);
    await requireSecondPerson(tx, ctx, { firstPerson: proposedBy, own: 'OWN_PROPOSAL' });
    await requireProposer(tx, ctx.bank, { proposedBy, right: 'handle-money' });
  },

  async act(tx, ctx, { id }) {
    const proposal = await proposalOf(tx, id);
    const claim = {
      claimId: derivedId('funding-approved', id),
      payloadHash: digestOf(['funding-approved', id]),
    };
    const plan = fundingPlan(ctx, claim, await creditOf(tx, proposal), {
      proposal,
      given: givenByTwo(proposal.proposedBy),
    });
    await postRequestWithin(ctx.bank.ledger, tx, plan);
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
