import type { FastifyInstance } from 'fastify';
import { injectedCalls, type Call } from '../../fixtures/bank-client.ts';
import { createApp } from '../../server/app.ts';
import { bankJobs } from '../../server/bank-jobs.ts';
import { startWorker } from '../../server/services/jobs/worker.ts';
import type { OpenBank } from '../../server/start/open-bank.ts';

interface AlternateCalls {
  call: Call;
  /** The second server's jobs run no more by themselves. */
  stopJobs(): Promise<void>;
  /** Ends the second server; its bank is its opener's to close. */
  close(): Promise<void>;
}

/**
 * Calls that go to one server and the other in turn, as a proxy sends them: whatever is kept in one
 * process only does not hold.
 */
export async function alternateCalls(
  first: { bank: OpenBank; app: FastifyInstance },
  secondBank: OpenBank,
): Promise<AlternateCalls> {
  const worker = startWorker(secondBank, bankJobs(secondBank.config));
  const second = await createApp({ bank: secondBank, worker, webFolder: undefined });
  const servers = [
    { call: injectedCalls(first.app), clock: first.bank.clock },
    { call: injectedCalls(second), clock: secondBank.clock },
  ] as const;
  // One server follows the clock of the other within a second, for which no test waits. Calls that
  // are made together look at it once, and take no connection each.
  const looking = new Map<(typeof servers)[number], Promise<unknown>>();
  const followClock = (server: (typeof servers)[number]) => {
    const look =
      looking.get(server) ?? server.clock.advance(0).finally(() => looking.delete(server));
    looking.set(server, look);
    return look;
  };
  let asked = 0;
  return {
    async call(...given) {
      const server = servers[asked % 2 === 0 ? 0 : 1];
      asked += 1;
      await followClock(server);
      const answer = await server.call(...given);
      if (given[1] === '/api/sandbox/clock') await Promise.all(servers.map(followClock));
      return answer;
    },
    stopJobs: () => worker.stop(),
    async close() {
      await second.close();
      await worker.stop();
    },
  };
}
