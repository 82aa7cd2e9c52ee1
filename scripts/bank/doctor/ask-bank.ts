import type { Config } from '../../../server/base/config.ts';
import { createLog } from '../../../server/base/log.ts';
import { requestExamination } from '../../../server/db/control-socket.ts';
import { openDatabase } from '../../../server/db/open-database.ts';
import { watchClockSkew } from '../../../server/services/clock/clock-skew.ts';
import { examineBank } from '../../../server/start/examine/examine-bank.ts';
import { warning, type Examined } from '../../../server/start/examine/examined.ts';
import { refuseWithoutBank } from '../open-bank-database.ts';

/**
 * Examines the bank's database: by ourselves, with the rights of a server, or by the server that
 * has an embedded bank open.
 */
export async function askBank(config: Config): Promise<Examined[]> {
  const { dataDir, databaseUrl } = config;
  const told = databaseUrl === undefined ? await requestExamination(dataDir) : undefined;
  if (told !== undefined) return told === '' ? [silent] : (JSON.parse(told) as Examined[]);
  refuseWithoutBank(config);
  const db = await openDatabase({ dataDir, databaseUrl, as: 'server', migrates: false });
  try {
    const clockSkew = await watchClockSkew(db, createLog('silent'));
    clockSkew.stop();
    return await examineBank({ config, db, clockSkew });
  } finally {
    await db.close();
  }
}

const silent = warning(
  'database',
  'The server that has the bank open did not answer the doctor.',
  'See its log; a server of another version does not know the question.',
);
