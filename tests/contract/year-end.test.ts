import { expect, test } from 'vitest';
import { addDays } from '../../contract/values/calendar-day.ts';
import { firstDayOf } from '../../contract/values/periods.ts';
import { expectStatus } from '../../fixtures/people.ts';
import { startOfDay } from '../../server/base/clock.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { usePeriodsDesk } from '../support/periods-desk.ts';
import { describeOnPostgres } from '../support/test-database.ts';

const desk = usePeriodsDesk();
const { bank, staff, rosa, ask, read, sign, signUpTo, endow, earn, spend, passTo } = desk;
const { closeDays, prove, propose, balanceOf, asOwner } = desk;

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** The first leap year that has not begun yet by some months. */
function nextLeapYear(): number {
  let year = Number(addDays(bank().bank.clock.businessDay(), 60).slice(0, 4)) + 1;
  while (!isLeap(year)) year += 1;
  return year;
}

/** The profit of a year: a sum over entries alone, by time of New York, without year ends. */
async function profitOf(year: number): Promise<bigint> {
  const { rows } = await bank().bank.db.query<{ profit: bigint }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS profit FROM every_entry AS entry
      JOIN account ON account.id = account_id JOIN journal ON journal.id = journal_id
     WHERE left(gl_code, 1) IN ('4', '5') AND journal.kind <> 'year_end'
       AND entry.booked_at >= $1 AND entry.booked_at < $2`,
    [startOfDay(`${year}-01-01`), startOfDay(`${year + 1}-01-01`)],
  );
  return rows[0]?.profit ?? 0n;
}

interface YearEnd {
  day: string;
  reverses: string | null;
  legs: Record<string, bigint>;
}

async function yearEnds(): Promise<YearEnd[]> {
  const { rows } = await bank().bank.db.query<{
    day: string;
    reverses: string | null;
    codes: string[];
    amounts: bigint[];
  }>(
    `SELECT journal.value_date AS day, reverses, array_agg(gl_code ORDER BY gl_code) AS codes,
        array_agg(amount ORDER BY gl_code) AS amounts
      FROM journal JOIN every_entry AS entry ON entry.journal_id = journal.id
      JOIN account ON account.id = account_id WHERE kind = 'year_end'
     GROUP BY journal.id ORDER BY journal.claimed_at`,
  );
  return rows.map(({ day, reverses, codes, amounts }) => ({
    day,
    reverses,
    legs: Object.fromEntries(codes.map((code, index) => [code, BigInt(amounts[index] ?? 0)])),
  }));
}

/** Books that begin in the middle of November before a leap year, with movements in each month. */
async function beginBooks(): Promise<number> {
  const leap = nextLeapYear();
  await passTo(`${leap - 1}-11-15`);
  await endow(9_000_00n);
  await earn(1_000_00n);
  await passTo(`${leap - 1}-12-31`);
  await spend(250_00n);
  return leap;
}

/** Lets the days up to one pass, closed and proven. */
async function passAndProve(day: string): Promise<void> {
  await passTo(day);
  await closeDays();
  expect((await prove()).state).toBe('right');
}

describeOnPostgres('a year of the books', () => {
  test('moves its own profit to equity, to the cent, also signed late, through two years', async () => {
    const leap = await beginBooks();
    for (let month = 1; month <= 12; month += 1) {
      await passTo(`${leap}-${String(month).padStart(2, '0')}-${month === 2 ? 29 : 11}`);
      await earn(BigInt(month) * 77_01n);
      await spend(BigInt(month) * 80_00n + 3n);
    }
    // New-year movements, of both years that are signed late.
    await passTo(`${leap + 1}-01-20`);
    await earn(5_55n);
    await passAndProve(`${leap + 1}-02-01`);

    const first = String(leap - 1);
    const early = (await read()).next.digest;
    expect(said(await sign(first, staff(), early))).toEqual([409, 'PERIOD_NOT_NEXT']);
    await signUpTo(`${first}-12`);
    expect(said(await sign(`${leap}-01`))).toEqual([409, 'PERIOD_NOT_NEXT']);
    const { digest } = (await read()).next;
    const answers = await atOnce(3, () => sign(first, staff(), digest));
    expect(statuses(answers)).toEqual([200, 409, 409]);
    expect(await yearEnds()).toEqual([
      {
        day: `${first}-12-31`,
        reverses: null,
        legs: { '3010': 750_00n, '4010': -1_000_00n, '5010': 250_00n },
      },
    ]);

    await signUpTo(String(leap));
    const profits = [await profitOf(leap - 1), await profitOf(leap)];
    expect(profits[1]).toBeLessThan(0n);
    expect(await balanceOf('equity')).toBe((profits[0] ?? 0n) + (profits[1] ?? 0n));
    expect((await yearEnds()).at(-1)?.legs['3010']).toBe(profits[1]);
    // The movement of the new year stays where it is.
    expect(await balanceOf('loan_interest_income')).toBe(5_55n);
    expect(await balanceOf('interest_expense')).toBe(0n);
    // The year ends themselves are booked in the third year, which does not count them.
    await passAndProve(`${leap + 2}-01-01`);
    await signUpTo(String(leap + 1));
    expect((await yearEnds()).at(-1)?.legs).toEqual({ '3010': 5_55n, '4010': -5_55n });
    expect((await prove()).dayFindings).toEqual([]);
  });

  test('without profit or loss has no journal', async () => {
    const leap = nextLeapYear();
    await passTo(`${leap - 1}-12-30`);
    await endow(1_00n);
    await passAndProve(`${leap}-01-01`);
    await signUpTo(String(leap - 1));
    expect(await yearEnds()).toEqual([]);
    const { periods } = await read();
    const year = periods.find((each: { period: string }) => each.period === String(leap - 1));
    expect(year).toMatchObject({ state: 'closed', closing: { journal: null } });
  });

  test('that is reopened takes its profit back, and closes again with what it is', async () => {
    const leap = await beginBooks();
    await passTo(`${leap}-01-10`);
    await earn(9_00n);
    await passAndProve(`${leap}-02-01`);
    const year = String(leap - 1);
    await signUpTo(`${leap}-01`);
    const profit = await profitOf(leap - 1);
    expect(await balanceOf('equity')).toBe(profit);

    const one = await propose(`${year}-12`);
    expect(await balanceOf('equity')).toBe(profit);
    const answers = await atOnce(3, () => ask('POST', `${one}/approve`, undefined, rosa()));
    expect(statuses(answers)).toEqual([200, 409, 409]);
    expect(await balanceOf('equity')).toBe(0n);
    const [made, undone] = await yearEnds();
    expect(undone).toMatchObject({
      day: `${year}-12-31`,
      reverses: expect.any(String),
      legs: { '3010': -(made?.legs['3010'] ?? 0n) },
    });
    expect((await prove()).dayFindings).toEqual([]);
    await signUpTo(year);
    expect(await balanceOf('equity')).toBe(profit);
    expect((await yearEnds()).length).toBe(3);

    // Two year ends and an undoing were booked in this year: it counts its own movement alone.
    await passAndProve(`${leap + 1}-01-01`);
    await signUpTo(String(leap));
    expect((await yearEnds()).at(-1)?.legs['3010']).toBe(await profitOf(leap));
    expect(await balanceOf('equity')).toBe(profit + 9_00n);
  });

  test('leaves nothing half done where its transaction fails, and is signed the next time', async () => {
    const leap = await beginBooks();
    await passAndProve(firstDayOf(`${leap}-01`));
    const year = String(leap - 1);
    await signUpTo(`${year}-12`);
    await asOwner(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$;
      CREATE TRIGGER fails BEFORE INSERT ON audit_event FOR EACH ROW
        WHEN (NEW.action LIKE 'period.%') EXECUTE FUNCTION fail()`);
    expect((await sign(year)).status).toBe(500);
    expect(await yearEnds()).toEqual([]);
    expect((await read()).next.period).toBe(year);
    await asOwner('DROP FUNCTION fail CASCADE');
    expectStatus(await sign(year), 200);
    expect((await yearEnds()).length).toBe(1);
    expect(await balanceOf('equity')).toBe(750_00n);
  });

  test('whose year end is not its profit, or whose day is gone, is named by the proof', async () => {
    const leap = await beginBooks();
    await passAndProve(firstDayOf(`${leap}-02`));
    await signUpTo(String(leap - 1));
    expect((await prove()).dayFindings).toEqual([]);
    await asOwner(`UPDATE day_closing SET debits = debits + 1, closing = closing - 1
      WHERE day = '${leap - 1}-12-31' AND gl_code = '5010'`);
    expect((await prove()).dayFindings).toContainEqual({
      promise: 'every closed year: its year end = the income and expenses of its days',
      count: 1,
      places: [`${leap - 1}, 5010 USD`],
    });
    await asOwner(`UPDATE day_closing SET debits = debits - 1, closing = closing + 1
      WHERE day = '${leap - 1}-12-31' AND gl_code = '5010';
      ALTER TABLE day_reopening DISABLE TRIGGER USER;
      INSERT INTO day_reopening (id, from_day, reason, proposed_by, proposed_at, decision,
          decided_by, decided_at, generation)
        VALUES (gen_random_uuid(), '${leap - 1}-12-05', 'By hand', '${staff().id}', now(),
          'approved', '${rosa().id}', now(), 1);
      ALTER TABLE day_reopening ENABLE TRIGGER USER`);
    expect((await prove()).dayFindings).toContainEqual({
      promise: 'every closed month and year: its days are closed, and it follows the one before it',
      count: 2,
      places: [String(leap - 1), `${leap - 1}-12`],
    });
    await asOwner('DELETE FROM day_reopening');
  });
});
