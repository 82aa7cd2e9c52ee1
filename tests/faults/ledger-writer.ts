import { appendFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../server/db/open-database.ts';
import { createGroupCommit } from '../../server/ledger/postgresql/group-commit.ts';
import { transferPlan } from '../support/ledger-people.ts';

/*
 * A process that posts until it is killed: `node ledger-writer.ts DATA_DIR DATABASE_URL|- ACKS_FILE
 * ACCOUNT…`. Each acknowledged posting is a line of the acks file, written after its answer came.
 */
const [dataDir = '', databaseUrl = '-', acksFile = '', ...accounts] = process.argv.slice(2);
// Enough for calls that give their locks back before the disk has them.
const payersAtOnce = 96;

const db = await openDatabase({
  dataDir,
  databaseUrl: databaseUrl === '-' ? undefined : databaseUrl,
});
const groupCommit = createGroupCommit(db);

async function payForever(): Promise<never> {
  for (;;) {
    const [from, to] = [randomUUID(), randomUUID()].map(
      (random) => accounts[Number.parseInt(random.slice(0, 4), 16) % accounts.length],
    ) as [string, string];
    if (from === to) continue;
    const plan = transferPlan(from, to, 1n, { payloadHash: '00' });
    // Without a database the posting fails; the writer waits a moment and makes the next one.
    const outcome = await groupCommit
      .post(plan)
      .catch(() => new Promise<undefined>((resolve) => setTimeout(resolve, 20)));
    if (outcome?.kind === 'posted') appendFileSync(acksFile, `${plan.claimId}\n`);
  }
}

await Promise.all(Array.from({ length: payersAtOnce }, payForever));
