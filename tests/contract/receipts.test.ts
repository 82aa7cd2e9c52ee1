import { expect, test } from 'vitest';
import { localTransferBody, registerCustomer } from '../../fixtures/people.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, pay, toBruno } = useBankPerTest();

const receiptOf = async (address: string, token = cast().alice.token) => (await bank().call('GET', address, { token })).body;
const statusesOf = ({ steps }: { steps: { status: string }[] }) => steps.map(({ status }) => status);

test('a receipt has both sides, the balance right after it and every step with its time, seen from whoever reads it', async () => {
  const { body } = await pay(toBruno(12.5, { reference: 'Lunch' }));
  await pay(toBruno(1));
  const paid = await receiptOf(body.receipt);
  expect(paid).toMatchObject({
    transactionType: 'debit',
    amount: 12.5,
    fee: 0,
    category: 'Local transfer',
    transferType: 'Personal',
    balanceAfter: 9987.5,
    reference: 'Lunch',
  });
  expect(paid.steps).toEqual([
    { status: 'Submitted', at: paid.createdAt, reason: null },
    { status: 'Completed', at: paid.createdAt, reason: null },
  ]);
  expect(await receiptOf(body.receipt, cast().bruno.token)).toMatchObject({ transactionType: 'credit', balanceAfter: 12.5 });
});

test('an order shows its way: pending and returned with the reason, scheduled and cancelled, each at its business time', async () => {
  const { alice } = cast();
  const away = await pay(localTransferBody(alice, { name: 'Nobody', account: '999999999' }, 20));
  expect(statusesOf(await receiptOf(away.body.receipt))).toEqual(['Submitted', 'Pending']);
  const later = new Date(Date.now() + 48 * 3_600_000).toISOString();
  const scheduled = await pay(toBruno(3, { transferDate: later }));
  await bank().advance('PT5H');
  const token = await bank().freshToken(alice);
  const returned = await receiptOf(away.body.receipt, token);
  expect(statusesOf(returned)).toEqual(['Submitted', 'Pending', 'Returned']);
  expect(returned.steps[2].reason).toMatch(/does not exist/);
  expect(Date.parse(returned.steps[2].at) - Date.parse(returned.createdAt)).toBeGreaterThanOrEqual(5 * 3_600_000);
  await bank().advance('P3D');
  const done = await receiptOf(scheduled.body.receipt, await bank().freshToken(alice));
  expect(statusesOf(done)).toEqual(['Submitted', 'Scheduled', 'Completed']);
  expect(done.balanceAfter).toBe(9997);
});

test("nobody reads another's receipt: it does not exist for them", async () => {
  const { body } = await pay(toBruno(3));
  const dora = await registerCustomer(bank().call, 'dora.dunn');
  const answers = [
    await bank().call('GET', body.receipt, { token: dora.token }),
    await bank().call('GET', '/api/transfers/00000000-0000-4000-8000-000000000000', { token: dora.token }),
  ];
  for (const { status, body: problem } of answers) expect([status, problem.message]).toEqual([404, 'No transaction has this ID.']);
});
