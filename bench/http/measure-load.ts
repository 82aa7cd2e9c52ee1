import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BenchCluster } from '../support/bench-cluster.ts';
import { cpuTimeOfTree } from '../support/cpu-time.ts';
import type { LoadCustomer, populations } from './bank-customers.ts';
import type { BankProcess } from './bank-process.ts';
import type { LoadFigures, LoadOrder } from './load-generator.ts';

export type Load = Pick<LoadOrder, 'connections' | 'payee' | 'signs'>;

/** With the processor time of each process, per transfer. */
export interface Figures extends LoadFigures {
  serverUs: number;
  databaseUs: number;
  generatorUs: number;
}

export interface Bench {
  cluster: BenchCluster;
  server: BankProcess;
  /** By what they sign with. */
  customers: Record<keyof typeof populations, readonly LoadCustomer[]>;
}

const generatorFile = join(import.meta.dirname, 'load-generator.ts');

/** The server that a load goes to, and who pays there. */
export interface Loaded {
  origin: string;
  customers: readonly LoadCustomer[];
}

/**
 * Loads a server. Every load has a process of its own: what makes it costs the server nothing but
 * processor time, which is counted apart.
 */
export async function loadServer(
  { origin, customers }: Loaded,
  load: Load,
  seconds: number,
): Promise<LoadFigures> {
  const generator = fork(generatorFile);
  const failed = once(generator, 'exit').then(([code]) =>
    Promise.reject(new Error(`the load generator ended with ${code}`)),
  );
  failed.catch(() => undefined);
  await Promise.race([once(generator, 'spawn'), failed]);
  generator.send({ ...load, origin, customers, seconds } satisfies LoadOrder);
  const [figures] = (await Promise.race([once(generator, 'message'), failed])) as [LoadFigures];
  generator.kill();
  return figures;
}

/** Loads a bank and counts the processor time of each process, per transfer. */
export async function measureLoad(
  { cluster, server, customers }: Bench,
  load: Load,
  seconds: number,
): Promise<Figures> {
  const before = { server: cpuTimeOfTree(server.pid), database: cpuTimeOfTree(cluster.pid) };
  const loaded = { origin: server.origin, customers: customers[load.signs ?? 'nothing'] };
  const figures = await loadServer(loaded, load, seconds);
  const perTransferUs = (ms: number) => (ms * 1_000) / figures.answered;
  return {
    ...figures,
    serverUs: perTransferUs(cpuTimeOfTree(server.pid) - before.server),
    databaseUs: perTransferUs(cpuTimeOfTree(cluster.pid) - before.database),
    generatorUs: perTransferUs(figures.generatorMs),
  };
}
