import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { paymentKinds, type OutsideKind } from '../../contract/money/payment-kinds.ts';

// The row. This test has a process of its own, and the bank is read after the row is there.
const row = {
  label: 'Made up',
  onStatement: 'Made-up payment',
  journal: 'made_up',
  clearing: 'clearing_ach',
  call: 'transfers/madeUp',
  fee: 'localMinor',
  reference: 'MADE',
};
Object.assign(paymentKinds, { made_up: row });
const { customerContext } = await import('../support/customer-context.ts');
const { openTestBank } = await import('../support/test-bank.ts');
const { verifyBooks } = await import('../support/verify-books.ts');
const { planOrder } = await import('../../server/money/transfers/plan-order.ts');

test('a kind of payment is one row: paid, settled, listed, named on paper', async () => {
  const { bank, cast, call, worker, advance, close } = await openTestBank();
  const { alice, admin } = cast;
  const get = async (path: string, { token }: { token: string } = alice) =>
    (await call('GET', path, { token })).body;

  // As its migration would.
  const owner = await bank.openSnapshot();
  await owner
    .query('ALTER TABLE transfer DROP CONSTRAINT transfer_kind_check')
    .finally(() => owner.close());

  // As its use case would.
  const claim = { claimId: randomUUID(), payloadHash: 'ab'.repeat(32) };
  const plan = await planOrder(customerContext(bank, alice), claim, {
    kind: 'made_up' as OutsideKind,
    body: {},
    debitedAccount: alice.savings.number,
    recipient: {
      recipientName: 'Nan',
      recipientAccount: '518830271',
      recipientBank: 'Orchard Savings',
    },
    amountMinor: 12_34n,
    reference: undefined,
    says: 'PAYMENT_SUBMITTED',
  });
  expect(await bank.ledger.post(plan)).toMatchObject({ kind: 'posted' });

  const id = claim.claimId;
  const paid = {
    category: 'Made up',
    amount: 12.34,
    status: 'Pending',
    reference: expect.stringMatching(/^MADE-\d{13}$/),
  };
  expect((await get('/api/transfers/transactions')).transfers[0]).toMatchObject({
    _id: id,
    ...paid,
  });
  expect(await get(`/api/transfers/${id}`)).toMatchObject({ ...paid, balanceAfter: 9_987.66 });
  expect(await get(`/api/accounts/${alice.savings.number}/entries.csv`)).toMatch(
    /"Made-up payment","Nan","MADE-\d{13}","MADE-\d{13}",-12\.34,9987\.66,"USD"/,
  );
  expect((await get('/api/transfers/recipients')).recipients[0]).toMatchObject({
    kind: 'made_up',
    recipientName: 'Nan',
  });
  expect((await get('/api/admin/outside-payments', admin)).payments).toHaveLength(1);

  await advance('P2D');
  await worker.runAll();
  expect(await get(`/api/transfers/${id}`)).toMatchObject({
    category: 'Made up',
    status: 'Completed',
  });
  await verifyBooks(bank.db);
  await close();
});
