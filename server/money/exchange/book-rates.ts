import type { ReferenceRates } from '../../../contract/exchange.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { doubtRates } from './doubt-rates.ts';
import { insertRates, lockRates } from './reference-rates-store.ts';

/**
 * Adds a day's rates, once: what is there already is left alone, and doubts must have been looked
 * at.
 * @returns whether anything was added.
 * @throws {Refusal} RATES_DOUBTFUL
 */
export async function bookRates(
  ctx: Context,
  rates: ReferenceRates,
  confirmed: boolean,
): Promise<boolean> {
  const { db, clock } = ctx.bank;
  return await db.tx(async (tx) => {
    await lockRates(tx);
    const { isBooked, doubts } = await doubtRates(tx, rates);
    if (isBooked) return false;
    if (doubts.length > 0 && !confirmed)
      refuse('RATES_DOUBTFUL', {
        params: { reasons: doubts },
      });
    await insertRates(tx, [rates], { at: clock.now(), by: ctx.actor.name });
    await recordAudit(tx, ctx, {
      action: 'rates.booked',
      subject: `rates:${rates.day}`,
      details: { source: rates.source, ...rates.perEuro },
    });
    return true;
  });
}
