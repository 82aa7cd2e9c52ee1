import { cpuTimeOfTree, ownCpuTime } from '../support/cpu-time.ts';
import { quantile } from '../support/statistics.ts';
import { randomPayment, type BenchBank, type Shape } from './bank.ts';

export interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** CPU time of the database server; zero when it runs inside this process. */
  databaseUs: number;
  /** CPU time of this process, in which the load is made too. */
  processUs: number;
  walBytes: number;
}

interface Load {
  shape: Shape;
  inFlight: number;
  /** The load ends after `seconds`, or after `postings`. */
  seconds?: number;
  postings?: number;
  /** The database server's first process; undefined for the embedded engine. */
  serverPid: number | undefined;
}

/**
 * Keeps a number of payments in flight for a while, each followed by the next as soon as it is
 * answered. Every one must be posted.
 */
export async function measure(
  bank: BenchBank,
  {
    shape,
    inFlight,
    seconds = Number.POSITIVE_INFINITY,
    postings = Number.POSITIVE_INFINITY,
    serverPid,
  }: Load,
): Promise<Figures> {
  const latenciesMs: number[] = [];
  let started = 0;
  const readCpu = () => ({
    database: serverPid === undefined ? 0 : cpuTimeOfTree(serverPid),
    process: ownCpuTime(),
  });
  const walBefore = await readWalPosition(bank);
  const cpuBefore = readCpu();
  const startMs = performance.now();
  const endMs = startMs + seconds * 1_000;

  const payOneAfterAnother = async (): Promise<void> => {
    while (performance.now() < endMs && started < postings) {
      started += 1;
      const askedMs = performance.now();
      const outcome = await bank.groupCommit.post(randomPayment(bank, shape));
      if (outcome.kind !== 'posted')
        throw new Error(`a payment of the benchmark was ${outcome.kind}`);
      latenciesMs.push(performance.now() - askedMs);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, payOneAfterAnother));

  const elapsedMs = performance.now() - startMs;
  const cpuAfter = readCpu();
  const count = latenciesMs.length;
  return {
    perSecond: (count / elapsedMs) * 1_000,
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
    databaseUs: ((cpuAfter.database - cpuBefore.database) * 1_000) / count,
    processUs: ((cpuAfter.process - cpuBefore.process) * 1_000) / count,
    walBytes: Number((await readWalPosition(bank)) - walBefore) / count,
  };
}

async function readWalPosition({ db }: BenchBank): Promise<bigint> {
  const { rows } = await db.query<{ position: bigint }>(
    `SELECT (pg_current_wal_lsn() - '0/0')::bigint AS position`,
  );
  return rows[0]?.position ?? 0n;
}
