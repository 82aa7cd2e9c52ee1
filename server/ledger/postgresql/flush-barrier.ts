import type { Connection, Database } from '../../db/database.ts';

/** Makes commits durable that did not wait for the disk themselves. */
export interface FlushBarrier {
  /**
   * Resolves when everything committed before this was asked is as durable as the database's own
   * commits; one flush serves all who wait.
   */
  flushed(): Promise<void>;
  close(): Promise<void>;
}

// The log is one sequence: a commit of its own, which waits for the disk (and for standbys, where
// it should), takes everything before it along.
const flushSql = `SELECT pg_logical_emit_message(true, 'larkmoor', '')`;

interface Waiting {
  resolve(): void;
  reject(error: Error): void;
}

export function createFlushBarrier(db: Database): FlushBarrier {
  let connection: Connection | undefined;
  let waiting: Waiting[] = [];
  let flushing: Promise<void> | undefined;

  async function flushInTurn(): Promise<void> {
    while (waiting.length > 0) {
      const served = waiting;
      waiting = [];
      try {
        connection ??= await db.reserve();
        await connection.query(flushSql, [], { name: 'flush', atOnce: true });
        for (const { resolve } of served) resolve();
      } catch (error) {
        for (const { reject } of served) reject(error as Error);
      }
    }
    flushing = undefined;
  }

  return {
    flushed: () =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        flushing ??= flushInTurn();
      }),
    async close() {
      await flushing;
      connection?.release();
    },
  };
}
