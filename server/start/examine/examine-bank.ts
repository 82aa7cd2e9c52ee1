import type { Config } from '../../base/config.ts';
import { createClock } from '../../base/clock.ts';
import type { Database } from '../../db/database.ts';
import { goneDatabase } from '../../db/errors.ts';
import type { ClockSkew } from '../../services/clock/clock-skew.ts';
import { findWeaknesses } from '../../staff/weaknesses/find-weaknesses.ts';
import { examineEngine } from './examine-engine.ts';
import { examineMemory } from './examine-memory.ts';
import { examineRecovery } from './examine-recovery.ts';
import { examineSlots } from './examine-slots.ts';
import { examineVacuum } from './examine-vacuum.ts';
import { examineStandby } from './examine-standby.ts';
import { examineWork } from './examine-work.ts';
import { fault, ok, warning, type Examined } from './examined.ts';

interface Patient {
  config: Config;
  db: Database;
  clockSkew: Pick<ClockSkew, 'aheadMs' | 'takesNoMoney'>;
}

/**
 * Lists the findings of `npm run bank -- doctor` about an open database. The tool itself asks, or,
 * where an embedded bank runs, its server.
 */
export async function examineBank({ config, db, clockSkew }: Patient): Promise<Examined[]> {
  const gone = await findGone(db);
  if (gone) return [fault('database', gone.message, gone.mend)];
  const engine = await examineEngine(db, config);
  // In tables of another version nothing can be looked up.
  if (engine.some(({ about, state }) => about === 'tables' && state === 'fault')) return engine;
  const clock = createClock();
  const weaknesses = (await findWeaknesses({ config, db, clock })).filter(
    ({ problem }) => !engine.some(({ found }) => found === problem),
  );
  return [
    ...engine,
    ...(await examineMemory(db)),
    ...(await examineVacuum(db)),
    ...(await examineSlots(db)),
    ...(await examineStandby(db, config)),
    ...(await examineRecovery(db, clock.now(), config)),
    ...(await examineWork({ db, clockSkew, now: clock.now(), config })),
    ...(weaknesses.length === 0
      ? [ok('safety', 'Nothing in the settings is unsafe for how the bank is reached.')]
      : weaknesses.map(({ problem, mend }) => warning('safety', problem, mend))),
  ];
}

async function findGone(db: Database): Promise<ReturnType<typeof goneDatabase>> {
  try {
    await db.query('SELECT 1', [], { atOnce: true });
    return undefined;
  } catch (error) {
    const gone = goneDatabase(error);
    if (gone) return gone;
    throw error;
  }
}
