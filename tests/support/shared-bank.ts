import { afterAll, beforeAll } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import type { CaseKind } from '../../contract/calls/cases.ts';
import { registerCustomer, type Customer, type Person } from '../../fixtures/people.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { addAnotherAdmin } from './another-admin.ts';
import { letOneGiveAlone } from './given-alone.ts';
import { staffFunding, transferPlan } from './ledger-people.ts';
import { openTestBank, type TestBank } from './test-bank.ts';
import { verifyBank } from './verify-bank.ts';

/**
 * One bank for the whole file, without limits and with a second person of the staff, its books
 * proven at the end; and the few words tests of the staff's desk are made of.
 */
export function useSharedDesk({ asShipped = false } = {}) {
  let testBank: TestBank;
  let second: Person;
  let people = 0;
  beforeAll(async () => {
    testBank = await openTestBank();
    await testBank.withoutLimits();
    second = await addAnotherAdmin(testBank, 'rosa');
    if (!asShipped) await letOneGiveAlone(testBank.bank);
  });
  afterAll(async () => {
    await verifyBank(testBank.bank.db);
    await testBank.close();
  });

  const staff = (): Person => testBank.cast.admin;
  const ask = (
    who: Pick<Person, 'token'>,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer> =>
    testBank.call(method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
  return {
    bank: () => testBank,
    staff,
    rosa: () => second,
    ask,
    /**
     * Makes a new customer with this much in savings, so that a test moves only money of its own.
     */
    async customer(savings = 0): Promise<Customer> {
      people += 1;
      const who = await registerCustomer(testBank.call, `person.${people}`);
      if (savings > 0) await testBank.fund(staff(), who, savings);
      return who;
    },
    /**
     * Puts dollars on a customer's savings as no person of the staff does: they count towards no
     * one's day.
     */
    async endow(who: Customer, amount: number): Promise<void> {
      const { db, ledger } = testBank.bank;
      const { rows } = await db.query<{ id: string }>(
        `SELECT account_id AS id FROM customer_account WHERE user_id = $1 AND kind = 'savings'`,
        [who.id],
      );
      const minor = BigInt(Math.round(amount * 100));
      const plan = transferPlan(staffFunding, rows[0]?.id ?? '', minor, {
        stamp: { kind: 'funding' },
      });
      await db.tx((tx) => ledger.postWithin(tx, [plan]));
    },
    take: (kind: CaseKind, id: string, who = staff()): Promise<Answer> =>
      ask(who, 'POST', `/api/admin/queues/${kind}/${id}/take`),
    async balanceOf(who: Customer, type = 'Savings Account'): Promise<number> {
      const { body } = await ask(who, 'GET', '/api/users/accounts');
      return body.accounts.find((account: { type: string }) => account.type === type).balance;
    },
    /** The balance of one of the bank's own accounts, in minor units. */
    async ownBalance(...account: Parameters<typeof bankAccountId>): Promise<bigint> {
      const { rows } = await testBank.bank.db.query<{ posted: bigint }>(
        'SELECT posted FROM account WHERE id = $1',
        [bankAccountId(...account)],
      );
      return rows[0]?.posted ?? 0n;
    },
    /** The mails to a person, as raw text without the folds of long lines. */
    async mailsTo(
      { email }: Pick<Person, 'email'>,
      { queuedBy = 'any job' }: { queuedBy?: 'any job' | 'email jobs' } = {},
    ): Promise<string[]> {
      if (queuedBy === 'any job') await testBank.worker.runAll();
      else
        for (const { name, group } of testBank.worker.jobs)
          if (group === 'email') await testBank.worker.runOne(name);
      const mails = await testBank.outbox();
      return mails
        .filter((mail) => new RegExp(`^To: ${RegExp.escape(email)}\\r?$`, 'm').test(mail))
        .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=E2=80=99', '’'));
    },
  };
}
