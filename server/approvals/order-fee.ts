import type { SignedOrder } from '../../contract/approvals.ts';
import type { Policy } from '../../contract/policy.ts';
import type { Context } from '../context.ts';
import { readPolicy } from '../policy/read-policy.ts';

const feeNames: Record<SignedOrder['call'], keyof Policy<'fees'>> = {
  'transfers/local': 'localMinor',
  'transfers/international': 'internationalMinor',
  'transfers/payBill': 'billMinor',
  'transfers/schedules/change': 'billMinor',
};

/** What an order to others costs at the moment. */
export async function orderFee({ bank }: Context, call: SignedOrder['call']): Promise<bigint> {
  const fees = await readPolicy(bank.db, 'fees', bank.clock.businessNow());
  return BigInt(fees[feeNames[call]]);
}
