import type { Currency } from '../../../contract/values/money.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import type { Context } from '../../context.ts';
import { priceOf } from './price.ts';

/**
 * Finds the cost of an order for its payer at the rate of the moment, without its fee.
 * @returns US minor units; undefined where there is no rate that may be dealt at.
 */
export async function dollarsOf(
  ctx: Context,
  { body }: { body: { amount: number; currency?: Currency | undefined } },
): Promise<bigint | undefined> {
  const { amount, currency = 'USD' } = body;
  const asked = { currency, amountMinor: exactMinor(amount), feeMinor: 0n };
  return (await priceOf(ctx, ctx.bank.db, asked))?.equivalentMinor;
}
