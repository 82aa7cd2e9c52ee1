import { bank as facts } from '../../config/bank.ts';
import type { acceptCheck as route } from '../../contract/check-reviews.ts';
import { formatUsd } from '../../contract/money.ts';
import type { BodyOf } from '../../contract/route.ts';
import { auditSideRow } from '../audit/audit-event.ts';
import { decideOnce } from '../cases/decide-once.ts';
import type { SignedInContext } from '../context.ts';
import { exactMinor } from '../exact-minor.ts';
import { answerOutcome, type StoredAnswer } from '../http/answer-outcome.ts';
import type { Claim } from '../http/handler.ts';
import { invariant } from '../invariant.ts';
import { journalStamp } from '../journal-stamp.ts';
import { bankAccountId } from '../ledger/bank-accounts.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import { postWithin } from '../ledger/post.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { refuse } from '../refusal.ts';
import { activitiesOf } from '../transfers/order-plan.ts';
import { creditByBank, transferSideRow, type TransferRow } from '../transfers/transfer-row.ts';
import { holderOf } from '../users/holder-of.ts';
import { findUser, type StoredUser } from '../users/users-store.ts';
import { readLeftForCheck } from './check-allowance.ts';
import { acceptedNotice } from './check-notices.ts';
import { findCheckHolds } from './check-holds-store.ts';
import { checkQueue } from './check-queue.ts';
import { checkOf, markCheckAccepted, type LockedCheck } from './decided-checks-store.ts';
import { placeCheckHolds } from './place-check-holds.ts';

type Acceptance = BodyOf<typeof route>;

interface Accepted {
  check: LockedCheck;
  customer: StoredUser;
  amountMinor: bigint;
}

function transferOf(ctx: SignedInContext, id: string, { check, customer, amountMinor }: Accepted): TransferRow {
  return {
    ...creditByBank(id, amountMinor, ctx.bank.clock.businessNow()),
    kind: 'check_deposit',
    status: 'approved',
    payeeId: check.userId,
    payeeAccountId: check.accountId,
    senderAccount: 'Check',
    recipientName: holderOf(customer),
    recipientAccount: check.account,
    recipientBank: facts.name,
    reference: `CHECK-${check.id.slice(0, 8).toUpperCase()}`,
    transferDate: check.createdAt,
  };
}

function creditPlan(ctx: SignedInContext, claim: Claim, accepted: Accepted): PostingPlan {
  const { check, amountMinor } = accepted;
  const row = transferOf(ctx, claim.claimId, accepted);
  return {
    claimId: claim.claimId,
    payloadHash: claim.payloadHash,
    requestId: ctx.requestId,
    preconditions: [],
    journal: {
      kind: 'check_deposit',
      ...journalStamp(ctx),
      reference: row.reference,
      memo: `Check deposited to ${check.account}`,
      legs: [
        { accountId: bankAccountId('check_collection', 'USD'), amountMinor: -amountMinor },
        { accountId: check.accountId, amountMinor },
      ],
    },
    activities: activitiesOf(row),
    sideRows: [
      transferSideRow(row),
      auditSideRow(ctx, {
        action: 'check.accepted',
        subject: `user:${check.userId}`,
        details: { check: check.id, transfer: row.id, amountMinor: String(amountMinor), statedMinor: String(check.statedMinor ?? '') },
      }),
    ],
    answer: { status: 200, body: { message: `Check of ${formatUsd(amountMinor)} accepted.` } },
  };
}

/** An amount that the customer did not write is read twice before it is money. */
function readAmount({ amount, confirmedAmount }: Acceptance, { statedMinor }: LockedCheck): bigint {
  const amountMinor = exactMinor(amount);
  if (amountMinor !== statedMinor && confirmedAmount !== amount) refuse('AMOUNT_NOT_CONFIRMED');
  return amountMinor;
}

/** Credits a check, holds its money until its days, tells the customer: all in one transaction, once, by its holder alone. */
export async function acceptCheck(ctx: SignedInContext, id: string, { body, claim }: { body: Acceptance; claim: Claim }): Promise<StoredAnswer> {
  const { bank } = ctx;
  return await decideOnce(ctx, { kind: 'check', queue: checkQueue, id, asked: ['accept', body] }, async (tx) => {
    const check = await checkOf(tx, id);
    const amountMinor = readAmount(body, check);
    const leftMinor = await readLeftForCheck(tx, bank, check);
    if (leftMinor !== null && amountMinor > leftMinor) refuse('CHECK_ABOVE_LIMIT', { params: { leftMinor: String(leftMinor) } });
    const customer = (await findUser(tx, check.userId)) ?? refuse('ACCOUNT_CLOSED');
    const [outcome] = await postWithin(tx, [creditPlan(ctx, claim, { check, customer, amountMinor })]);
    invariant(outcome, 'a plan has its outcome');
    const answer = answerOutcome(outcome);
    await markCheckAccepted(tx, { id, amountMinor, by: ctx.session.userId, at: bank.clock.businessNow(), transferId: claim.claimId });
    await placeCheckHolds(tx, ctx, { check, amountMinor });
    await queueMail(tx, bank.clock, acceptedNotice(customer, { amountMinor, account: check.account, holds: (await findCheckHolds(tx, [id])).get(id) ?? [] }));
    return answer;
  });
}
