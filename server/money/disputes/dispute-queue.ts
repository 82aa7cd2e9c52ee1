import {
  getDisputeCaseRoute,
  listDisputeCasesRoute,
  mostAnsweredDisputes,
} from '../../../contract/staff/dispute-cases.ts';
import { urgencyOf } from '../../../contract/money/dispute-dates.ts';
import { textFromInstant } from '../../base/clock.ts';
import { invariant } from '../../base/invariant.ts';
import type { SignedInContext } from '../../context.ts';
import { listCall, showCall } from '../../desk/queue-calls.ts';
import type { Queue } from '../../desk/queue.ts';
import { findPayers } from '../../people/users/payers-store.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { readTwoPersonRule } from '../../people/users/second-person.ts';
import { receiptOf } from '../transfers/transfer-receipt.ts';
import { findCaution } from '../approvals/authorisations-store.ts';
import { findListedTransfer } from '../transfers/transfers-store.ts';
import { correctDispute } from './correct-dispute.ts';
import { disputeView } from './dispute-view.ts';
import {
  countDisputesDue,
  countDisputesOf,
  findAnsweredDisputes,
  findDispute,
  findWaitingDisputes,
  lockDispute,
  markReviewStarted,
  readWaitingDisputes,
  type DisputeRow,
} from './disputes-store.ts';
import { endDispute } from './end-dispute.ts';

/** A queue longer than this is worked off from its old end. */
const mostListed = 200;

function proposalOf(ctx: SignedInContext, { proposedMinor, proposedBy, proposer }: DisputeRow) {
  if (proposedMinor === null || proposer === null) return null;
  return {
    amount: proposedMinor,
    proposedBy: proposer,
    isYours: proposedBy === ctx.session.userId,
  };
}

/** Lists what each of these disputes shows to staff, in a list or alone. */
async function viewsOf(ctx: SignedInContext, rows: readonly DisputeRow[]) {
  const { db, clock } = ctx.bank;
  const customers = rows.map(({ userId }) => userId);
  const [customerOf, ownHolidays] = await Promise.all([
    findPayers(db, customers),
    readPolicy(db, 'holidays', clock.businessNow()),
  ]);
  return rows.map((row) => ({
    customer: customerOf(row.userId),
    dispute: disputeView(row),
    urgency: urgencyOf(row.answerDueOn, clock.businessDay(), ownHolidays),
    answeredBy: row.answeredBy,
    proposal: proposalOf(ctx, row),
  }));
}

/** Payments that customers reported. */
export const disputeQueue = {
  kind: 'dispute',
  readWaiting: readWaitingDisputes,
  countDue: countDisputesDue,

  list: listCall(listDisputeCasesRoute, {
    waiting: (db) => findWaitingDisputes(db, mostListed),
    ended: (db) => findAnsweredDisputes(db, mostAnsweredDisputes),
    about: ({ id, reportedAt, userId, payeeId, proposedBy }) => ({
      id,
      since: reportedAt,
      person: userId,
      otherParty: payeeId,
      notFor: proposedBy,
    }),
    views: viewsOf,
  }),

  show: showCall(getDisputeCaseRoute, {
    find: findDispute,
    look: ({ userId, payeeId, reference }, id) => ({
      subject: `user:${userId}`,
      otherParty: payeeId,
      details: { dispute: id, reference },
    }),
    async view(ctx, row, shown) {
      const { db } = ctx.bank;
      const payment = await findListedTransfer(db, row.userId, row.transferId);
      invariant(payment, `payment ${row.transferId} is its customer's`);
      const [view] = await viewsOf(ctx, [row]);
      invariant(view, 'a row has its view');
      const { aboveMinor } = await readTwoPersonRule(db, ctx.bank, {
        kind: 'correction',
        actor: ctx.session.userId,
      });
      return {
        ...shown,
        ...view,
        waitingSince: textFromInstant(row.reportedAt),
        payment: await receiptOf(db, payment),
        caution: await findCaution(db, row.transferId),
        otherDisputes: (await countDisputesOf(db, row.userId)).all - 1,
        twoPeopleAbove: aboveMinor,
      };
    },
  }),

  async lock(tx, id) {
    const dispute = await lockDispute(tx, id);
    if (!dispute) return undefined;
    const { userId, payeeId, outcome, answeredBy: by, answeredAt: at } = dispute;
    return {
      auditSubject: `user:${userId}`,
      otherParty: payeeId,
      decision:
        by === null || at === null
          ? null
          : { by, outcome: outcome === 'corrected' ? 'corrected' : 'ended', at },
    };
  },

  startReview: markReviewStarted,
  decisions: [correctDispute, endDispute],
} satisfies Queue;
