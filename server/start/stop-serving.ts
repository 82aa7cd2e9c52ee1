import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from '../services/jobs/worker.ts';
import type { OpenBank } from './open-bank.ts';

interface Serving {
  bank: OpenBank;
  app: FastifyInstance;
  worker: Worker;
  /** The other open parts, in the order in which they close; the bank comes after them. */
  beside: readonly ({ close(): Promise<void> } | undefined)[];
}

/**
 * A request under way gets this long to end; an upload over a slow line is cut then, and its sender
 * asks again.
 */
const requestsMs = 15_000;

/** Then jobs, ledger and database together get this long. */
const restMs = 10_000;

/**
 * Says whether `work` came to its end in time. A timer that is not needed any more keeps no process
 * from ending.
 */
async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  return await Promise.race([work.then(() => true), wait(ms, false, { ref: false })]);
}

/**
 * Ends the service in order: says so in health, goes on serving until proxies turned elsewhere,
 * takes nothing new, finishes what was taken.
 * @returns whether everything was finished; at the latest some 25 s after the drain.
 */
export async function stopServing(
  { bank, app, worker, beside }: Serving,
  drainMs: number,
): Promise<boolean> {
  bank.beginStop();
  await wait(drainMs);
  const answered = app.close();
  if (!(await endsWithin(requestsMs, answered))) {
    bank.log.warn(
      'some requests did not end in time and are cut; with their keys they can be asked again',
    );
    app.server.closeAllConnections();
  }
  const rest = async () => {
    await answered;
    await worker.stop();
    for (const each of beside) await each?.close();
    await bank.close();
  };
  const finished = await endsWithin(restMs, rest());
  if (finished) bank.log.info('stopped: everything that was taken is finished');
  else
    bank.log.error('stopped before everything was finished; what was not committed did not happen');
  return finished;
}
