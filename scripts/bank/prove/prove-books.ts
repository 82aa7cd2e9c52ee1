import type { Database } from '../../../server/db/database.ts';
import type { Finding } from '../../../server/ledger/find-broken.ts';
import { verifyBooksOfEveryMonth, type Verdict } from '../../../server/ledger/verify.ts';

/** Proves the books, and prints what was found. @returns how many promises are broken. */
export async function proveBooks(database: Database): Promise<{ books: number; days: number }> {
  const verdict = await verifyBooksOfEveryMonth(database);
  console.log(describeBooks(verdict));
  return { books: verdict.findings.length, days: verdict.dayFindings.length };
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
