import { shippedReferenceRates } from '../../../config/reference-rates.ts';
import type { Queryable } from '../../db/database.ts';
import { insertRates } from './reference-rates-store.ts';

/** Before anything an operator could record, so that whatever they add for the same day counts. */
const beforeAll = Temporal.Instant.fromEpochMilliseconds(0);

/** Gives the bank the rates it ships with. Safe at every start. */
export function seedReferenceRates(db: Queryable): Promise<void> {
  return insertRates(db, shippedReferenceRates, { at: beforeAll, by: 'system:bank' });
}
