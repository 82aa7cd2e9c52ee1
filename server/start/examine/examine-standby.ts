import type { Config } from '../../base/config.ts';
import type { Database } from '../../db/database.ts';
import { fault, ok, warning, type Examined } from './examined.ts';
import { readIdentity, readLeaderPosition } from '../../db/standby/log-position.ts';
import { Standby } from '../../db/standby/standby.ts';
import { StandbyUnreadError } from '../../db/standby/unread-standby.ts';

const mends: Record<Exclude<StandbyLook['state'], 'read'>, string> = {
  away: 'Start it, or unset DATABASE_STANDBY_URL. Until then the leader answers alone.',
  leads:
    'Let DATABASE_STANDBY_URL lead to a streaming standby; after a failover, make the old leader ' +
    'one. Until then the leader answers alone.',
  'other bank': 'Set DATABASE_STANDBY_URL to a standby of this bank: no server starts with it.',
  behind:
    'See its log and the network to it. After a failover it may take a checkpoint until it says ' +
    'whom it follows. Until then the leader answers alone.',
};

/** Checks the database that DATABASE_STANDBY_URL leads to, where it is set. */
export async function examineStandby(
  db: Database,
  { databaseStandbyUrl }: Pick<Config, 'databaseStandbyUrl'>,
): Promise<Examined[]> {
  if (databaseStandbyUrl === undefined) return [];
  const look = await lookAtStandby(db, databaseStandbyUrl);
  if (look.state !== 'read') {
    const judge = look.state === 'behind' ? warning : fault;
    return [judge('standby', look.found, mends[look.state])];
  }
  return [
    ok('standby', 'It has replayed what is confirmed.'),
    ...(look.holdsVacuumBack
      ? [
          warning(
            'standby',
            'hot_standby_feedback is on: a long proof there slows hot accounts on the leader.',
            'Set hot_standby_feedback = off and max_standby_streaming_delay = 30s there; see ' +
              '“Reads on a standby”.',
          ),
        ]
      : []),
  ];
}

/** The finding at the address of a standby: one that is read, or why not. */
type StandbyLook =
  | { state: 'read'; holdsVacuumBack: boolean }
  | { state: 'away' | 'leads' | 'other bank' | 'behind'; found: string };

/** Looks once, for an operator. */
async function lookAtStandby(leader: Database, standbyUrl: string): Promise<StandbyLook> {
  const wanted = await readLeaderPosition(leader);
  if (!wanted) return { state: 'behind', found: 'No leader says how far it must be.' };
  const standby = new Standby({
    standbyUrl,
    connections: 1,
    identity: await readIdentity(leader),
    listener: { unread: () => undefined, read: () => undefined },
  });
  try {
    const { answer } = await standby.read<{ holdsVacuumBack: boolean }>(wanted, {
      sql: `SELECT current_setting('hot_standby_feedback') = 'on' AS "holdsVacuumBack"`,
      values: [],
      name: undefined,
    });
    return { state: 'read', holdsVacuumBack: answer.rows[0]?.holdsVacuumBack === true };
  } catch (error) {
    if (!(error instanceof StandbyUnreadError)) throw error;
    const { why, message } = error;
    const state = why === 'leads' || why === 'other bank' || why === 'behind' ? why : 'away';
    return { state, found: message };
  } finally {
    await standby.close();
  }
}
