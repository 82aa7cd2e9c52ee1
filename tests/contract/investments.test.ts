import { expect, test } from 'vitest';
import { fund, type Customer } from '../../fixtures/people.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, staff } = useSharedDesk();

const investmentOf = async (who: Customer) =>
  (await ask(who, 'GET', '/api/users/accounts/investment')).body[0];

async function move(who: Customer, from: string, to: string, amount: number): Promise<void> {
  const body = { fromAccount: from, toAccount: to, amount };
  expect((await ask(who, 'POST', '/api/transfers/own', body)).status).toBe(201);
}

test('an investment is parted by who put it in: the parts sum up to its value [D-64]', async () => {
  const who = await customer(1_000);
  const { savings, investment } = who;
  await move(who, savings.number, investment.number, 400);
  await move(who, savings.number, investment.number, 50.5);
  await move(who, investment.number, savings.number, 120);
  await fund(bank().call, staff(), who, 33, 'Investment Account', 'Dividend');
  const { balance, madeOf } = await investmentOf(who);
  expect(madeOf).toEqual({ movedIn: 450.5, movedOut: 120, otherIn: 33, otherOut: 0 });
  expect(madeOf.movedIn + madeOf.otherIn - madeOf.movedOut - madeOf.otherOut).toBe(balance);
});

test('what another customer has moved is in nobody else’s', async () => {
  const [who, other] = [await customer(500), await customer(500)];
  await move(other, other.savings.number, other.investment.number, 70);
  expect((await investmentOf(who)).madeOf).toEqual({
    movedIn: 0,
    movedOut: 0,
    otherIn: 0,
    otherOut: 0,
  });
});

test('parts that are kept as sums stay those that all entries add up to', async () => {
  const who = await customer(1_000);
  const { savings, investment } = who;
  const kept = async () => {
    const { rows } = await bank().bank.db.query<{ seq: bigint }>(
      `SELECT o.seq FROM account_origin o JOIN customer_account c USING (account_id)
       WHERE c.number = $1`,
      [investment.number],
    );
    return rows[0]?.seq;
  };
  await fund(bank().call, staff(), who, 33, 'Investment Account', 'Dividend');
  for (let cents = 1; cents <= 100; cents += 1) {
    const [from, to] = cents % 3 ? [savings, investment] : [investment, savings];
    await move(who, from.number, to.number, cents / 100);
  }
  expect(await kept()).toBeUndefined();
  const parts = { movedIn: 33.67, movedOut: 16.83, otherIn: 33, otherOut: 0 };
  expect((await investmentOf(who)).madeOf).toEqual(parts);
  expect(await kept()).toBe(101n);
  expect((await investmentOf(who)).madeOf).toEqual(parts);
  await move(who, savings.number, investment.number, 0.5);
  await fund(bank().call, staff(), who, 7, 'Investment Account', 'Dividend');
  const later = { ...parts, movedIn: 34.17, otherIn: 40 };
  expect((await investmentOf(who)).madeOf).toEqual(later);
  // Few entries are added each time, without a write.
  expect(await kept()).toBe(101n);
  await bank().bank.db.query('DELETE FROM account_origin');
  expect((await investmentOf(who)).madeOf).toEqual(later);
});
