import { createClock, type Clock } from '../../base/clock.ts';
import { ConfigError } from '../../base/config-error.ts';
import type { Database, Queryable, Tx } from '../../db/database.ts';
import { repeatEvery } from '../../base/repeat-every.ts';

const rereadMs = 1000;

async function readOffsetSeconds(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ offsetSeconds: bigint }>(
    'SELECT offset_seconds AS "offsetSeconds" FROM sandbox_clock',
  );
  return Number(rows[0]?.offsetSeconds ?? 0n);
}

export interface SandboxClock extends Clock {
  offsetSeconds(): number;
  /**
   * Moves business time ahead on every server of this bank; the others follow within a second. Work
   * handed in commits with it. For a person `through` is the database of their request.
   */
  advance(seconds: number, beside?: (tx: Tx) => Promise<void>, through?: Database): Promise<void>;
  stop(): void;
}

/**
 * The bank's clock, whose real time is that of `nowMs`. The offset lives in the database, so that
 * all processes agree.
 * @throws {ConfigError} when time was moved in this bank before, but the sandbox is off now.
 */
export async function openClock(
  db: Database,
  sandbox: boolean,
  nowMs?: () => number,
): Promise<SandboxClock> {
  let offsetSeconds = await readOffsetSeconds(db);
  if (offsetSeconds !== 0 && !sandbox)
    throw new ConfigError(
      'The clock of this bank was moved ahead in the sandbox. Start it with BANK_SANDBOX=1.',
    );
  const reread = async () => void (offsetSeconds = await readOffsetSeconds(db));
  const stop = sandbox ? repeatEvery(rereadMs, reread) : () => {};
  return {
    ...createClock(() => offsetSeconds * 1000, nowMs),
    offsetSeconds: () => offsetSeconds,
    async advance(seconds, beside, through = db) {
      await through.tx(async (tx) => {
        await tx.query('UPDATE sandbox_clock SET offset_seconds = offset_seconds + $1', [
          BigInt(seconds),
        ]);
        await beside?.(tx);
      });
      await reread();
    },
    stop,
  };
}
