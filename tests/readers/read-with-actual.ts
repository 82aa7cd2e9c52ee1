import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireOf } from '../../scripts/test/outside-packages.ts';
import type { Shown, ToRead } from './read-with.ts';

interface ParsedRow {
  amount: number;
  date: string;
  imported_id?: string;
  payee_name: string | null;
  imported_payee: string | null;
}

interface StoredRow {
  amount: number;
  date: string;
  imported_id: string;
  imported_payee: string | null;
}

/** The part of `@actual-app/api` that is used here. */
interface Api {
  init(options: { dataDir: string; verbose: boolean }): Promise<{
    send(name: string, args: object): Promise<unknown>;
  }>;
  shutdown(): Promise<void>;
  utils: { amountToInteger(amount: number): number };
  createAccount(account: { name: string }): Promise<string>;
  importTransactions(account: string, rows: object[]): Promise<{ errors: unknown[] }>;
  getTransactions(account: string, first: string, last: string): Promise<StoredRow[]>;
}

async function openBudget() {
  const folder = mkdtempSync(join(tmpdir(), 'actual-'));
  const api = requireOf('readers')('@actual-app/api') as Api;
  const core = await api.init({ dataDir: folder, verbose: false });
  await core.send('create-budget', { budgetName: 'Household', avoidUpload: true });
  return { api, core, folder };
}

let budget: ReturnType<typeof openBudget> | undefined;

/** A budget of Actual without a server, for all that it reads in one run. */
const theBudget = async () => await (budget ??= openBudget());

export async function closeActual(): Promise<void> {
  if (budget === undefined) return;
  const { api, folder } = await budget;
  await api.shutdown();
  rmSync(folder, { recursive: true, force: true });
}

/** Imports files into a new account, as its window does, and tells what it holds then. */
export async function importWithActual(files: readonly string[]): Promise<Shown> {
  const { api, core } = await theBudget();
  const account = await api.createAccount({ name: files.join() });
  const order: string[] = [];
  for (const filepath of files) {
    const parsed = (await core.send('transactions-parse-file', {
      filepath,
      options: { importNotes: true },
    })) as { errors: unknown[]; transactions: ParsedRow[] };
    const rows = parsed.transactions.map((row) => ({
      ...row,
      amount: api.utils.amountToInteger(row.amount),
    }));
    order.push(...rows.map((row) => String(row.imported_id)));
    const { errors } = await api.importTransactions(account, rows);
    if (parsed.errors.length + errors.length > 0)
      throw new Error(JSON.stringify([parsed.errors, errors]));
  }
  const stored = await api.getTransactions(account, '2000-01-01', '2999-12-31');
  // It lists the newest first, and those of a day as it pleases.
  const rows = stored.toSorted(
    (one, other) => order.indexOf(one.imported_id) - order.indexOf(other.imported_id),
  );
  return {
    rows: rows.map((row) => ({
      day: row.date,
      minor: BigInt(row.amount),
      id: row.imported_id,
      payee: row.imported_payee ?? '',
    })),
  };
}

export const readWithActual = async ({ file }: ToRead): Promise<Shown> =>
  await importWithActual([file]);
