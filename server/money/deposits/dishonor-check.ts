import { usdParam } from '../../../contract/words/params.ts';
import { reasonTextsIn } from '../../base/reason-texts-in.ts';
import { dishonorCheckRoute } from '../../../contract/staff/check-dishonor.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { said } from '../../../contract/calls/said.ts';
import { derivedId } from '../../base/digest.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { Success } from '../../http/handler.ts';
import { actOnce } from '../../desk/act-once.ts';
import { refuseDecided } from '../../desk/stored-decision.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { Leg, PostingPlan } from '../../ledger/plan.ts';
import { findUser } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { journalReversal } from '../journals/journal-reversal.ts';
import { changeStatus, lockTransfer } from '../transfers/transfers-store.ts';
import { releaseCheckHolds } from './check-holds-store.ts';
import { dishonoredNotice, takenBackText } from './check-notices.ts';
import { collectionIdOf } from './collect-checks.job.ts';
import { lockCheck, type LockedCheck } from './decided-checks-store.ts';
import {
  type AcceptedCheck,
  findAcceptedCheck,
  findDishonoring,
  markCheckDishonored,
} from './dishonored-checks-store.ts';

async function requireAccepted(
  tx: Tx,
  ctx: SignedInContext,
  check: LockedCheck,
): Promise<LockedCheck & AcceptedCheck> {
  const earlier = await findDishonoring(tx, check.id);
  if (earlier) return refuseDecided(ctx, { ...earlier, outcome: 'returned unpaid' });
  const accepted = (await findAcceptedCheck(tx, check.id)) ?? refuse('CHECK_NOT_ACCEPTED');
  return { ...check, ...accepted };
}

interface Dishonored {
  amountMinor: bigint;
  takenMinor: bigint;
  lossMinor: bigint;
  /** Its customer's accounts are closed. */
  fromUnclaimedFunds: boolean;
}

type Answer = Success<typeof dishonorCheckRoute>['body'];

function answerOf({ amountMinor, takenMinor, lossMinor, fromUnclaimedFunds }: Dishonored): Answer {
  return {
    ...said('CHECK_DISHONORED', {
      amount: usdParam(amountMinor),
      taken: usdParam(takenMinor),
      fromUnclaimedFunds,
      loss: lossMinor === 0n ? null : usdParam(lossMinor),
    }),
    takenBack: takenMinor,
    loss: lossMinor,
  };
}

async function takeBack(
  tx: Tx,
  ctx: SignedInContext,
  { locked, body }: { locked: LockedCheck; body: BodyOf<typeof dishonorCheckRoute> },
): Promise<Answer> {
  const { clock, ledger } = ctx.bank;
  const { reason: code, note = '' } = body;
  const check = await requireAccepted(tx, ctx, locked);
  const { id } = check;
  await lockTransfer(tx, check.transferId);
  // The customer's accounts cannot be closed until this commits: the money is taken from where it
  // is.
  await ledger.lockOwners(tx, [check.userId]);
  const { plans, lossMinor, fromUnclaimedFunds } = await dishonorPlans(tx, ctx, check);
  await releaseCheckHolds(tx, id);
  const outcomes = await ledger.postWithin(tx, plans);
  invariant(
    outcomes.every(({ kind }) => kind === 'posted'),
    `the return of check ${id} was ${outcomes.map(({ kind }) => kind).join()}`,
  );
  // The reason that its customer reads is kept in their language.
  const customer = await findUser(tx, check.userId);
  const language = customer?.language ?? 'en';
  const reason = reasonTextsIn[language].checkDishonor[code];
  const amountMinor = check.acceptedMinor;
  const takenMinor = amountMinor - lossMinor;
  const done = { amountMinor, takenMinor, lossMinor, fromUnclaimedFunds };
  await markCheckDishonored(tx, { id, by: ctx.session.userId, at: clock.businessNow(), reason });
  await changeStatus(tx, {
    id: check.transferId,
    status: 'returned',
    reason: `${reason} ${takenBackText(language, done, fromUnclaimedFunds)}`,
  });
  await recordAudit(tx, ctx, {
    action: 'check.dishonored',
    subject: `user:${check.userId}`,
    details: {
      check: id,
      transfer: check.transferId,
      reason: code,
      amountMinor: String(amountMinor),
      lossMinor: String(lossMinor),
      ...(note === '' ? {} : { note }),
    },
  });
  if (customer)
    await queueNotice(
      tx,
      clock,
      customer,
      dishonoredNotice({
        amountMinor,
        takenMinor,
        account: check.account,
        sentAt: check.createdAt,
        reason: code,
      }),
    );
  return answerOf(done);
}

/**
 * Takes back what an accepted check credited, because the bank it is drawn on does not pay it:
 * once, on hold or not, with its order and a mail to its customer.
 */
export async function dishonorCheck(
  ctx: SignedInContext,
  id: string,
  body: BodyOf<typeof dishonorCheckRoute>,
): Promise<Answer> {
  return await ctx.bank.db.tx(async (tx) => {
    const locked = (await lockCheck(tx, id)) ?? refuse('CASE_NOT_FOUND');
    const keeps = dishonorCheckRoute.answers[200];
    return await actOnce(tx, ctx, { kind: 'check_dishonor', id, asked: [body], keeps }, () =>
      takeBack(tx, ctx, { locked, body }),
    );
  });
}

interface Dishonor {
  plans: PostingPlan[];
  /** The sum that had been spent already, in minor units. */
  lossMinor: bigint;
  /** The customer's accounts are closed, and what was left of their money is there. */
  fromUnclaimedFunds: boolean;
}

/** No account is taken below zero: the rest is a loss of the bank. */
function stopAtZero(
  legs: readonly Leg[],
  accountId: string,
  leftMinor: bigint,
): { legs: Leg[]; lossMinor: bigint } {
  const due = legs.find((leg) => leg.accountId === accountId);
  invariant(due, 'a check was credited to somebody');
  if (leftMinor + due.amountMinor >= 0n) return { legs: [...legs], lossMinor: 0n };
  const lossMinor = -due.amountMinor - leftMinor;
  const taken: Leg[] = leftMinor === 0n ? [] : [{ ...due, amountMinor: -leftMinor }];
  const others = legs.filter((leg) => leg !== due);
  return {
    legs: [
      ...others,
      ...taken,
      { accountId: bankAccountId('losses', 'USD'), amountMinor: -lossMinor },
    ],
    lossMinor,
  };
}

/**
 * Plans what takes a check's credit back, its collection first where that has been booked. The
 * accounts stay locked, so that what is found on them is there.
 */
async function dishonorPlans(
  tx: Tx,
  ctx: SignedInContext,
  check: AcceptedCheck & Pick<LockedCheck, 'userId'>,
): Promise<Dishonor> {
  const undoing = (journalId: string, claimId: string) =>
    journalReversal(tx, ctx, {
      journalId,
      claimId,
      kind: 'return',
      memo: `Check returned unpaid to ${check.account}`,
    });
  const bankAccounts = (['nostro', 'check_collection', 'losses', 'unclaimed_funds'] as const).map(
    (name) => bankAccountId(name, 'USD'),
  );
  const posted = await ctx.bank.ledger.lockAccounts(tx, [...bankAccounts, check.accountId]);
  const credit = await undoing(check.transferId, derivedId('check-dishonor', check.id));
  invariant(credit.journal, 'a reversal has a journal');
  const fromUnclaimedFunds = credit.journal.legs.every(
    ({ accountId }) => accountId !== check.accountId,
  );
  // Unclaimed funds are many people's: each pays with the own part only.
  const { legs, lossMinor } = fromUnclaimedFunds
    ? stopAtZero(
        credit.journal.legs,
        bankAccountId('unclaimed_funds', 'USD'),
        await ctx.bank.ledger.unclaimedOf(tx, check.userId),
      )
    : stopAtZero(credit.journal.legs, check.accountId, posted.get(check.accountId) ?? 0n);
  const back = { ...credit, journal: { ...credit.journal, legs } };
  const plans = check.collected
    ? [
        await undoing(collectionIdOf(check.id), derivedId('check-collection-return', check.id)),
        back,
      ]
    : [back];
  return { plans, lossMinor, fromUnclaimedFunds };
}
