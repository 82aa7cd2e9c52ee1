import { afterAll, beforeAll } from 'vitest';
import { type PayingBank, startPayingBank } from './paying-bank.ts';
import { startPostgresCluster, type PostgresCluster } from './postgres-cluster.ts';

interface Options {
  /**
   * Seconds for which the server asks again where the database is away; the usual one is longer
   * than a cluster needs to start on a busy machine.
   */
  patienceSeconds?: number;
  /** Starts a standby of the cluster, before the server. */
  startStandby?: (primary: PostgresCluster) => Promise<PostgresCluster>;
  /** More settings of the server, which may name the standby. */
  env?: (standby: PostgresCluster | undefined) => Record<string, string>;
}

/** A paying bank on a PostgreSQL of its own, which a test may stop or break, and its standby. */
export function useBankOnCluster({
  patienceSeconds = 60,
  startStandby,
  env = () => ({}),
}: Options = {}) {
  let cluster: PostgresCluster;
  let standby: PostgresCluster | undefined;
  let bank: PayingBank;
  beforeAll(async () => {
    const started = await startPostgresCluster();
    if (!started) throw new Error('PostgreSQL is not installed.');
    cluster = started;
    standby = await startStandby?.(cluster);
    bank = await startPayingBank({
      DATABASE_URL: cluster.url('postgres'),
      BANK_PATIENCE_SECONDS: String(patienceSeconds),
      ...env(standby),
    });
  });
  afterAll(async () => {
    // One that a test left frozen ends by no signal.
    standby?.resume();
    await bank.server.close();
    await standby?.remove();
    await cluster.remove();
  });
  return {
    cluster: () => cluster,
    standby: () => {
      if (!standby) throw new Error('It has no standby.');
      return standby;
    },
    server: () => bank.server,
    alice: () => bank.alice,
    bruno: () => bank.bruno,
    pay: (...order: Parameters<PayingBank['pay']>) => bank.pay(...order),
  };
}
