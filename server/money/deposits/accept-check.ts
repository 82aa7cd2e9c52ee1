import { acceptCheckRoute } from '../../../contract/check-reviews.ts';
import { formatUsd } from '../../../contract/money.ts';
import type { BodyOf } from '../../../contract/route.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import type { SignedInContext } from '../../context.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import type { Claim } from '../../http/handler.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { postRequestWithin } from '../../ledger/post.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { refuse } from '../../base/refusal.ts';
import { creditFromBank } from '../transfers/credit-from-bank.ts';
import { findUser, holderOf, type StoredUser } from '../../people/users/users-store.ts';
import { readLeftForCheck } from './check-allowance.ts';
import { acceptedNotice } from './check-notices.ts';
import { findCheckHolds } from './check-holds-store.ts';
import { checkOf, markCheckAccepted, type LockedCheck } from './decided-checks-store.ts';
import { placeCheckHolds } from './place-check-holds.ts';

type Acceptance = BodyOf<typeof acceptCheckRoute>;

interface Accepted {
  check: LockedCheck;
  customer: StoredUser;
  amountMinor: bigint;
}

function creditPlan(
  ctx: SignedInContext,
  claim: Claim,
  { check, customer, amountMinor }: Accepted,
): PostingPlan {
  const answer = () => ({
    status: 200,
    body: { message: `Check of ${formatUsd(amountMinor)} accepted.` },
  });
  return creditFromBank(
    ctx,
    { ...claim, answer },
    {
      kind: 'check_deposit',
      account: { id: check.accountId, userId: check.userId, number: check.account },
      amountMinor,
      recipientName: holderOf(customer),
      reference: `CHECK-${check.id.slice(0, 8).toUpperCase()}`,
      order: { status: 'approved', senderAccount: 'Check', transferDate: check.createdAt },
      memo: `Check deposited to ${check.account}`,
      trail: {
        action: 'check.accepted',
        subject: `user:${check.userId}`,
        details: {
          check: check.id,
          transfer: claim.claimId,
          amountMinor: String(amountMinor),
          statedMinor: String(check.statedMinor ?? ''),
        },
      },
    },
  );
}

/** An amount that the customer did not write is read twice before it is money. */
function readAmount({ amount, confirmedAmount }: Acceptance, { statedMinor }: LockedCheck): bigint {
  const amountMinor = exactMinor(amount);
  if (amountMinor !== statedMinor && confirmedAmount !== amount) refuse('AMOUNT_NOT_CONFIRMED');
  return amountMinor;
}

/**
 * Credits a check, holds its money until its days, tells the customer: all in one transaction,
 * once, by its holder alone.
 */
export const acceptCheck = decisionCall(acceptCheckRoute, {
  asked: ({ body }) => ['accept', body],

  async act(tx, ctx, { id, body, claim }) {
    const { bank } = ctx;
    const check = await checkOf(tx, id);
    const amountMinor = readAmount(body, check);
    const leftMinor = await readLeftForCheck(tx, bank, check);
    if (leftMinor !== null && amountMinor > leftMinor)
      refuse('CHECK_ABOVE_LIMIT', { params: { leftMinor: String(leftMinor) } });
    const customer = (await findUser(tx, check.userId)) ?? refuse('ACCOUNT_CLOSED');
    const posted = await postRequestWithin(
      tx,
      creditPlan(ctx, claim, { check, customer, amountMinor }),
    );
    await markCheckAccepted(tx, {
      id,
      amountMinor,
      by: ctx.session.userId,
      at: bank.clock.businessNow(),
      transferId: claim.claimId,
    });
    await placeCheckHolds(tx, ctx, { check, amountMinor });
    await queueMail(
      tx,
      bank.clock,
      acceptedNotice(customer, {
        amountMinor,
        account: check.account,
        holds: (await findCheckHolds(tx, [id])).get(id) ?? [],
      }),
    );
    return posted.answer;
  },

  answer: (answer) => ({ kind: 'posted', answer }),
});
