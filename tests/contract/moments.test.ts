import { describe, expect, test } from 'vitest';
import { expectStatus, type Customer } from '../../fixtures/people.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { checkDesk } from '../support/check-desk.ts';
import { loanCalls } from '../support/loans.ts';
import { setBankClock } from '../support/set-bank-clock.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, staff } = useSharedDesk();
const { waitingCheck, take, accept, dishonor } = checkDesk(bank);
const { paidOut } = loanCalls(bank);

interface Told {
  kind: string;
  about: string;
  account: string | null;
  name: string | null;
  amount: number;
}

const momentsOf = async (who: Customer): Promise<Told[]> =>
  expectStatus(await ask(who, 'GET', '/api/users/moments'), 200).body.moments;
const kindsOf = async (who: Customer) => (await momentsOf(who)).map(({ kind }) => kind);
const note = (who: Customer, { kind, about }: Pick<Told, 'kind' | 'about'>) =>
  ask(who, 'POST', '/api/users/moments/shown', { kind, aboutId: about });
const move = (who: Customer, from: string, to: string, amount: number) =>
  ask(who, 'POST', '/api/transfers/own', { fromAccount: from, toAccount: to, amount });
const setGoal = (who: Customer, amount: number) =>
  ask(who, 'PUT', `/api/users/accounts/savings/${who.savings.number}/goal`, {
    name: 'The cottage',
    amount,
  });

describe('the first money of an account', () => {
  test('is told once on all devices, however often the account is credited later', async () => {
    const who = await customer();
    expect(await momentsOf(who)).toEqual([]);
    await bank().fund(staff(), who, 250);
    const [moment, ...others] = await momentsOf(who);
    expect(others).toEqual([]);
    expect(moment).toMatchObject({
      kind: 'first_money',
      account: 'Savings Account',
      name: null,
      amount: 250,
    });
    await bank().fund(staff(), who, 100);
    expect(await momentsOf(who)).toEqual([moment]);
    const answers = await atOnce(10, () => note(who, moment as Told));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    expect(await momentsOf(who)).toEqual([]);
    const { rows } = await bank().bank.db.query(
      "SELECT FROM audit_event WHERE person_id = $1 AND action = 'moment.shown'",
      [who.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('is none when its check came back unpaid, nor when nothing of it is left', async () => {
    const who = await customer(100);
    expectStatus(await note(who, (await momentsOf(who))[0] as Told), 200);
    const check = await waitingCheck(who);
    await take(check);
    expectStatus(await accept(check, 500), 200);
    expect(await momentsOf(who)).toMatchObject([{ account: 'Checking Account', amount: 500 }]);
    expectStatus(await move(who, who.savings.number, who.checking.number, 40), 201);
    expectStatus(await dishonor(check), 200);
    expect(await momentsOf(who)).toEqual([]);

    const other = await customer(100);
    expectStatus(await move(other, other.savings.number, other.checking.number, 100), 201);
    expect(await momentsOf(other)).toMatchObject([{ account: 'Checking Account', amount: 100 }]);
  });
});

describe('a savings goal', () => {
  test('is reached with the money that was missing, and again when it is set again', async () => {
    const who = await customer(100);
    await note(who, (await momentsOf(who))[0] as Told);
    await setGoal(who, 150);
    expect(await momentsOf(who)).toEqual([]);
    await bank().fund(staff(), who, 50);
    const [reached] = await momentsOf(who);
    expect(reached).toMatchObject({ kind: 'goal_reached', name: 'The cottage', amount: 150 });
    expectStatus(await note(who, reached as Told), 200);
    expect(await momentsOf(who)).toEqual([]);
    await setGoal(who, 200);
    await bank().fund(staff(), who, 50);
    expect(await momentsOf(who)).toMatchObject([{ kind: 'goal_reached', amount: 200 }]);
  });

  test('is not reached by who had as much when it was set', async () => {
    const who = await customer(100);
    await setGoal(who, 80);
    expect(await kindsOf(who)).toEqual(['first_money']);
  });
});

test('a loan is told as paid back once nothing of it is owed', async () => {
  const who = await customer(20_000);
  const id = await paidOut({ loanAmount: 9_000 }, who);
  expectStatus(await move(who, who.savings.number, who.checking.number, 9_000), 201);
  expect(await kindsOf(who)).not.toContain('loan_paid_back');
  const { amount } = (await ask(who, 'GET', `/api/loans/${id}/payoff`)).body;
  expectStatus(await ask(who, 'POST', `/api/loans/${id}/payoff`, { amount }), 200);
  const told = (await momentsOf(who)).find(({ kind }) => kind === 'loan_paid_back');
  expect(told).toMatchObject({ about: id, account: null, amount: 9_000 });
  expect(told?.name).toMatch(/^LOAN-/);
});

test('what somebody else reached is nobody’s, and neither is what was not reached', async () => {
  const [who, other] = [await customer(), await customer(100)];
  const theirs = (await momentsOf(other))[0] as Told;
  expect(said(await note(who, theirs))).toEqual([404, 'MOMENT_NOT_FOUND']);
  expect(said(await note(other, { ...theirs, kind: 'goal_reached' }))).toEqual([
    404,
    'MOMENT_NOT_FOUND',
  ]);
  expect(await momentsOf(other)).toEqual([theirs]);
});

test('two weeks later it is no news any more', async () => {
  const who = await customer(100);
  expect(await momentsOf(who)).toHaveLength(1);
  const later = bank()
    .bank.clock.businessNow()
    .add({ hours: 15 * 24 });
  await setBankClock(
    bank().bank,
    later.toZonedDateTimeISO('America/New_York').toPlainDateTime().toString(),
  );
  expect(await momentsOf(who)).toEqual([]);
});
