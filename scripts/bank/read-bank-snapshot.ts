import { readConfig } from '../../server/base/config.ts';
import type { Database, PooledDatabase } from '../../server/db/database.ts';
import { openStandby } from '../../server/db/standby/open-standby.ts';
import { openBankDatabase } from './open-bank-database.ts';

/**
 * Does a long read of the bank that the environment names: on the standby, where one is named and
 * has replayed what is confirmed, so that the leader holds no snapshot; else on the leader. A read
 * that the standby ends is done again from its start.
 */
export async function readBankSnapshot(read: (bank: Database) => Promise<void>): Promise<void> {
  const { databaseOwnerUrl, databaseStandbyUrl } = readConfig(process.env);
  const leader = await openBankDatabase();
  if (databaseStandbyUrl === undefined) {
    await read(leader).finally(() => leader.close());
    return;
  }
  let open: PooledDatabase = leader;
  try {
    const { db, standby } = await openStandby(leader, {
      standbyUrl: withLoginOf(databaseOwnerUrl, databaseStandbyUrl),
      connections: 1,
      listener: { unread: (_, reason) => console.warn(reason), read: () => undefined },
    });
    open = db;
    const snapshot = await standby.openSnapshot(async () => {
      console.warn('The standby does not answer all of it: it is read from the leader.');
      return await openBankDatabase();
    });
    await read(snapshot).finally(() => snapshot.close());
  } finally {
    await open.close();
  }
}

/** The server's login may not read what only the owner of the tables does. */
function withLoginOf(ownerUrl: string | undefined, standbyUrl: string): string {
  if (ownerUrl === undefined) return standbyUrl;
  const { username, password } = new URL(ownerUrl);
  return Object.assign(new URL(standbyUrl), { username, password }).href;
}
