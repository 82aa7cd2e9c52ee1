import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { injectedCalls, type Call } from '../../fixtures/bank-client.ts';
import { fund, signIn, type Customer, type Person } from '../../fixtures/people.ts';
import { createApp } from '../../server/app.ts';
import { bankJobs } from '../../server/bank-jobs.ts';
import { readConfig } from '../../server/base/config.ts';
import { startWorker, type Worker } from '../../server/services/jobs/worker.ts';
import { openBankOn, type OpenBank } from '../../server/start/open-bank.ts';
import { alternateCalls } from './alternate-calls.ts';
import { copyCastKey, readCast } from './cast-template.ts';
import { castAdmin, makeCast, type TestCast } from './make-cast.ts';
import { makePlace, openPlace, type EngineName } from './test-database.ts';
import { environmentNames } from './test-environment.ts';

export interface TestBank {
  bank: OpenBank;
  app: FastifyInstance;
  worker: Worker;
  call: Call;
  cast: TestCast;
  fund: (admin: Person, customer: Customer, amount: number) => Promise<void>;
  freshToken(person: Pick<Person, 'username' | 'password'>): Promise<string>;
  /** Moves business time (ISO 8601 duration) and lets everything that became due happen. */
  advance(duration: string): Promise<void>;
  /**
   * Another server of the same bank, with connections of its own and without jobs until they are
   * asked for. PostgreSQL only; closed with the bank.
   */
  openSecondServer(): Promise<OpenBank>;
  /** All servers of the bank: this one, and those that were opened. */
  servers(): readonly OpenBank[];
  /**
   * From now on no job of any of its servers runs by itself: what is written is what the test asked
   * for.
   */
  stopJobs(): Promise<void>;
  /** From now on no velocity and no daily limit. */
  withoutLimits(): Promise<void>;
  /** The mails sent so far, as raw text, the latest last. */
  outbox(): Promise<string[]>;
  /** `GET /api/bank` and so on: everything the server answers below /api. */
  servedRoutes(): string[];
  close(): Promise<void>;
}

/**
 * PostgreSQL where the machine has it: the guarantees of the HTTP side are proven where races are
 * real. The ledger's own suites run on both.
 */
const usualEngine = (): EngineName =>
  process.env[environmentNames.postgres] === undefined ? 'embedded' : 'postgresql';

/**
 * A whole bank of its own for one test file or test: real database, real HTTP server, real jobs;
 * only the network is left out.
 */
export async function openTestBank(
  engine: EngineName = usualEngine(),
  extraEnv: Record<string, string> = {},
  { funded = true }: { funded?: boolean } = {},
): Promise<TestBank> {
  const castFolder =
    engine === 'postgresql' && funded ? process.env[environmentNames.cast] : undefined;
  const place = await makePlace(engine, { cast: castFolder !== undefined });
  const db = await openPlace(place, { fsync: false });
  const keyFile = join(place.dataDir, 'bank.key');
  if (castFolder !== undefined) copyCastKey(castFolder, keyFile);
  const env = {
    BANK_DATA_DIR: join(place.dataDir, 'bank'),
    BANK_KEY_FILE: keyFile,
    BANK_SANDBOX: '1',
    LOG_LEVEL: 'error',
    BANK_ADMIN_USERNAME: castAdmin.username,
    BANK_ADMIN_PASSWORD: castAdmin.password,
    ...extraEnv,
  };
  const config = readConfig(env);
  const bank = await openBankOn(db, config, { place });
  const worker = startWorker(bank, bankJobs(config));
  const others: OpenBank[] = [];
  const routes: string[] = [];
  const app = await createApp({
    bank,
    worker,
    webFolder: undefined,
    onRoute: (method, path) => routes.push(`${method} ${path}`),
  });
  const openSecondServer = async () => {
    const second = await openBankOn(await openPlace(place, { fsync: false }), config, { place });
    others.push(second);
    return second;
  };
  const twoServers =
    engine === 'postgresql' &&
    (extraEnv[environmentNames.servers] ?? process.env[environmentNames.servers]) === '2';
  const alternate = twoServers
    ? await alternateCalls({ bank, app }, await openSecondServer())
    : undefined;
  const call = alternate?.call ?? injectedCalls(app);
  const outboxFolder = join(config.dataDir, 'outbox');
  const newCast = async () => {
    const made = await makeCast(call, bank, { funded });
    // As in the template: they came to the bank long ago.
    await worker.runAll();
    rmSync(outboxFolder, { recursive: true, force: true });
    return made;
  };
  const cast = castFolder === undefined ? await newCast() : await readCast(castFolder, db);
  return {
    bank,
    app,
    worker,
    call,
    cast,
    fund: (staff, customer, amount) => fund(call, staff, customer, amount),
    freshToken: ({ username, password }) => signIn(call, username, password),
    async advance(duration) {
      const { status } = await call('POST', '/api/sandbox/clock', {
        token: cast.admin.token,
        body: { advance: duration },
      });
      if (status !== 200) throw new Error(`the clock did not move: ${status}`);
    },
    openSecondServer,
    servers: () => [bank, ...others],
    async stopJobs() {
      await Promise.all([worker.stop(), alternate?.stopJobs()]);
    },
    async withoutLimits() {
      config.limits = false;
    },
    async outbox() {
      if (!existsSync(outboxFolder)) return [];
      return readdirSync(outboxFolder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => join(outboxFolder, name))
        .map((file) => ({
          text: readFileSync(file, 'utf8'),
          writtenNs: statSync(file, { bigint: true }).mtimeNs,
        }))
        .toSorted((one, other) => (one.writtenNs < other.writtenNs ? -1 : 1))
        .map(({ text }) => text);
    },
    servedRoutes: () => routes,
    async close() {
      await app.close();
      await worker.stop();
      await alternate?.close();
      for (const other of others) await other.close();
      await bank.close();
      await place.remove();
    },
  };
}
