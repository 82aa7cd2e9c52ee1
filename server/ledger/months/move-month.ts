import { quoteName } from '../../db/backup/table-shapes.ts';
import type { Tx } from '../../db/database.ts';
import type { Month } from './months.ts';

export type ClosedMonth = Month & { until: Temporal.Instant };

const constraintOf = ({ partition }: Month) => quoteName(`${partition}_time`);

// Readers and payments wait behind us while we wait for the lock, so we step back and come again
// for a minute. The loop is the database's, since a statement that fails ends the transaction.
const insistently = (locking: string) => `DO $$ BEGIN
  FOR turn IN 1 .. 60 LOOP
    BEGIN
      SET LOCAL lock_timeout = '500ms';
      ${locking}
      RETURN;
    EXCEPTION WHEN lock_not_available THEN
      PERFORM pg_sleep(0.5);
    END;
  END LOOP;
  RAISE lock_not_available USING MESSAGE = 'the entries are read for longer than a minute';
END $$`;

/**
 * Adds the check of a month's times, for new rows only (NOT VALID). It locks the table for a moment,
 * so it commits before `validateBounds`, which takes long.
 */
export async function boundMonth(tx: Tx, month: ClosedMonth): Promise<void> {
  const { partition, from, until } = month;
  const table = quoteName(partition);
  const bounds = [
    `booked_at < '${until.toString()}'`,
    ...(from ? [`booked_at >= '${from.toString()}'`] : []),
  ];
  await tx.query(
    insistently(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${constraintOf(month)};
      ALTER TABLE ${table} ADD CONSTRAINT ${constraintOf(month)}
        CHECK (${bounds.join(' AND ')}) NOT VALID;`),
  );
}

/** Checks all rows while others read and pay; otherwise the move would, while payments wait. */
export async function validateBounds(tx: Tx, month: ClosedMonth): Promise<void> {
  await tx.query(
    `ALTER TABLE ${quoteName(month.partition)} VALIDATE CONSTRAINT ${constraintOf(month)}`,
  );
}

/** Moves a month between the two tables; payments wait for milliseconds, and nothing is copied. */
export async function moveMonth(
  tx: Tx,
  { partition, from, until, isDetached }: ClosedMonth,
): Promise<void> {
  const [old, next] = isDetached ? ['detached_entry', 'entry'] : ['entry', 'detached_entry'];
  const begins = from ? `'${from.toString()}'` : 'MINVALUE';
  const table = quoteName(partition);
  await tx.query(insistently('LOCK TABLE entry, detached_entry IN ACCESS EXCLUSIVE MODE;'));
  await tx.query(`ALTER TABLE ${old} DETACH PARTITION ${table}`);
  await tx.query(
    `ALTER TABLE ${next} ATTACH PARTITION ${table} FOR VALUES FROM (${begins})
      TO ('${until.toString()}')`,
  );
}

/** It is needed no more where the month is attached. */
export async function unboundMonth(tx: Tx, month: ClosedMonth): Promise<void> {
  await tx.query(
    `ALTER TABLE ${quoteName(month.partition)} DROP CONSTRAINT ${constraintOf(month)}`,
  );
}
