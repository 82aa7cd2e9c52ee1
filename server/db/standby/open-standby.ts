import { AsyncLocalStorage } from 'node:async_hooks';
import { ConfigError } from '../../base/config-error.ts';
import type { Database, PooledDatabase } from '../database.ts';
import {
  PooledDatabaseWithStandby,
  type ReadFigures,
  type RecentWork,
} from './database-with-standby.ts';
import { readIdentity, readLeaderPosition } from './log-position.ts';
import { SnapshotOnStandby } from './snapshot-on-standby.ts';
import { Standby } from './standby.ts';
import { type StandbyListener, StandbyUnreadError, type WhyUnread } from './unread-standby.ts';

/** The reads that a standby takes from the leader. */
export interface StandbyReads {
  /**
   * Does work whose reads a standby may answer, as it is once it has everything that was confirmed
   * before; where there is none that has, the leader answers.
   */
  recently<T>(work: () => Promise<T>): Promise<T>;
  /** A snapshot on the standby, or else the leader's. */
  openSnapshot(openOnLeader: () => Promise<Database>): Promise<Database>;
  /** Undefined where there is no standby to be read. */
  figures(): ReadFigures | undefined;
}

/** Everything goes to the leader. */
export const noStandby: StandbyReads = {
  recently: (work) => work(),
  openSnapshot: (openOnLeader) => openOnLeader(),
  figures: () => undefined,
};

interface OpenOptions {
  standbyUrl: string;
  connections: number;
  listener: StandbyListener;
  lookEveryMs?: number;
}

/**
 * Puts a standby next to an open leader. One that is away, behind or a leader is left alone until it
 * is none of that.
 * @throws {ConfigError} where it belongs to another database.
 */
export async function openStandby(
  leader: PooledDatabase,
  options: OpenOptions,
): Promise<{ db: PooledDatabase; standby: StandbyReads }> {
  const standby = new Standby({ ...options, identity: await readIdentity(leader) });
  const work = new AsyncLocalStorage<RecentWork>();
  const counts = { standby: 0, leader: new Map<WhyUnread, number>() };
  const db = new PooledDatabaseWithStandby(leader, { standby, work, counts });
  const reads: StandbyReads = {
    recently: (act) => work.run({ wanted: undefined, leads: undefined }, act),
    async openSnapshot(openOnLeader) {
      try {
        const wanted = await readLeaderPosition(leader);
        if (!wanted) return await openOnLeader();
        return new SnapshotOnStandby(await standby.openSnapshot(wanted), openOnLeader);
      } catch (error) {
        if (!(error instanceof StandbyUnreadError)) throw error;
        return await openOnLeader();
      }
    },
    figures: () => counts,
  };
  await refuseOtherBank(standby, leader);
  return { db, standby: reads };
}

async function refuseOtherBank(standby: Standby, leader: Database): Promise<void> {
  const wanted = await readLeaderPosition(leader);
  if (!wanted) return;
  try {
    await standby.read(wanted, { sql: 'SELECT', values: [], name: undefined });
  } catch (error) {
    if (!(error instanceof StandbyUnreadError)) throw error;
    if (error.why !== 'other bank') return;
    await standby.close();
    throw new ConfigError(`${error.message} Set it to a standby of this bank, or unset it.`);
  }
}
