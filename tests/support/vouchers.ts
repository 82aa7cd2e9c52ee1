import type { Answer } from '../../fixtures/bank-client.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import type { JournalPlan, PostingPlan } from '../../server/ledger/plan.ts';
import {
  type Customer,
  expectStatus,
  localTransferBody,
  type Person,
} from '../../fixtures/people.ts';
import type { useSharedDesk } from './shared-bank.ts';

/** A leg as it is sent. */
export const leg = (account: string, side: 'debit' | 'credit', amount: number) => ({
  account,
  side,
  amount,
});

/** Two legs that move an amount from fee income to suspense. */
export const twoLegs = (amount: number) => [
  leg('4020', 'debit', amount),
  leg('1190', 'credit', amount),
];

/** The calls that make, show and decide vouchers, in a few words. */
export function voucherCalls({ staff, rosa, ask, take, bank }: ReturnType<typeof useSharedDesk>) {
  const idOf = (answer: Answer): string => expectStatus(answer, 202).body.voucher;
  const send = (body: object, who = staff()) => ask(who, 'POST', '/api/admin/vouchers', body);
  const undo = (journal: string, body: object = {}, who = staff()) =>
    ask(who, 'POST', `/api/admin/books/journals/${journal}/undo`, {
      reason: 'A mistake.',
      ...body,
    });
  const decide = (id: string, verb: 'approve' | 'decline', who: Person = rosa()) =>
    ask(
      who,
      'POST',
      `/api/admin/vouchers/${id}/${verb}`,
      verb === 'decline' ? { reason: 'MISTAKE' } : undefined,
    );
  return {
    idOf,
    send,
    undo,
    decide,
    preview: (journal: string, who = staff()) =>
      ask(who, 'GET', `/api/admin/books/journals/${journal}/undo`),
    show: async (id: string) => (await ask(rosa(), 'GET', `/api/admin/vouchers/${id}`)).body,
    /** Books a voucher by the second person. @returns the journal. */
    async book(id: string, who: Person = rosa()): Promise<string> {
      expectStatus(await take('voucher', id, who), 200);
      return expectStatus(await decide(id, 'approve', who), 200).body.journal;
    },
    /** The journal of the newest credit by staff, or of another kind. */
    async newestJournal(kind = 'funding'): Promise<string> {
      const { rows } = await bank().bank.db.query<{ id: string }>(
        'SELECT id FROM journal WHERE kind = $1 ORDER BY claimed_at DESC LIMIT 1',
        [kind],
      );
      return rows[0]?.id ?? '';
    },
    /** Pays another customer. @returns the order. */
    async pay(from: Customer, to: Customer, amount: number): Promise<string> {
      const payee = { name: to.username, account: to.savings.number };
      const body = localTransferBody(from, payee, amount);
      const answer = await ask(from, 'POST', '/api/transfers/local', body);
      return expectStatus(answer, 201).body.transfer._id;
    },
    /** Posts legs under a journal as a voucher, as a server with a mistake in it would. */
    async postUnasked(
      { id, ...rest }: { id: string } & Pick<JournalPlan, 'legs' | 'reverses'>,
      who: Pick<Person, 'id'>,
      giver?: PostingPlan['giver'],
    ) {
      const { db, ledger, clock } = bank().bank;
      const day = clock.businessDay();
      const plan: PostingPlan = {
        claimId: id,
        payloadHash: '00'.repeat(32),
        requestId: 'test',
        preconditions: [],
        activities: [],
        sideRows: [],
        answer: null,
        ...(giver && { giver }),
        journal: {
          kind: 'voucher',
          actor: `admin:${who.id}`,
          channel: 'staff',
          valueDate: day,
          businessDate: day,
          bookedAt: clock.businessNow().toString(),
          reference: 'JV-TEST',
          memo: 'Test',
          ...rest,
        },
      };
      return await db.tx((tx) => ledger.postWithin(tx, [plan]));
    },
    /** The savings account of a customer, by its id in the books. */
    async savingsOf({ id }: Pick<Customer, 'id'>): Promise<string> {
      const { rows } = await bank().bank.db.query<{ id: string }>(
        `SELECT account_id AS id FROM customer_account WHERE user_id = $1 AND kind = 'savings'`,
        [id],
      );
      return rows[0]?.id ?? '';
    },
    /** The debts of customers by the table, and by the account of the books, in cents. */
    async owed(): Promise<[byTable: bigint, byBooks: bigint]> {
      const { rows } = await bank().bank.db.query<{ table: bigint; books: bigint }>(
        `SELECT (SELECT coalesce(sum(open_minor), 0)::bigint FROM receivable) AS table,
          (SELECT -posted FROM account WHERE id = $1) AS books`,
        [bankAccountId('receivables', 'USD')],
      );
      return [rows[0]?.table ?? 0n, rows[0]?.books ?? 0n];
    },
    /** The legs of a journal, by code of the chart, in cents. */
    async legsOf(journal: string): Promise<string[]> {
      const { legs } = (await ask(staff(), 'GET', `/api/admin/books/journals/${journal}`)).body;
      return legs.map(
        ({ account, amount }: { account: { code: string }; amount: number }) =>
          `${account.code} ${amount}`,
      );
    },
  };
}
