import type { Database } from '../../../server/db/database.ts';
import type { Finding } from '../../../server/ledger/find-broken.ts';
import { verifyBooksOfEveryMonth, type Verdict } from '../../../server/ledger/verify.ts';
import { findDifferences } from '../../../server/staff/books/control-accounts.ts';

/**
 * Proves the books, compares control accounts with their tables, and prints what was found.
 * @returns how many promises are broken; money may go on for those of `days` and control accounts.
 */
export async function proveBooks(database: Database): Promise<{ books: number; days: number }> {
  const verdict = await verifyBooksOfEveryMonth(database);
  console.log(describeBooks(verdict));
  const differing = verdict.findings.length === 0 ? await compareControls(database) : [];
  return {
    books: verdict.findings.length,
    days: verdict.dayFindings.length + differing.length,
  };
}

/** A backup of a version without files that go back is proven without: it has not all the tables. */
async function compareControls(database: Database): Promise<Finding[]> {
  const { rows } = await database.query<{ hasAll: boolean }>(
    `SELECT to_regclass('closed_period') IS NOT NULL AS "hasAll"`,
  );
  const differing = rows[0]?.hasAll ? await findDifferences(database, 'full') : [];
  if (differing.length > 0)
    console.log(
      [
        'A control account differs from its table. Money may go on; keep this output.',
        ...differing.flatMap(describeFinding),
      ].join('\n'),
    );
  return differing;
}

/** Says how many entries were read, and each promise that is broken with its places. */
export function describeBooks({
  accounts,
  journals,
  entries,
  checks,
  findings,
  dayFindings,
}: Verdict): string {
  const counted = `${entries} entries of ${journals} journals in ${accounts} accounts`;
  const ofDays =
    dayFindings.length === 0
      ? []
      : [
          'A closing or a date is not right. Money may go on; keep this output.',
          ...dayFindings.flatMap(describeFinding),
        ];
  if (findings.length === 0)
    return [`The books are right: ${counted}, ${checks} promises proven.`, ...ofDays].join('\n');
  return [
    `THE BOOKS ARE NOT RIGHT (${counted}). Stop taking money and keep this output.`,
    ...findings.flatMap(describeFinding),
    ...ofDays,
  ].join('\n');
}

export function describeFinding({ promise, count, places }: Finding): string[] {
  return [
    `  Broken in ${count} ${count === 1 ? 'place' : 'places'}: ${promise}`,
    ...places.map((place) => `    ${place}`),
    ...(count > places.length ? [`    and ${count - places.length} more`] : []),
  ];
}
