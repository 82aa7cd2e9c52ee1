import { bankFacts } from '../../../config/bank.ts';
import type { createOwnTransferRoute } from '../../../contract/money/own-transfers.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { findAccountByNumber, type StoredAccount } from '../accounts/accounts-store.ts';
import { typeOfKind } from '../accounts/account-view.ts';
import type { SignedInContext } from '../../context.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import type { Claim } from '../../http/handler.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { refuse } from '../../base/refusal.ts';
import { planOrder } from './plan-order.ts';
import { monthlyMoves } from './repeat-moves.ts';
import { timingOf } from './transfer-timing.ts';

const shortName = ({ kind }: StoredAccount) => typeOfKind[kind].replace(' Account', '');

/**
 * Plans a move between own accounts. Another customer's account and a number without one read the
 * same, on either side, so that numbers cannot be probed.
 */
export async function createOwnTransfer(
  ctx: SignedInContext,
  body: BodyOf<typeof createOwnTransferRoute>,
  claim: Claim,
): Promise<PostingPlan> {
  const { bank, session } = ctx;
  const [from, to] = await Promise.all([
    findAccountByNumber(bank.db, body.fromAccount),
    findAccountByNumber(bank.db, body.toAccount),
  ]);
  if (from?.userId !== session.userId || to?.userId !== session.userId)
    refuse('OWN_ACCOUNT_INVALID');
  if (from.id === to.id) refuse('SAME_ACCOUNT');
  return await planOrder(ctx, claim, {
    kind: 'local',
    body,
    debitedAccount: from.number,
    parties: { payerOf: () => from, payee: to },
    recipient: {
      // The same in every list, on paper and in a search: there is no other person to name.
      recipientName: `From ${shortName(from)} to ${shortName(to)}`,
      recipientAccount: to.number,
      recipientBank: bankFacts.name,
      recipientRouting: bankFacts.routingNumber,
    },
    amountMinor: exactMinor(body.amount),
    transferDate: body.transferDate,
    ...(body.repeat === undefined ? {} : { recurrence: monthlyMoves(ctx, body.transferDate) }),
    reference: body.reference || `OWN-${bank.clock.now().epochMilliseconds}`,
    says: timingOf(bank.clock, body.transferDate).kind === 'now' ? 'MONEY_MOVED' : 'MOVE_SCHEDULED',
  });
}
