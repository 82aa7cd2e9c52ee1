import { bank as facts } from '../../config/bank.ts';
import type { createOwnTransfer as route } from '../../contract/own-transfers.ts';
import type { BodyOf } from '../../contract/route.ts';
import { findAccountByNumber, type StoredAccount } from '../accounts/accounts-store.ts';
import { typeOfKind } from '../accounts/account-view.ts';
import { paymentPreconditions, readPaymentRules } from '../approvals/payment-preconditions.ts';
import type { SignedInContext } from '../context.ts';
import { exactMinor } from '../exact-minor.ts';
import type { Claim } from '../http/handler.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import { refusedPlan } from '../ledger/refused-plan.ts';
import { orderJournal } from './order-journal.ts';
import { orderPlan } from './order-plan.ts';
import { homeOrder, type TransferRow } from './transfer-row.ts';

type Order = BodyOf<typeof route>;

const shortName = ({ kind }: StoredAccount) => typeOfKind[kind].replace(' Account', '');

function rowOf({ bank }: SignedInContext, id: string, order: Order, from: StoredAccount, to: StoredAccount): TransferRow & { payerAccountId: string } {
  const now = bank.clock.businessNow();
  const amountMinor = exactMinor(order.amount);
  return {
    ...homeOrder,
    id,
    kind: 'local',
    status: 'completed',
    statusReason: null,
    payerId: from.userId,
    payerAccountId: from.id,
    payeeId: to.userId,
    payeeAccountId: to.id,
    senderAccount: from.number,
    // The same in every list, on paper and in a search: there is no other person to name.
    recipientName: `From ${shortName(from)} to ${shortName(to)}`,
    recipientAccount: to.number,
    recipientBank: facts.name,
    recipientRouting: facts.routingNumber,
    amountMinor,
    currency: 'USD',
    debitedUsdMinor: amountMinor,
    feeMinor: 0n,
    transferType: null,
    reference: order.reference || `OWN-${bank.clock.now().epochMilliseconds}`,
    transferDate: now,
    createdAt: now,
    bookedAt: now,
    journalId: id,
    dueAt: null,
  };
}

/** Plans a move between own accounts. Somebody else's account and nobody's read the same, on either side, so that numbers cannot be probed. */
export async function createOwnTransfer(ctx: SignedInContext, order: Order, claim: Claim): Promise<PostingPlan> {
  const { db } = ctx.bank;
  const base = { claimId: claim.claimId, payloadHash: claim.payloadHash, requestId: ctx.requestId };
  const [from, to, rules] = await Promise.all([findAccountByNumber(db, order.fromAccount), findAccountByNumber(db, order.toAccount), readPaymentRules(ctx)]);
  if (from?.userId !== ctx.session.userId || to?.userId !== ctx.session.userId) return refusedPlan(base, 'OWN_ACCOUNT_INVALID');
  if (from.id === to.id) return refusedPlan(base, 'SAME_ACCOUNT');
  const row = rowOf(ctx, claim.claimId, order, from, to);
  const signed = { call: 'transfers/own', body: order };
  return orderPlan(ctx, claim, {
    row,
    preconditions: paymentPreconditions(
      ctx,
      { order: signed, debitedMinor: row.debitedUsdMinor, feeMinor: 0n, toOthers: false, isLater: false, recurs: false },
      rules,
    ),
    journal: orderJournal(ctx, row),
    message: 'The money was moved.',
    sideRows: [],
  });
}
