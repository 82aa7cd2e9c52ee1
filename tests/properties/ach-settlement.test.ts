import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBusinessDay } from '../../contract/values/business-days.ts';
import { addDays, type CalendarDay } from '../../contract/values/calendar-day.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { entryCodes, type AchBatch, type AchEntry } from '../../server/money/ach/ach-records.ts';
import {
  achHead,
  achText,
  payrollBatch,
  payrollEntry,
  senderBank,
  takeAch,
  traceOf,
  type AchParts,
} from '../support/ach-files.ts';
import { useBankPerTest } from '../support/payments.ts';
import { setBankClock } from '../support/set-bank-clock.ts';

const { bank, cast } = useBankPerTest();

/** The entries that a file may have; `who` is the account that one names. */
const kinds = {
  salary: { code: '22', who: 'alice' },
  'to savings': { code: '32', who: 'savings' },
  'unknown number': { code: '22', who: 'nobody' },
  'closed account': { code: '22', who: 'closed' },
  'suspended customer': { code: '22', who: 'carla' },
  'other bank': { code: '22', who: 'alice', routing: senderBank },
  debit: { code: '27', who: 'alice' },
  'debit of nobody': { code: '37', who: 'nobody' },
  prenote: { code: '23', who: 'alice' },
  'returned credit': { code: '21', who: 'alice', addenda: '99' },
  'returned debit': { code: '26', who: 'alice', addenda: '99' },
  change: { code: '21', who: 'alice', addenda: '98' },
} as const;
type KindOfEntry = keyof typeof kinds;

const told = { originalTrace: traceOf(900), originalBank: '02655501', text: '' };

function entryOf(kind: KindOfEntry, number: number, amountMinor: bigint): AchEntry {
  const one: { code: string; who: string; routing?: string; addenda?: string } = kinds[kind];
  const { alice, carla, bruno } = cast();
  const numbers: Record<string, string> = {
    alice: alice.checking.number,
    savings: alice.savings.number,
    carla: carla.checking.number,
    closed: bruno.checking.number,
    nobody: '999999999',
  };
  const trace = traceOf(number);
  return payrollEntry(number, {
    code: one.code,
    account: numbers[one.who] ?? '',
    ...(one.routing && { routing: one.routing }),
    amountMinor: kind === 'prenote' || kind === 'change' ? 0n : amountMinor,
    addenda:
      one.addenda === '99'
        ? { kind: '99', reason: 'R03', diedOn: '', trace, ...told }
        : one.addenda === '98'
          ? { kind: '98', reason: 'C01', trace, ...told }
          : null,
  });
}

/** Few trace numbers, originators and days: many entries were there before, also in one file. */
const someEntries = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 1, max: 6 }),
    kind: fc.constantFrom(...(Object.keys(kinds) as KindOfEntry[])),
    amountMinor: fc.bigInt({ min: 1n, max: 900_000n }),
  }),
  { selector: ({ number }) => number, minLength: 1 },
);

const someFile = fc.array(
  fc.record({
    entries: someEntries,
    companyId: fc.constantFrom('1123456789', '1987654321'),
    entryClass: fc.constantFrom('PPD' as const, 'CCD', 'WEB'),
    wishedIn: fc.option(fc.integer({ min: -3, max: 5 })),
  }),
  { minLength: 1, maxLength: 4 },
);
type DrawnFile = typeof someFile extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const today = () => bank().bank.clock.businessDay();

function partsOf(drawn: DrawnFile, reference: string): AchParts {
  const batches = drawn.flatMap(({ entries, wishedIn, ...batch }) => {
    const effectiveOn = wishedIn === null ? null : addDays(today(), wishedIn);
    const made = entries
      .toSorted((one, other) => one.number - other.number)
      .map((entry) => ({
        isChange: entry.kind === 'change',
        entry: entryOf(entry.kind, entry.number, entry.amountMinor),
      }));
    // Notifications of change come in batches of their own.
    return [true, false].flatMap((changes) => {
      const ofBatch = made.filter(({ isChange }) => isChange === changes);
      const entryClass: AchBatch['entryClass'] = changes ? 'COR' : batch.entryClass;
      return ofBatch.length === 0
        ? []
        : [
            {
              batch: {
                ...payrollBatch,
                ...batch,
                entryClass,
                service: '200' as const,
                effectiveOn,
              },
              entries: ofBatch.map(({ entry }) => entry),
            },
          ];
    });
  });
  return {
    file: { ...achHead, reference },
    batches: batches.map(({ batch, entries }, at) => ({
      batch: { ...batch, number: at + 1 },
      entries,
    })),
  };
}

function federalDay(wished: CalendarDay | null): CalendarDay {
  let day = wished !== null && wished > today() ? wished : today();
  while (!isBusinessDay(day, { closed: [], open: [] })) day = addDays(day, 1);
  return day;
}

/** The sums of a file by the day and side on which the Federal Reserve settles them. */
function sumsOf({ batches }: AchParts): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const { batch, entries } of batches)
    for (const { code, amountMinor } of entries) {
      const key = `${federalDay(batch.effectiveOn)} ${entryCodes[code]?.side}`;
      if (amountMinor > 0n) sums[key] = (sums[key] ?? 0n) + amountMinor;
    }
  return sums;
}

async function settlementOf(fileId: string): Promise<Record<string, bigint>> {
  const { rows } = await bank().bank.db.query<{ key: string; amountMinor: bigint }>(
    `SELECT due_on || ' ' || side AS key, amount_minor AS "amountMinor" FROM rail_settlement
      WHERE file_id = $1`,
    [fileId],
  );
  return Object.fromEntries(rows.map(({ key, amountMinor }) => [key, amountMinor]));
}

/** 1110, and the sum of the entries that are settled and on no account. */
async function clearing(): Promise<{ booked: bigint; said: bigint; kept: bigint }> {
  const { rows } = await bank().bank.db.query<{ booked: bigint; said: bigint; kept: bigint }>(
    `SELECT (SELECT posted FROM account WHERE id = $1) AS booked,
      coalesce(sum(CASE WHEN code IN ('21', '22', '31', '32') THEN amount_minor
        ELSE -amount_minor END), 0)::bigint AS said, count(*) AS kept
      FROM rail_entry WHERE due_on <= $2 AND state <> 'posted'`,
    [bankAccountId('clearing_ach', 'USD'), today()],
  );
  return rows[0] ?? { booked: 0n, said: -1n, kept: 0n };
}

test('whatever a file holds is settled as the file says, and clearing keeps what was not posted', async () => {
  const { bruno, admin } = cast();
  await bank().call('DELETE', `/api/admin/users/${bruno.id}`, { token: admin.token });
  const seen = { twice: 0, kept: 0n };
  let number = 0;
  await fc.assert(
    fc.asyncProperty(someFile, fc.integer({ min: 0, max: 3 }), async (drawn, daysOn) => {
      number += 1;
      const parts = partsOf(drawn, String(number));
      const taken = await takeAch(bank().bank, await achText(parts));
      if (taken.kind !== 'taken') throw new Error(`the file was ${JSON.stringify(taken)}`);
      seen.twice += taken.twice;
      expect(await settlementOf(taken.id)).toEqual(sumsOf(parts));
      if (daysOn > 0) await setBankClock(bank().bank, `${addDays(today(), daysOn)}T09:00`);
      await bank().worker.runAll();
      const { booked, said, kept } = await clearing();
      expect(booked).toBe(said);
      seen.kept = kept;
    }),
    { numRuns: 25, endOnFailure: true },
  );
  expect(seen.twice).toBeGreaterThan(5);
  expect(seen.kept).toBeGreaterThan(5n);
});
