import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { openDatabase } from '../../server/db/open-database.ts';
import { addCustomers } from '../jobs/fill.ts';
import { startBenchCluster } from '../support/bench-cluster.ts';
import { cpuTimeOfTree } from '../support/cpu-time.ts';
import { count, printTable } from '../support/print-table.ts';
import { startServer } from '../support/start-server.ts';
import { addFirstOrders } from './fill.ts';

const code = join(import.meta.dirname, '..', '..');

/** The mail to a customer's address tells which order it is of: each has ordered once. */
const personOf = (address: string) => Number(/^p(\d+)@/.exec(address)?.[1]);

/** A mail server on this machine that notes when the mail to each customer came whole. */
async function startMailServer(afterMs: number) {
  const cameAt = new Map<number, number>();
  let again = 0;
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.on('end', () => {
        const person = personOf(envelope.rcptTo[0]?.address ?? '');
        if (cameAt.has(person)) again += 1;
        else cameAt.set(person, performance.now());
        setTimeout(done, afterMs);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    cameAt,
    counted: () => ({ again, connections }),
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const numberOf = (options: string[], name: string, usual: number): number =>
  Number(options.find((option) => option.startsWith(`--${name}=`))?.split('=')[1] ?? usual);

/**
 * The mails about first payments to new payees: orders come at a steady rate, each of another
 * customer to a payee who is new, and one server tells of them over SMTP.
 * Options: --rate=N orders a second (770), --seconds=N (10), --customers=N of the bank (all of them
 * order where it is not more), --answer-ms=N that the mail server takes for a mail (0).
 */
export async function run(options: string[]): Promise<void> {
  const smoke = options.includes('--smoke');
  const rate = numberOf(options, 'rate', smoke ? 50 : 770);
  const seconds = numberOf(options, 'seconds', smoke ? 1 : 10);
  const orders = rate * seconds;
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-bench-data-'));
  const cluster = await startBenchCluster({ lasting: !smoke });
  const mailServer = await startMailServer(numberOf(options, 'answer-ms', 0));
  try {
    await cluster.createDatabase('mails');
    const databaseUrl = cluster.url('mails');
    const db = await openDatabase({ dataDir: folder, databaseUrl, as: 'tool' });
    const server = await startServer([process.execPath, 'server/main.ts'], {
      code,
      folder,
      settings: {
        BANK_DATA_DIR: join(folder, 'data'),
        DATABASE_URL: databaseUrl,
        SMTP_URL: mailServer.url,
      },
    });
    try {
      // Only a new bank makes its key file.
      await addCustomers(db, numberOf(options, 'customers', orders));
      const cpuBefore = cpuTimeOfTree(server.pid);
      const orderedAt: number[] = [];
      const begunAt = performance.now();
      const parts = seconds * 10;
      const waiting: number[] = [];
      const oldest = () => {
        const next = orderedAt.findIndex((_at, index) => !mailServer.cameAt.has(index + 1));
        return next === -1 ? 0 : performance.now() - (orderedAt[next] as number);
      };
      for (let part = 1; part <= parts; part += 1) {
        const from = orderedAt.length;
        const to = Math.round((orders * part) / parts);
        await addFirstOrders(db, { from, orders: to - from, at: Temporal.Now.instant() });
        const at = performance.now();
        for (let person = from; person < to; person += 1) orderedAt.push(at);
        waiting.push(oldest());
        await wait(Math.max(0, begunAt + part * 100 - performance.now()));
      }
      const orderedIn = performance.now() - begunAt;
      const sentMeanwhile = mailServer.cameAt.size;
      while (mailServer.cameAt.size < orders) {
        await wait(100);
        waiting.push(oldest());
        if (performance.now() - begunAt > 300_000) break;
      }
      const cpuMs = cpuTimeOfTree(server.pid) - cpuBefore;
      const came = [...mailServer.cameAt.values()];
      const tookMs = Math.max(...came) - begunAt;
      const ages = [...mailServer.cameAt]
        .map(([person, at]) => at - (orderedAt[person - 1] as number))
        .toSorted((one, other) => one - other);
      const { again, connections } = mailServer.counted();
      const inSeconds = (ms: number | undefined) => ((ms ?? Number.NaN) / 1_000).toFixed(1);
      console.log(`\n${count(orders)} first payments in ${inSeconds(orderedIn)} s:`);
      printTable(
        ['', ''],
        [
          ['mails that came', `${count(came.length)} (again: ${again})`],
          ['mails a second', count((came.length / tookMs) * 1_000)],
          ['of them while payments came', count((sentMeanwhile / orderedIn) * 1_000)],
          ['age when it came, p50, s', inSeconds(ages[Math.floor(ages.length / 2)])],
          ['age when it came, p99, s', inSeconds(ages[Math.floor(ages.length * 0.99)])],
          ['oldest that waited, s', inSeconds(Math.max(...waiting))],
          ['connections', count(connections)],
          ['processor of the server, µs a mail', count((cpuMs * 1_000) / came.length)],
        ],
      );
    } finally {
      await server.stop();
      await db.close();
    }
  } finally {
    await mailServer.close();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
