import type { Secrets } from '../../base/sealing/secrets.ts';
import { rowByRow } from './row-by-row.ts';
import type { SealedColumn } from './sealed-column.ts';
import type { Job } from './worker.ts';

interface Resealing<Row> {
  /** The name of its job. */
  name: string;
  /** The things in words, for staff. */
  things: string;
  column: SealedColumn<Row>;
  /** Its values are large, so that each has a transaction of its own. */
  isLarge?: true;
  /** Seals a row's value with the newest key. */
  again(secrets: Secrets, row: Row): Buffer;
}

/** A sealed column, and the job that brings it under the newest key. */
export interface SealedThing {
  column: Pick<SealedColumn<unknown>, 'findKeyBetween'>;
  job: Job;
}

/**
 * Seals again what an older key sealed, a batch each minute, while everything goes on; afterwards
 * that key opens nothing here. The values stay the same.
 */
export function resealing<Row extends { id: string }>({
  name,
  things,
  column,
  isLarge,
  again,
}: Resealing<Row>): SealedThing {
  const run = rowByRow<Row>({
    ...(isLarge ? { atOnce: 1, turns: 50 } : { atOnce: 50, turns: 20 }),
    lock: (tx, { bank }, due) => column.lockSealedWith(tx, bank.secrets.olderKeyIds(), due),
    idOf: ({ id }) => id,
    async work(tx, { bank: { secrets } }, rows) {
      for (const row of rows) await column.replace(tx, row.id, again(secrets, row));
    },
  });
  return {
    column,
    job: { name, about: `Re-encrypts ${things} with the newest key.`, everyMs: 60_000, run },
  };
}
