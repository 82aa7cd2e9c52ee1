import type { dishonorCheck as route } from '../../contract/check-dishonor.ts';
import { dishonorReasons } from '../../contract/dishonor-reasons.ts';
import type { BodyOf } from '../../contract/route.ts';
import { recordAudit } from '../audit/audit-event.ts';
import { refuseDecided } from '../cases/lock-waiting-case.ts';
import type { SignedInContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { invariant } from '../invariant.ts';
import { lockOwner } from '../ledger/close-accounts.ts';
import { postWithin } from '../ledger/post.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { refuse } from '../refusal.ts';
import { changeStatus, lockTransfer } from '../transfers/transfers-store.ts';
import { findUser } from '../users/users-store.ts';
import { releaseCheckHolds } from './check-holds-store.ts';
import { dishonoredNotice, takenBackText } from './check-notices.ts';
import { lockCheck, type LockedCheck } from './decided-checks-store.ts';
import { dishonorPlans } from './dishonor-plans.ts';
import { findAcceptedCheck, findDishonorer, markCheckDishonored, type AcceptedCheck } from './dishonored-checks-store.ts';

async function lockAccepted(tx: Tx, id: string): Promise<LockedCheck & AcceptedCheck> {
  const check = (await lockCheck(tx, id)) ?? refuse('CASE_NOT_FOUND');
  if (check.status === 'dishonored') refuseDecided({ by: await findDishonorer(tx, id), outcome: 'returned unpaid' });
  const accepted = (await findAcceptedCheck(tx, id)) ?? refuse('CHECK_NOT_ACCEPTED');
  return { ...check, ...accepted };
}

interface Dishonored {
  amountMinor: bigint;
  takenMinor: bigint;
  lossMinor: bigint;
  /** Its customer's accounts are closed. */
  fromUnclaimedFunds: boolean;
}

/** Takes back what an accepted check credited, because the bank it is drawn on does not pay it: once, on hold or not, with its order and a word to its customer. */
export async function dishonorCheck(ctx: SignedInContext, id: string, { reason: code, note = '' }: BodyOf<typeof route>): Promise<Dishonored> {
  const { bank } = ctx;
  return await bank.db.tx(async (tx) => {
    const check = await lockAccepted(tx, id);
    await lockTransfer(tx, check.transferId);
    // Whether the accounts are open is decided once: nobody closes them meanwhile.
    await lockOwner(tx, check.userId);
    const { plans, lossMinor, fromUnclaimedFunds } = await dishonorPlans(tx, ctx, check);
    await releaseCheckHolds(tx, id);
    const outcomes = await postWithin(tx, plans);
    invariant(
      outcomes.every(({ kind }) => kind === 'posted'),
      `the return of check ${id} was ${outcomes.map(({ kind }) => kind).join()}`,
    );
    const reason = dishonorReasons[code];
    const amountMinor = check.acceptedMinor;
    const takenMinor = amountMinor - lossMinor;
    const customer = await findUser(tx, check.userId);
    const done = { amountMinor, takenMinor, lossMinor, fromUnclaimedFunds };
    await markCheckDishonored(tx, { id, by: ctx.session.userId, at: bank.clock.businessNow(), reason });
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
      await queueMail(tx, bank.clock, dishonoredNotice(customer, { amountMinor, takenMinor, account: check.account, sentAt: check.createdAt, reason }));
    return done;
  });
}
