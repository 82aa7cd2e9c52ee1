import { expect, test } from 'vitest';
import { bankAccountId } from '../../server/ledger/chart.ts';
import type { JournalKind, Leg } from '../../server/ledger/plan.ts';
import { postWithin } from '../../server/ledger/postgresql/post.ts';
import { expectGoldenJournals } from '../support/golden-journals.ts';
import { openPeople, planOf } from '../support/ledger-people.ts';
import { describeOnBothEngines } from '../support/test-database.ts';

describeOnBothEngines(
  'the list of journals that every test of the bank is held against',
  (open) => {
    test('takes those of its kinds, and names any other', async () => {
      const db = await open({ fsync: false });
      const [payer, payee] = await openPeople(db, [1_000n, 0n]);
      const leg = (accountId: string | undefined, amountMinor: bigint): Leg => ({
        accountId: accountId ?? '',
        amountMinor,
        forced: true,
      });
      // The bank's own accounts have their code in their id; both people have a checking account.
      const codeOf = (accountId: string) => /^0000(\d{4})-0000-8000/.exec(accountId)?.[1] ?? '2110';
      const own = (...name: Parameters<typeof bankAccountId>) => bankAccountId(...name);
      /** Posts it. @returns its id, and whether the list names it, the last of those it names. */
      const saidOf = async (kind: JournalKind, legs: Leg[], reverses?: string) => {
        const plan = planOf(legs, {
          stamp: { kind, ...(reverses === undefined ? {} : { reverses }) },
        });
        await db.tx((tx) => postWithin(tx, [plan]));
        const named = await expectGoldenJournals(db).then(
          () => [],
          (error: { actual: string[] }) => error.actual,
        );
        return {
          id: plan.claimId,
          isNamed: named.some(
            (text) =>
              text ===
              `${kind}: ` +
                legs
                  .map(({ accountId, amountMinor }) => `${codeOf(accountId)} ${amountMinor}`)
                  .join(', '),
          ),
        };
      };
      const transfer = await saidOf('settlement', [
        leg(own('clearing_ach', 'USD'), -5n),
        leg(own('nostro', 'USD'), 5n),
      ]);
      expect(transfer.isNamed).toBe(false);
      const back = await saidOf(
        'return',
        [leg(own('clearing_ach', 'USD'), 5n), leg(own('nostro', 'USD'), -5n)],
        transfer.id,
      );
      expect(back.isNamed).toBe(false);
      // A kind that no list has is never taken, whatever it books.
      expect(
        await saidOf('fee', [leg(payer?.accountId, -1n), leg(own('fee_income', 'USD'), 1n)]),
      ).toMatchObject({ isNamed: true });
      expect(
        await saidOf('interest', [leg(own('fee_income', 'USD'), -1n), leg(payer?.accountId, 1n)]),
      ).toMatchObject({ isNamed: true });
      expect(
        await saidOf('closing', [leg(payer?.accountId, -1n), leg(payee?.accountId, 1n)]),
      ).toMatchObject({ isNamed: true });
      const another = await saidOf('settlement', [
        leg(own('clearing_wire', 'USD'), -7n),
        leg(own('nostro', 'USD'), 7n),
      ]);
      expect(
        await saidOf(
          'reversal',
          [leg(own('clearing_wire', 'USD'), 6n), leg(own('nostro', 'USD'), -6n)],
          another.id,
        ),
      ).toMatchObject({ isNamed: true });
    });
  },
);
