import { afterEach, beforeEach } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { expectStatus, fund, type Person } from '../../fixtures/people.ts';
import { bankingDayOf, startOfDay } from '../../server/base/clock.ts';
import { bankAccountId, type BankAccountName } from '../../server/ledger/chart.ts';
import { closeDaysJobName } from '../../server/staff/books/close-days.job.ts';
import { proofJobName } from '../../server/staff/books/prove-books.job.ts';
import { addAnotherAdmin } from './another-admin.ts';
import { transferPlan } from './ledger-people.ts';
import { openTestBank, type TestBank } from './test-bank.ts';
import { verifyBank } from './verify-bank.ts';

/**
 * A bank for each test whose books begin on a day of one's choice, its books proven at the end, and
 * the few words that tests of its months and years are made of.
 */
export function usePeriodsDesk() {
  let bank: TestBank;
  let rosa: Person;
  beforeEach(async () => {
    // No customer has any money yet, so that the first booking is the test's.
    bank = await openTestBank(
      undefined,
      { LOG_LEVEL: 'silent', BANK_TEST_SERVERS: '1' },
      { funded: false },
    );
    await bank.stopJobs();
    await bank.withoutLimits();
    rosa = await addAnotherAdmin(bank, 'rosa');
  });
  afterEach(async () => {
    await verifyBank(bank.bank.db);
    await bank.close();
  });

  const ask = (method: string, path: string, body?: unknown, who = bank.cast.admin) =>
    bank.call(method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
  const read = async () => expectStatus(await ask('GET', '/api/admin/books/periods'), 200).body;
  const sign = async (period: string, who?: Person, digest?: string): Promise<Answer> =>
    await ask(
      'POST',
      '/api/admin/books/periods',
      { period, digest: digest ?? (await read()).next.digest },
      who,
    );
  const accountOf = async (who: Person) => {
    const { rows } = await bank.bank.db.query<{ id: string }>(
      `SELECT account_id AS id FROM customer_account WHERE user_id = $1 AND kind = 'savings'`,
      [who.id],
    );
    return rows[0]?.id ?? '';
  };
  /** Posts income or expense by the ledger alone, with the row of interest that its table has. */
  async function post(kind: 'loan_instalment' | 'interest', minor: bigint) {
    const alice = await accountOf(bank.cast.alice);
    const { clock, ledger, db } = bank.bank;
    const now = clock.businessNow();
    const [from, to] = {
      loan_instalment: [alice, bankAccountId('loan_interest_income', 'USD')],
      interest: [bankAccountId('interest_expense', 'USD'), alice],
    }[kind] as [string, string];
    const day = bankingDayOf(now);
    const actor = 'system:periods-desk';
    const stamp = { actor, kind, valueDate: day, businessDate: day, bookedAt: now.toString() };
    await db.tx(async (tx) => {
      const plan = transferPlan(from, to, minor, { stamp });
      await ledger.postWithin(tx, [plan]);
      if (kind === 'interest')
        await tx.query(
          `INSERT INTO interest_credit (account_id, due_on, credited_on, amount_minor, transfer_id)
            VALUES ($1, $2, $2, $3, $4)`,
          [alice, day, minor, plan.claimId],
        );
    });
  }
  return {
    bank: () => bank,
    staff: () => bank.cast.admin,
    rosa: () => rosa,
    ask,
    read,
    sign,
    /** Signs what is next until a period is, itself included. */
    async signUpTo(period: string): Promise<void> {
      for (let next = ''; next !== period; ) {
        next = (await read()).next.period;
        expectStatus(await sign(next), 200);
      }
    },
    endow: (minor: bigint) =>
      fund(bank.call, bank.cast.admin, bank.cast.alice, Number(minor) / 100),
    earn: (minor: bigint) => post('loan_instalment', minor),
    spend: (minor: bigint) => post('interest', minor),
    /** Lets the clock run to a quarter past midnight of a day. */
    async passTo(day: string): Promise<void> {
      const { clock } = bank.bank;
      const left = startOfDay(day).add({ minutes: 15 }).since(clock.businessNow());
      await clock.advance(Math.ceil(left.total('seconds')));
    },
    /** Closes the days that are over. */
    async closeDays(): Promise<void> {
      const last = async () => {
        const { rows } = await bank.bank.db.query<{ day: string | null }>(
          'SELECT max(day) AS day FROM closed_day_in_force',
        );
        return rows[0]?.day;
      };
      for (let before: string | null | undefined = ''; before !== (await last()); ) {
        before = await last();
        await bank.worker.runOne(closeDaysJobName);
      }
    },
    async prove() {
      await ask('POST', '/api/admin/books/proofs');
      await bank.worker.runOne(proofJobName);
      const { proofs } = (await ask('GET', '/api/admin/books/proofs')).body;
      return proofs[0] as {
        state: string;
        dayFindings: { promise: string; places: string[] }[];
      };
    },
    /** Proposes a reopening as the first person. @returns its address. */
    async propose(fromPeriod: string): Promise<string> {
      const body = { fromPeriod, reason: 'A closing of it is wrong.' };
      expectStatus(await ask('POST', '/api/admin/books/period-reopenings', body), 202);
      return `/api/admin/books/period-reopenings/${(await read()).reopening._id}`;
    },
    async balanceOf(name: BankAccountName): Promise<bigint> {
      const { rows } = await bank.bank.db.query<{ posted: bigint }>(
        'SELECT posted FROM account WHERE id = $1',
        [bankAccountId(name, 'USD')],
      );
      return rows[0]?.posted ?? 0n;
    },
    /** As the owner of the database, whom no right of the application binds. */
    async asOwner(sql: string): Promise<void> {
      const owner = await bank.bank.openSnapshot();
      await owner.query(sql).finally(() => owner.close());
    },
  };
}
