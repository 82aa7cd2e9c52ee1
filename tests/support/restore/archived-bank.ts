import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fund, registerCustomer, type Customer } from '../../../fixtures/people.ts';
import { bankCommand } from '../bank-command.ts';
import { type BankServer, startBankServer } from '../bank-server.ts';
import { findFreePort } from '../free-port.ts';
import { commandOf, startArchivedPostgres } from './archived-postgres.ts';
import { nowMs, payOnAndOn } from './paid-orders.ts';

const bankFile = join(import.meta.dirname, '..', '..', '..', 'scripts', 'bank.ts');

export type ArchivedBank = Awaited<ReturnType<typeof startArchivedBank>>;

/** A block of the trail, as the log tells of it. */
interface Block {
  block: number;
  hash: string;
}

/** A bank on a PostgreSQL with an archive and a full backup; five customers with money. */
export async function startArchivedBank() {
  const postgres = await startArchivedPostgres();
  const metricsPort = await findFreePort();
  const given = {
    DATABASE_URL: postgres.url,
    BANK_RATE_LIMIT: 'off',
    BANK_METRICS_PORT: String(metricsPort),
  };
  const server = await startBankServer(given).catch(async (error: unknown) => {
    await postgres.remove();
    throw error;
  });
  const close = async (): Promise<void> => {
    await server.close();
    await postgres.remove();
  };
  const [payee, ...payers] = await prepare(server, postgres).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const env = {
    DATABASE_URL: postgres.url,
    BANK_DATA_DIR: server.dataDir,
    BANK_KEY_FILE: `${server.dataDir}.key`,
  };
  return {
    postgres,
    server,
    payers,
    /** For `npm run bank` on the machine of the server. */
    env,
    payOnAndOn: () => payOnAndOn({ call: server.call, payers, payee }),
    /** The lines of the doctor, as `state about: found`, with more settings than the bank has. */
    async doctor(more: Record<string, string> = {}): Promise<string[]> {
      const said = await bankCommand(['doctor', '--json'], { ...env, ...more }).catch(
        ({ stdout }: { stdout: string }) => stdout,
      );
      const lines = JSON.parse(said) as { state: string; about: string; found: string }[];
      return lines.map(({ state, about, found }) => `${state} ${about}: ${found}`);
    },
    /** As the unit of the backups runs it after each: by the user of the database. */
    async noteBackups(): Promise<string> {
      const [, [, ...command]] = commandOf('larkmoor-backup@.service', 'ExecStartPost');
      return await postgres.run(process.execPath, [bankFile, ...command], {
        DATABASE_URL: postgres.url,
        BANK_DATA_DIR: postgres.scratch,
      });
    },
    /** As the timer runs it: by the user of the database, who cannot read the bank's keys. */
    drill: (...args: string[]) =>
      postgres.run(process.execPath, [bankFile, 'drill', ...args], {
        DATABASE_URL: postgres.url,
        BANK_DATA_DIR: postgres.scratch,
        BANK_KEY_FILE: join(postgres.scratch, 'none.key'),
        TMPDIR: postgres.scratch,
      }),
    async metric(name: string): Promise<string | undefined> {
      const told = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return new RegExp(`^${RegExp.escape(name)} (.*)$`, 'm').exec(told)?.[1];
    },
    blocks: () =>
      postgres.query<Block>(
        `SELECT number::int AS block, encode(hash, 'hex') AS hash FROM audit_block ORDER BY number`,
      ),
    /** Writes the log's lines about the trail, as kept elsewhere. @returns the file. */
    keepAnchors(blocks: readonly Block[]): string {
      const file = join(postgres.scratch, 'anchors.log');
      const lines = blocks.map((block) =>
        JSON.stringify({ msg: 'the trail was chained', ...block }),
      );
      writeFileSync(file, `${lines.join('\n')}\n`);
      return file;
    },
    /** The references of the orders in the books, each as often as it is there. */
    async paid(): Promise<string[]> {
      const rows = await postgres.query<{ reference: string }>(
        `SELECT reference FROM transfer WHERE recipient_name = 'Perry'`,
      );
      return rows.map(({ reference }) => reference);
    },
    close,
  };
}

type People = [Customer, Customer, ...Customer[]];

async function prepare(
  { call, admin }: BankServer,
  { pgbackrest }: Awaited<ReturnType<typeof startArchivedPostgres>>,
): Promise<People> {
  const people: Customer[] = [];
  for (const name of ['perry', 'alice', 'bruno', 'clara', 'david']) {
    const customer = await registerCustomer(call, name);
    await fund(call, admin, customer, 100_000);
    people.push(customer);
  }
  await pgbackrest('--type=full', 'backup');
  return people as People;
}

/** Returns the words of a command that must not end well. */
export const failureOf = async (work: Promise<string>): Promise<string> =>
  await work.then(
    (said) => `it ended well: ${said}`,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  );

export const secondsSince = (ms: number): string => ((nowMs() - ms) / 1000).toFixed(1);
