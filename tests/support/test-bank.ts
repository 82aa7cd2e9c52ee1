import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { injectedCalls, type Call } from '../../fixtures/bank-client.ts';
import { castPassword, fund, registerCustomer, signIn, type Customer, type Person } from '../../fixtures/people.ts';
import { createApp } from '../../server/app.ts';
import { bankJobs } from '../../server/bank-jobs.ts';
import { readConfig } from '../../server/config.ts';
import { startWorker, type Worker } from '../../server/jobs/worker.ts';
import { openBankOn, type OpenBank } from '../../server/open-bank.ts';
import { createFirstAdmin } from '../../server/users/first-admin.ts';
import { makePlace, openPlace, type EngineName } from './test-database.ts';
import { setPolicy } from './set-policy.ts';
import { environmentNames } from './test-environment.ts';

/** The people most tests need: alice well off (10,000.00 in savings), bruno without a cent, carla suspended with 100.00. */
export interface TestCast {
  admin: Person;
  alice: Customer;
  bruno: Customer;
  carla: Customer;
}

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
  /** Another server of the same bank, with connections of its own and without jobs until they are asked for. PostgreSQL only; closed with the bank. */
  openSecondServer(): Promise<OpenBank>;
  /** From now on no velocity and no daily limit. */
  withoutLimits(): Promise<void>;
  /** The mails sent so far, as raw text. */
  outbox(): Promise<string[]>;
  /** `GET /api/bank` and so on: everything the server answers below /api. */
  servedRoutes(): string[];
  close(): Promise<void>;
}

const admin = { username: 'staff', password: 'a-long-staff-password' };

/** PostgreSQL where the machine has it: the guarantees of the HTTP side are proven where races are real. The ledger's own suites run on both. */
const usualEngine = (): EngineName => (process.env[environmentNames.postgres] === undefined ? 'embedded' : 'postgresql');

async function createCast(call: Call, bank: OpenBank): Promise<TestCast> {
  await createFirstAdmin(bank);
  const staff: Person = { id: '', email: '', ...admin, token: await signIn(call, admin.username, admin.password) };
  const { body: self } = await call('GET', '/api/users/user', { token: staff.token });
  const [alice, bruno, carla] = (await Promise.all(
    ['alice.ames', 'bruno.bell', 'carla.cole'].map((username) => registerCustomer(call, username, castPassword)),
  )) as [Customer, Customer, Customer];
  await fund(call, staff, alice, 10_000);
  await fund(call, staff, carla, 100);
  await call('PUT', `/api/admin/users/suspend/${carla.id}`, { token: staff.token });
  return { admin: { ...staff, id: self._id }, alice, bruno, carla };
}

/** A whole bank of its own for one test file or test: real database, real HTTP server, real jobs; only the network is left out. */
export async function openTestBank(engine: EngineName = usualEngine(), extraEnv: Record<string, string> = {}): Promise<TestBank> {
  const place = await makePlace(engine);
  const db = await openPlace(place, { fsync: false });
  const env = {
    BANK_DATA_DIR: join(place.dataDir, 'bank'),
    BANK_KEY_FILE: join(place.dataDir, 'bank.key'),
    BANK_SANDBOX: '1',
    LOG_LEVEL: 'error',
    BANK_ADMIN_USERNAME: admin.username,
    BANK_ADMIN_PASSWORD: admin.password,
    ...extraEnv,
  };
  const config = readConfig(env);
  const bank = await openBankOn(db, config);
  const worker = startWorker(bank, bankJobs(config));
  const others: OpenBank[] = [];
  const routes: string[] = [];
  const app = await createApp({ bank, worker, webFolder: undefined, onRoute: (method, path) => routes.push(`${method} ${path}`) });
  const call = injectedCalls(app);
  const cast = await createCast(call, bank);
  // Else the balances of a test that moves the clock would depend on whether a month ends meanwhile.
  await setPolicy(db, 'savingsRate', { rateBps: 0 }, Temporal.Instant.fromEpochMilliseconds(0));
  const outboxFolder = join(config.dataDir, 'outbox');
  return {
    bank,
    app,
    worker,
    call,
    cast,
    fund: (staff, customer, amount) => fund(call, staff, customer, amount),
    freshToken: ({ username, password }) => signIn(call, username, password),
    async advance(duration) {
      const { status } = await call('POST', '/api/sandbox/clock', { token: cast.admin.token, body: { advance: duration } });
      if (status !== 200) throw new Error(`the clock did not move: ${status}`);
    },
    async openSecondServer() {
      const second = await openBankOn(await openPlace(place, { fsync: false }), config);
      others.push(second);
      return second;
    },
    async withoutLimits() {
      config.limits = false;
    },
    async outbox() {
      if (!existsSync(outboxFolder)) return [];
      return readdirSync(outboxFolder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(outboxFolder, name), 'utf8'));
    },
    servedRoutes: () => routes,
    async close() {
      await app.close();
      await worker.stop();
      for (const other of others) await other.close();
      await bank.close();
      await place.remove();
    },
  };
}
