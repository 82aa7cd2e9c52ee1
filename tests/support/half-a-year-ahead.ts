import { bankTimeZone } from '../../contract/values/bank-zone.ts';

/**
 * A day for a payment that waits, within the year that may be planned: one that a test names turns
 * it red when it has come.
 */
export const halfAYearAhead = (): Temporal.PlainDate =>
  Temporal.Now.plainDateISO(bankTimeZone).add({ days: 180 });
