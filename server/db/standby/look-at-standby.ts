import type { Database } from '../database.ts';
import { readIdentity, readLeaderPosition } from './log-position.ts';
import { Standby } from './standby.ts';
import { StandbyUnreadError } from './unread-standby.ts';

/** The finding at the address of a standby: one that is read, or why not. */
export type StandbyLook =
  | { state: 'read'; holdsVacuumBack: boolean }
  | { state: 'away' | 'leads' | 'other bank' | 'behind'; found: string };

/** Looks once, for an operator. */
export async function lookAtStandby(leader: Database, standbyUrl: string): Promise<StandbyLook> {
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
