import { expect, test, vi } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { useBankPerTest } from '../support/payments.ts';

// The group commit of one process is held here.
const { bank, cast, pay, toBruno, balanceOf } = useBankPerTest({ BANK_TEST_SERVERS: '1' });

test('a repeated answer is given, and remembered as given, once it is on disk', async () => {
  const headers = { 'idempotency-key': 'asked-twice' };
  const first = await pay(toBruno(7), headers);
  const onDisk = Promise.withResolvers<void>();
  const durable = vi.spyOn(bank().bank.ledger, 'durable').mockReturnValue(onDisk.promise);
  const confirmed = vi.spyOn(bank().bank.ledger, 'confirmed');
  let again: Answer | undefined;
  const asked = pay(toBruno(7), headers).then((answer) => (again = answer));
  await vi.waitFor(() => expect(durable).toHaveBeenCalledOnce());
  // Others are answered, this one waits.
  expect(await balanceOf(cast().alice)).toBe(9_993);
  expect(again).toBeUndefined();
  // Else a crash now would look like a payment that was lost, and stop money.
  expect(confirmed).not.toHaveBeenCalled();
  onDisk.resolve();
  await asked;
  expect(confirmed).toHaveBeenCalledOnce();
  expect([again?.status, again?.body, again?.headers['idempotent-replayed']]).toEqual([
    201,
    first.body,
    'true',
  ]);
});
