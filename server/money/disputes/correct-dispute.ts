import { postRequestWithin } from '../../ledger/post-one.ts';
import { usdParam } from '../../../contract/words/params.ts';
import { correctDisputeRoute } from '../../../contract/staff/dispute-cases.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { said } from '../../../contract/calls/said.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import type { Success } from '../../http/handler.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import {
  type Given,
  givenByTwo,
  isProposer,
  judgeGivenAlone,
} from '../../people/users/second-person.ts';
import { requireSecondPerson } from '../../people/users/two-people.ts';
import { findUser, accountHolderName, type StoredUser } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import { creditFromBank } from '../transfers/credit-from-bank.ts';
import { shownStatus } from '../transfers/transfer-view.ts';
import { lockTransfer } from '../transfers/transfers-store.ts';
import { goesToLoan } from './can-be-disputed.ts';
import { correctedNotice, correctedText } from './dispute-notices.ts';
import { disputeOf, type DisputeRow, markAnswered, writeProposal } from './disputes-store.ts';

type Answer = Success<typeof correctDisputeRoute>;

/**
 * Works out the credit, to the account that paid: no more than the payment cost, and only once it
 * has gone through, for a payment that comes back brings its money back by itself.
 */
async function correctionOf(
  tx: Tx,
  dispute: DisputeRow,
  { amount, note = '' }: BodyOf<typeof correctDisputeRoute>,
): Promise<Correction> {
  const payment = await lockTransfer(tx, dispute.transferId);
  invariant(payment, `payment ${dispute.transferId} is there`);
  const { status, payerAccountId, debitedUsdMinor } = payment;
  if (status !== 'completed' && status !== 'approved')
    refuse('NOT_CORRECTABLE', {
      params: { status: status === 'in_review' ? 'In review' : shownStatus[status] },
    });
  if (goesToLoan(payment))
    refuse('NOT_CORRECTABLE', {
      params: { status: 'Paid to a loan' },
    });
  const amountMinor = exactMinor(amount);
  if (amountMinor > debitedUsdMinor)
    refuse('CORRECTION_ABOVE_PAYMENT', { params: { most: usdParam(debitedUsdMinor) } });
  const customer = await findUser(tx, dispute.userId);
  const account = (await findAccountsOf(tx, [dispute.userId])).find(
    ({ id }) => id === payerAccountId,
  );
  invariant(customer && account, 'a customer with an open dispute is not deleted');
  return { dispute, customer, account, amountMinor, note };
}

/** Keeps a correction above the two-person size for another member of the staff. */
async function propose(
  tx: Tx,
  ctx: SignedInContext,
  { dispute, amountMinor, note }: Correction,
): Promise<void> {
  const { id, userId, reference } = dispute;
  await writeProposal(tx, id, { amountMinor, by: ctx.session.userId });
  await recordAudit(tx, ctx, {
    action: 'dispute.correction_proposed',
    subject: `user:${userId}`,
    details: {
      dispute: id,
      reference,
      amountMinor: String(amountMinor),
      ...(note === '' ? {} : { note }),
    },
  });
}

async function book(tx: Tx, ctx: SignedInContext, correction: Booking): Promise<void> {
  const { dispute, customer, account, amountMinor } = correction;
  const { id } = dispute;
  await postRequestWithin(ctx.bank.ledger, tx, correctionPlan(ctx, correction));
  const answer = correctedText(dispute, { amountMinor, account: account.number });
  await markAnswered(tx, {
    id,
    creditedMinor: amountMinor,
    answer: answer[customer.language ?? 'en'],
    by: ctx.session.userId,
    at: ctx.bank.clock.businessNow(),
  });
  await queueNotice(tx, ctx.bank.clock, customer, correctedNotice(dispute, answer));
}

const creditedAnswer = ({ dispute, amountMinor }: Correction): Answer => ({
  status: 200,
  body: said('DISPUTE_CORRECTED', {
    reference: dispute.reference,
    amount: usdParam(amountMinor),
  }),
});

const proposedAnswer = ({ dispute, amountMinor }: Correction, aboveMinor: bigint): Answer => ({
  status: 202,
  body: said('CORRECTION_PROPOSED', {
    reference: dispute.reference,
    amount: usdParam(amountMinor),
    above: usdParam(aboveMinor),
  }),
});

/**
 * Credits a reported payment, once and at the bank's cost. Above the two-person size the first call
 * proposes, which gives the case back to the queue, and the same amount by another person books it.
 */
export const correctDispute = decisionCall(correctDisputeRoute, {
  asked: ({ body }) => ['correct', body],

  async act(tx, ctx, { id, body }): Promise<Answer> {
    const dispute = await disputeOf(tx, id);
    const correction = await correctionOf(tx, dispute, body);
    const { amountMinor } = correction;
    const judged = await judgeGivenAlone(tx, ctx, { amountMinor, kind: 'correction' });
    if (judged.given) {
      // A credit that one person may book alone needs no proposal.
      if (dispute.proposedMinor !== null) await writeProposal(tx, id, null);
      const alone = { ...dispute, proposedBy: null };
      await book(tx, ctx, { ...correction, dispute: alone, given: judged.given });
      return creditedAnswer(correction);
    }
    const { proposedBy, proposedMinor } = dispute;
    // A proposal counts no longer once its author may not propose any more.
    if (
      proposedBy === null ||
      proposedMinor !== amountMinor ||
      !(await isProposer(tx, ctx.bank, { proposedBy, right: 'decide-requests' }))
    ) {
      await propose(tx, ctx, correction);
      return proposedAnswer(correction, judged.limitMinor);
    }
    await requireSecondPerson(tx, ctx, { firstPerson: proposedBy, own: 'OWN_PROPOSAL' });
    await book(tx, ctx, { ...correction, given: givenByTwo(proposedBy) });
    return creditedAnswer(correction);
  },

  answer: (answer) => answer,
});

/** A correction that is posted. */
interface Booking extends Correction {
  given: Given;
}

interface Correction {
  dispute: DisputeRow;
  customer: StoredUser;
  account: StoredAccount;
  amountMinor: bigint;
  /** For the trail. */
  note: string;
}

/**
 * Plans the bank's credit for a payment, at its own cost: booked once for a dispute, even if two
 * people ask.
 */
function correctionPlan(
  ctx: SignedInContext,
  { dispute, customer, account, amountMinor, note, given }: Booking,
): PostingPlan {
  const claimId = derivedId('dispute-correction', dispute.id);
  const proposedBy =
    dispute.proposedBy === null ? {} : { proposedBy: `admin:${dispute.proposedBy}` };
  return creditFromBank(
    ctx,
    { claimId, payloadHash: digestOf([claimId]), ...given },
    {
      kind: 'correction',
      account,
      amountMinor,
      recipientName: accountHolderName(customer),
      reference: dispute.reference,
      memo: `Correction of ${dispute.paymentReference}`,
      trail: {
        action: 'dispute.corrected',
        subject: `user:${dispute.userId}`,
        details: {
          dispute: dispute.id,
          reference: dispute.reference,
          payment: dispute.transferId,
          transfer: claimId,
          amountMinor: String(amountMinor),
          ...proposedBy,
          ...(note === '' ? {} : { note }),
        },
      },
    },
  );
}
