import type { dishonorCheckRoute } from '../../../contract/check-dishonor.ts';
import { reasonTexts } from '../../../contract/reasons.ts';
import { formatUsd, numberFromMinor } from '../../../contract/money.ts';
import type { AnswerOf, BodyOf } from '../../../contract/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { actOnce } from '../../desk/act-once.ts';
import { refuseDecided } from '../../desk/refuse-decided.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import { lockOwner } from '../../ledger/owners.ts';
import { postWithin } from '../../ledger/post.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { refuse } from '../../base/refusal.ts';
import { changeStatus, lockTransfer } from '../transfers/transfers-store.ts';
import { findUser } from '../../people/users/users-store.ts';
import { releaseCheckHolds } from './check-holds-store.ts';
import { dishonoredNotice, takenBackText } from './check-notices.ts';
import { lockCheck, type LockedCheck } from './decided-checks-store.ts';
import { dishonorPlans } from './dishonor-plans.ts';
import {
  findAcceptedCheck,
  findDishonoring,
  markCheckDishonored,
  type AcceptedCheck,
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

type Answer = AnswerOf<typeof dishonorCheckRoute>;

function answerOf({ amountMinor, takenMinor, lossMinor, fromUnclaimedFunds }: Dishonored): Answer {
  const from = fromUnclaimedFunds
    ? 'unclaimed funds: the customer’s accounts are closed'
    : 'the customer’s account';
  const loss =
    lossMinor === 0n ? '' : ` ${formatUsd(lossMinor)} was spent already and is posted as a loss.`;
  return {
    message:
      `Check of ${formatUsd(amountMinor)} returned unpaid. ${formatUsd(takenMinor)} was taken ` +
      `back from ${from}.${loss}`,
    takenBack: numberFromMinor(takenMinor),
    loss: numberFromMinor(lossMinor),
  };
}

async function takeBack(
  tx: Tx,
  ctx: SignedInContext,
  { locked, body }: { locked: LockedCheck; body: BodyOf<typeof dishonorCheckRoute> },
): Promise<Answer> {
  const { clock } = ctx.bank;
  const { reason: code, note = '' } = body;
  const check = await requireAccepted(tx, ctx, locked);
  const { id } = check;
  await lockTransfer(tx, check.transferId);
  // The customer's accounts cannot be closed until this commits: the money is taken from where it
  // is.
  await lockOwner(tx, check.userId);
  const { plans, lossMinor, fromUnclaimedFunds } = await dishonorPlans(tx, ctx, check);
  await releaseCheckHolds(tx, id);
  const outcomes = await postWithin(tx, plans);
  invariant(
    outcomes.every(({ kind }) => kind === 'posted'),
    `the return of check ${id} was ${outcomes.map(({ kind }) => kind).join()}`,
  );
  const reason = reasonTexts.checkDishonor[code];
  const amountMinor = check.acceptedMinor;
  const takenMinor = amountMinor - lossMinor;
  const customer = await findUser(tx, check.userId);
  const done = { amountMinor, takenMinor, lossMinor, fromUnclaimedFunds };
  await markCheckDishonored(tx, { id, by: ctx.session.userId, at: clock.businessNow(), reason });
  await changeStatus(tx, {
    id: check.transferId,
    status: 'returned',
    reason: `${reason} ${takenBackText(done, fromUnclaimedFunds ? 'unclaimed funds' : 'your account')}`,
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
    await queueMail(
      tx,
      clock,
      dishonoredNotice(customer, {
        amountMinor,
        takenMinor,
        account: check.account,
        sentAt: check.createdAt,
        reason,
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
    return await actOnce(tx, ctx, { kind: 'check_dishonor', id, asked: [body] }, () =>
      takeBack(tx, ctx, { locked, body }),
    );
  });
}
