import {
  getFundingProposalRoute,
  listFundingProposalsRoute,
  type FundingProposal,
} from '../../../contract/staff/funding-proposals.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { listCall, showCall } from '../../desk/queue-calls.ts';
import type { Queue } from '../../desk/queue.ts';
import { decisionOf, decisionView } from '../../desk/stored-decision.ts';
import { typeOfKind } from '../../money/accounts/account-view.ts';
import { findPayers } from '../../people/users/payers-store.ts';
import { readTwoPersonRule } from '../../people/users/second-person.ts';
import { approveFunding } from './approve-funding.ts';
import { declineFunding } from './decline-funding.ts';
import {
  findProposal,
  findWaitingProposals,
  lockProposal,
  readWaitingProposals,
  type ProposalRow,
} from './proposals-store.ts';

/** A queue longer than this is worked off from its old end. */
const mostListed = 200;

function proposalView(ctx: SignedInContext, row: ProposalRow): FundingProposal {
  return {
    accountName: typeOfKind[row.accountKind],
    accountNumber: row.accountNumber,
    amount: row.amountMinor,
    senderAccount: row.senderAccount,
    recipientBank: row.recipientBank,
    reference: row.reference,
    transferDate: textFromInstant(row.transferDate),
    proposedBy: row.proposer,
    isYours: row.proposedBy === ctx.session.userId,
  };
}

/** Credits that wait for a second person. */
export const fundingQueue = {
  kind: 'funding',
  readWaiting: readWaitingProposals,

  list: listCall(listFundingProposalsRoute, {
    waiting: (db) => findWaitingProposals(db, mostListed),
    about: ({ id, proposedAt, userId, proposedBy }) => ({
      id,
      since: proposedAt,
      person: userId,
      notFor: proposedBy,
    }),
    async views(ctx, rows) {
      const customerOf = await findPayers(
        ctx.bank.db,
        rows.map(({ userId }) => userId),
      );
      return rows.map((row) => ({
        proposal: proposalView(ctx, row),
        customer: customerOf(row.userId),
      }));
    },
    /** The size above which a credit of who reads needs a second person. */
    async more({ bank, session }) {
      const { aboveMinor } = await readTwoPersonRule(bank.db, bank, {
        kind: 'funding',
        actor: session.userId,
      });
      return { above: aboveMinor };
    },
  }),

  show: showCall(getFundingProposalRoute, {
    find: findProposal,
    look: ({ userId }, id) => ({ subject: `user:${userId}`, details: { proposal: id } }),
    view: async (ctx, row, shown) => ({
      ...shown,
      waitingSince: textFromInstant(row.proposedAt),
      proposal: proposalView(ctx, row),
      customer: (await findPayers(ctx.bank.db, [row.userId]))(row.userId),
      above: row.aboveMinor,
      decision: decisionView(row),
    }),
  }),

  async lock(tx, id) {
    const proposal = await lockProposal(tx, id);
    return proposal && { auditSubject: `user:${proposal.userId}`, decision: decisionOf(proposal) };
  },

  decisions: [approveFunding, declineFunding],
} satisfies Queue;
