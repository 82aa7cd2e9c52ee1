import { writtenDay } from '../../../contract/values/calendar-day.ts';
import type { CurrencyTotal } from '../../../contract/staff/books.ts';
import type { Proofs } from '../../api/books-queries.ts';
import type { Answer } from '../../api/client.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { countText } from '../../ui/values/format.ts';
import { plural } from '../../ui/values/plural.ts';

type TrialBalance = Answer<'GET /api/admin/books/trial-balance'>;

export interface BooksVerdict {
  kind: 'success' | 'warning' | 'error' | 'info';
  /** The answer, and what it rests on. */
  headline: string;
  detail: string;
}

const millionMinor = 100_000_000n;

/** `$93.3M`, rounded; what is below a million to the cent. */
function sideText(minor: bigint): string {
  if (minor < millionMinor) return moneyText(minor);
  const tenths = (minor * 10n + millionMinor / 2n) / millionMinor;
  return `$${countText(Number(tenths / 10n))}.${tenths % 10n}M`;
}

const distance = (one: bigint, other: bigint) => (one > other ? one - other : other - one);

function differencesOf(totals: readonly CurrencyTotal[]): string[] {
  return totals.flatMap(({ currency, debits, credits, debitBalances, creditBalances }) => {
    const day = distance(debits, credits);
    const balances = distance(debitBalances, creditBalances);
    return [
      ...(balances === 0n
        ? []
        : [`${currency} balances are ${moneyText(balances, currency)} apart.`]),
      ...(day === 0n
        ? []
        : [`${currency} debits and credits of the day are ${moneyText(day, currency)} apart.`]),
    ];
  });
}

/** @returns the fault that the last check with an answer found; undefined while there is none. */
function failedCheck({ proofs, stop }: Proofs): BooksVerdict | undefined {
  const last = proofs.find(({ state }) => state === 'right' || state === 'wrong');
  if (last?.state !== 'wrong') return undefined;
  const [first] = last.findings;
  return {
    kind: 'error',
    headline: 'The ledger does not add up.',
    detail:
      `The check of ${formatExact(new Date(last.endedAt ?? last.askedAt))} found ` +
      `${plural(last.findings.length, { one: '# problem', other: '# problems' })}.` +
      (first ? ` First, ${first.promise}: ${first.places[0]}.` : '') +
      (stop ? ' Payments are stopped.' : ''),
  };
}

function sidesText({ totals, day, today }: TrialBalance): string {
  const dollars = totals.find(({ currency }) => currency === 'USD')?.debitBalances ?? 0n;
  const others = totals
    .filter(({ currency, debitBalances }) => currency !== 'USD' && debitBalances > 0n)
    .map(({ currency }) => currency);
  return (
    `${day === today ? '' : `${writtenDay(day)}: `}${sideText(dollars)} on each side` +
    (others.length === 0 ? '.' : `; ${others.join(', ')} balanced too.`)
  );
}

/** Says whether the books are right, in a sentence for staff who are not accountants. */
export function booksVerdict(balance: TrialBalance, proofs: Proofs | undefined): BooksVerdict {
  const apart = differencesOf(balance.totals);
  if (apart.length > 0)
    return {
      kind: 'error',
      headline: 'Not balanced.',
      detail: `${apart.join(' ')} Run the ledger check, and tell the person who runs the server.`,
    };
  const wrong = proofs && failedCheck(proofs);
  if (wrong) return wrong;
  const headline = `All balanced. ${sidesText(balance)}`;
  if (proofs === undefined)
    return { kind: 'info', headline, detail: 'The last ledger check could not be loaded.' };
  const { provenAt, provenInFullAt, nextAt, stop } = proofs;
  if (provenAt === undefined || provenInFullAt === undefined)
    return {
      kind: 'info',
      headline,
      detail: `No entry has been checked yet; the first check runs ${formatExact(new Date(nextAt))}.`,
    };
  const latest = proofs.proofs.find(({ state }) => state !== 'waiting' && state !== 'running');
  const checked =
    `Checked ${formatExact(new Date(provenAt))}` +
    (provenInFullAt === provenAt
      ? ', every entry.'
      : `; every entry on ${formatExact(new Date(provenInFullAt))}.`);
  if (stop) return { kind: 'warning', headline, detail: `${checked} Payments are still stopped.` };
  if (latest?.state === 'failed')
    return {
      kind: 'warning',
      headline,
      detail: `${checked} The latest check could not run: ${latest.error ?? 'no reason was given'}.`,
    };
  const [day] = latest?.dayFindings ?? [];
  if (day)
    return {
      kind: 'warning',
      headline,
      detail: `${checked} Closings or dates are wrong: ${day.promise}: ${day.places[0]}.`,
    };
  const [differing] = latest?.controlFindings ?? [];
  if (differing)
    return {
      kind: 'warning',
      headline,
      detail: `${checked} An account differs from its table: ${differing.places[0]}.`,
    };
  return { kind: 'success', headline, detail: checked };
}
