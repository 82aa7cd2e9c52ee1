import { verifyBooks, type Verdict } from '../../server/ledger/verify.ts';
import { openBankDatabase } from './open-bank-database.ts';
import { UsageError } from './usage-error.ts';

/** Proves the books of the bank the environment names, and names every broken place. An embedded bank must be stopped for it; PostgreSQL may go on. */
export async function run(args: string[]): Promise<void> {
  if (args.length > 0) throw new UsageError('Usage: npm run bank -- verify');
  const database = await openBankDatabase();
  const verdict = await verifyBooks(database).finally(() => database.close());
  console.log(describe(verdict));
  if (verdict.findings.length > 0) process.exitCode = 1;
}

/** The verdict as an operator reads it. */
function describe({ accounts, journals, entries, checks, findings }: Verdict): string {
  const counted = `${entries} entries of ${journals} journals in ${accounts} accounts`;
  if (findings.length === 0) return `The books are right: ${counted}, ${checks} promises proven.`;
  const lines = findings.flatMap(({ promise, count, places }) => [
    `  Broken in ${count} ${count === 1 ? 'place' : 'places'}: ${promise}`,
    ...places.map((place) => `    ${place}`),
    ...(count > places.length ? [`    and ${count - places.length} more`] : []),
  ]);
  return [`THE BOOKS ARE NOT RIGHT (${counted}). Stop taking money and keep this output.`, ...lines].join('\n');
}
