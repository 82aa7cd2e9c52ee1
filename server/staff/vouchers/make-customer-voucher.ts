import type { BodyOf } from '../../../contract/calls/route.ts';
import type { makeCustomerVoucherRoute } from '../../../contract/staff/customer-vouchers.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Claim } from '../../http/handler.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { Leg, PostingPlan } from '../../ledger/plan.ts';
import { kindOfType } from '../../money/accounts/account-view.ts';
import { findAccountsOf } from '../../money/accounts/accounts-store.ts';
import { findUser } from '../../people/users/users-store.ts';
import { nameOf, voucherPlan } from './make-voucher.ts';
import { planCustomerVoucher } from './plan-customer-voucher.ts';
import { requireAccounts } from './voucher-rights.ts';

type Asked = BodyOf<typeof makeCustomerVoucherRoute>;

/** The account of the bank on the other side. */
function otherSideOf({ kind, against = '1190' }: Asked): string {
  if (kind === 'debit') return bankAccountId(nameOf[against], 'USD');
  if (kind === 'payout') return bankAccountId('nostro', 'USD');
  return bankAccountId(kind === 'fee_refund' ? 'fee_income' : 'receivables', 'USD');
}

/** The account on the side of its customer, who may have left: a debt of theirs is written off. */
async function ownSideOf(
  { bank: { db } }: SignedInContext,
  userId: string,
  { kind: asked, accountName }: Asked,
): Promise<string> {
  if (asked === 'payout') return bankAccountId('unclaimed_funds', 'USD');
  const user = await findUser(db, userId);
  if (user?.role === 'admin') refuse('ADMIN_NOT_FUNDABLE');
  if (accountName === undefined) return bankAccountId('losses', 'USD');
  if (!user) refuse('USER_NOT_FOUND');
  const kind = kindOfType(accountName);
  const account = (await findAccountsOf(db, [userId])).find((each) => each.kind === kind);
  return account?.id ?? refuse('ACCOUNT_CLOSED');
}

/**
 * Plans a voucher that debits a customer, refunds a fee, ends a debt, or pays out what one who has
 * left did not claim.
 */
export async function makeCustomerVoucher(
  ctx: SignedInContext,
  userId: string,
  asked: Asked,
  claim: Claim,
): Promise<PostingPlan> {
  const { kind, reason, receivable = false, debt = null } = asked;
  const amountMinor = exactMinor(asked.amount);
  const minor = kind === 'fee_refund' ? amountMinor : -amountMinor;
  const legs: Leg[] = [
    { accountId: await ownSideOf(ctx, userId, asked), amountMinor: minor },
    { accountId: otherSideOf(asked), amountMinor: -minor },
  ];
  requireAccounts(ctx, kind === 'payout' ? ['1010'] : ['4020', '5020', '1190']);
  const plan = voucherPlan(ctx, claim, {
    kind,
    reason,
    day: null,
    receivable,
    debt,
    amountMinor,
    currency: 'USD',
    personId: userId,
    legs,
  });
  await planCustomerVoucher(ctx.bank.db, ctx, { kind, personId: userId, debt, legs, receivable });
  return plan;
}
