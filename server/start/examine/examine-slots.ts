import type { Database } from '../../db/database.ts';
import { fault, ok, warning, type Examined } from './examined.ts';

/** A standby that restarts comes back with less; from here on it is the disk that decides. */
const mostKeptBytes = 1024 ** 3;

interface Slot {
  name: string;
  active: boolean;
  /** The log that PostgreSQL keeps for it. */
  keptBytes: number;
  /** PostgreSQL has dropped what it would need. */
  lost: boolean;
  unbounded: boolean;
}

const slotsSql = `SELECT slot_name AS name, active, wal_status = 'lost' AS lost,
    coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn), 0)::float8 AS "keptBytes",
    current_setting('max_slot_wal_keep_size')::text = '-1' AS unbounded
  FROM pg_replication_slots WHERE NOT pg_is_in_recovery() AND NOT temporary ORDER BY slot_name`;

/**
 * Checks that no replication slot fills the disk of the leader: what a standby has not read is kept
 * for it, without end where no setting bounds it.
 */
export async function examineSlots(
  db: Database,
  mostBytes: number = mostKeptBytes,
): Promise<Examined[]> {
  if (db.engine === 'embedded') return [];
  const { rows } = await db.query<Slot>(slotsSql);
  return rows.map((slot) => examineSlot(slot, mostBytes));
}

function examineSlot(
  { name, active, keptBytes, lost, unbounded }: Slot,
  mostBytes: number,
): Examined {
  const kept = `${Math.ceil(keptBytes / 1024 ** 2).toLocaleString('en-US')} MB of the log`;
  if (lost)
    return fault(
      'slot',
      `What the slot ${name} needs was dropped: its standby cannot follow any more.`,
      `SELECT pg_drop_replication_slot('${name}'), and make the standby again.`,
    );
  const found = `The slot ${name} is ${active ? 'read' : 'read by no one'}; it keeps ${kept}.`;
  if (active && keptBytes <= mostBytes) return ok('slot', found);
  const judge = !active && unbounded && keptBytes > mostBytes ? fault : warning;
  return judge(
    'slot',
    found,
    'Start its standby, or, if it is lost for good, SELECT ' +
      `pg_drop_replication_slot('${name}'). Set max_slot_wal_keep_size (8GB): without it the log ` +
      'fills the disk, and every payment stops.',
  );
}
