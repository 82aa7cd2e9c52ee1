import { type Period, periodAfter } from '../../../contract/values/periods.ts';
import type { Queryable } from '../../db/database.ts';
import { findFirstPeriod, findLastClosed } from './periods-store.ts';

/** The month or year whose turn it is; undefined before the bank has closed a day. */
export async function findNextPeriod(db: Queryable): Promise<Period | undefined> {
  const last = await findLastClosed(db);
  return last === undefined ? await findFirstPeriod(db) : periodAfter(last);
}
