import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import { refusalOf, statuses } from '../support/answers.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { checkDesk } from '../support/check-desk.ts';
import { deskRecords } from '../support/desk-records.ts';
import { meetAtRow } from '../support/meet-at-row.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { verifyBank } from '../support/verify-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
});
afterAll(async () => {
  await verifyBank(testBank.bank.db);
  await testBank.close();
});

const { newCustomer, waitingCheck, take, accept } = checkDesk(() => testBank);
const { accountOf } = deskRecords(() => testBank);

test('two checks of one customer accepted at once stay in the limits together', async () => {
  const alice = await newCustomer();
  const rosa = await addAnotherAdmin(testBank, 'rosa.racer');
  const taken = async (who: Person) => {
    // Its customer wrote no amount, so that no limit counts it before it is accepted.
    const id = await waitingCheck(alice, { stated: false });
    expectStatus(await take(id, who), 200);
    return () => accept(id, 4_900, { confirmedAmount: 4_900 }, { who });
  };
  const [one, other] = [await taken(testBank.cast.admin), await taken(rosa)];
  const row = { table: 'owner', id: alice.id } as const;
  const answers = await meetAtRow(testBank.bank.db, row, 2, (index) =>
    index === 0 ? one() : other(),
  );
  expect(statuses(answers)).toEqual([200, 422]);
  expect(answers.map(refusalOf)).toContain('CHECK_ABOVE_LIMIT');
  expect((await accountOf(alice)).balance).toBe(4_900);
});
