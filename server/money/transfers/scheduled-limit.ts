import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { countScheduledTransfers } from './transfers-store.ts';

/** For one customer: three a day for a whole year, which is as far ahead as an order may be. */
const mostScheduled = 1_000;

/**
 * Refuses an order that is one too many to wait for its date. Counted without a lock: those sent
 * together may pass the limit by as many as the ledger lets one customer order in a minute.
 * @throws {Refusal} SCHEDULED_LIMIT
 */
export async function requireRoomToWait({ bank, session }: SignedInContext): Promise<void> {
  const waiting = await countScheduledTransfers(bank.db, session.userId);
  if (waiting >= mostScheduled)
    refuse('SCHEDULED_LIMIT', { params: { max: mostScheduled.toLocaleString('en-US') } });
}
