import { bankFacts } from '../../config/bank.ts';
import { addDays, type CalendarDay } from '../../contract/values/calendar-day.ts';
import { endOfDay } from '../../server/base/clock.ts';
import type { JournalKind } from '../../server/ledger/plan.ts';
import type { EntriesFile } from '../../server/money/statements/entry-files/entries-file.ts';
import type { StatementLine } from '../../server/money/statements/statement-line.ts';
import { statementTextsIn } from '../../server/money/statements/statement-texts-in.ts';

/** Names and references of customers that some format has a meaning of its own for. */
export const awkwardTexts = [
  'Rent & Sons <Ltd>',
  'O’Brien’s "Deli" O\'Neill',
  '^ Caret ^',
  'Semi; colon | bar',
  ':61:2611301130D9,99NTRFNONREF',
  '-} end {4:',
  '[2026-12-15] date:2027-01-01',
  'José Ñandú Müller',
  'Łódź Şişli',
  'محمد علي',
  'שלום עולם',
  '十一月分の家賃',
  'a'.repeat(140),
  'Two words '.repeat(14).trim(),
  '?20Purpose?32Name',
  '/NAME/Somebody/REMI/Else',
  '=1+1',
  '1,234.56',
  'back\\slash \u2028 line\tend\n',
  ']]> <!-- & -->',
];

/** Numbers between 0 and 1 that are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type Moved = Pick<StatementLine, 'kind' | 'amountMinor' | 'memo' | 'reference'>;

const kinds: readonly JournalKind[] = [
  'funding',
  'local_transfer',
  'bill_payment',
  'international_transfer',
  'return',
  'reversal',
  'correction',
  'interest',
  'check_deposit',
];

export interface History {
  seed: number;
  days: number;
  first?: CalendarDay;
  count?: number;
}

/** An account's random entries of some days, each day's last in its last hour, fees among them. */
export function randomEntries({ seed, days, first = '2026-12-20', count = 40 }: History) {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const number = String(100_000_000 + seed);
  const openingMinor = seed % 3 === 0 ? 0n : BigInt(Math.floor(random() * 1e7) - 5e6);
  const lines: StatementLine[] = [];
  let balanceMinor = openingMinor;
  const add = (id: string, day: CalendarDay, moved: Moved, foreign: StatementLine['foreign']) => {
    balanceMinor += moved.amountMinor;
    lines.push({
      ...moved,
      id,
      day,
      bookedAt: endOfDay(day).subtract({ seconds: 3600 - lines.length }),
      valueDate: day,
      fromAccount: null,
      balanceMinor,
      foreign,
    });
  };
  for (let index = 0; index < count; index += 1) {
    const day = addDays(first, Math.floor((index * days) / count));
    const kind = pick(kinds);
    const minor = BigInt(1 + Math.floor(random() ** 4 * 1e7));
    const isOut = ['local_transfer', 'bill_payment', 'international_transfer'].includes(kind);
    const isAbroad = kind === 'international_transfer';
    const moved = {
      kind,
      amountMinor: isOut ? -minor : minor,
      memo: pick(awkwardTexts),
      reference: random() < 0.2 ? 'LOCAL-1795898190724' : pick(awkwardTexts),
    };
    const id = `${number}-${index + 5}`;
    add(id, day, moved, isAbroad ? { minor: minor + 7n, currency: 'EUR' } : null);
    if (isAbroad)
      add(
        `${id}F`,
        day,
        { ...moved, kind: 'fee', memo: bankFacts.name, amountMinor: -1500n },
        null,
      );
  }
  const last = addDays(first, Math.max(days - 1, 0));
  return {
    lines,
    number,
    openingMinor,
    closingMinor: balanceMinor,
    file: (): EntriesFile => ({
      account: { number, kind: 'checking' },
      first,
      last,
      asOf: last,
      made: endOfDay(last),
      openingMinor,
      closingMinor: balanceMinor,
      pages: inPages(lines),
      texts: statementTextsIn.en,
    }),
  };
}

async function* inPages(lines: readonly StatementLine[]) {
  for (let from = 0; from < lines.length; from += 7)
    yield await Promise.resolve(lines.slice(from, from + 7));
}
