import type { SignedOrder } from '../../../contract/money/approvals.ts';
import {
  outsideKinds,
  paymentKinds,
  type OutsideKind,
} from '../../../contract/money/payment-kinds.ts';
import type { Policy } from '../../../contract/values/policy.ts';
import type { Context } from '../../context.ts';
import { invariant } from '../../base/invariant.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';

/** The fee for one payment of a kind under a policy of fees, in US cents. */
export const feeOf = (fees: Policy<'fees'>, kind: OutsideKind): bigint =>
  BigInt(fees[paymentKinds[kind].fee]);

/** A change of a recurring bill is one of a bill, and signed at its fee. */
export function kindOf(call: SignedOrder['call']): OutsideKind {
  if (call === 'transfers/schedules/change') return 'bill';
  const kind = outsideKinds().find((each) => paymentKinds[each].call === call);
  invariant(kind, `no kind of payment is ordered by ${call}`);
  return kind;
}

/** Reads the fee of the moment for an order to others, in US cents. */
export async function orderFee({ bank }: Context, call: SignedOrder['call']): Promise<bigint> {
  return feeOf(await readPolicy(bank.db, 'fees', bank.clock.businessNow()), kindOf(call));
}
