import { approveReturnRoute } from '../../../contract/staff/payment-returns.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import { givenByTwo, requireProposer } from '../../people/users/second-person.ts';
import { requireSecondPerson } from '../../people/users/two-people.ts';
import { bookReturn, requireReturnable } from './book-return.ts';
import { markReturnDecided, returnOf } from './returns-store.ts';

/**
 * Returns a payment as it was proposed, in the transaction that decides it: once, and by another
 * person than its proposer.
 */
export const approveReturn = decisionCall(approveReturnRoute, {
  asked: () => ['approve'],
  keeps: approveReturnRoute.answers[200],

  async mayDecide(tx, ctx, { id }) {
    const { proposedBy } = await returnOf(tx, id);
    await requireSecondPerson(tx, ctx, { firstPerson: proposedBy, own: 'OWN_PROPOSAL' });
  },

  async act(tx, ctx, { id }) {
    const asked = await returnOf(tx, id);
    const { proposedBy } = asked;
    await requireProposer(tx, ctx.bank, { proposedBy, right: 'decide-requests' });
    const returnable = await requireReturnable(tx, ctx, asked);
    const given = givenByTwo(proposedBy);
    const answer = await bookReturn(tx, ctx, { returnable, asked, given, proposedBy });
    await markReturnDecided(tx, {
      id,
      decision: 'approved',
      by: ctx.session.userId,
      at: ctx.bank.clock.businessNow(),
    });
    return answer;
  },

  answer: (body) => ({ status: 200, body }),
});
