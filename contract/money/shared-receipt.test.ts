import { expect, test } from 'vitest';
import { receiptForOthers } from './shared-receipt.ts';
import type { TransferReceipt } from './transfers.ts';

test('why the bank looked at a payment stays with its customer', () => {
  const reason = 'We review payments this large before sending them.';
  const receipt = {
    senderAccount: '904118281',
    recipientAccount: '441720916',
    statusReason: reason,
    steps: [
      { status: 'Submitted', at: '2026-11-20T15:00:00Z', reason: null },
      { status: 'Pending', at: '2026-11-20T15:00:01Z', reason },
    ],
  } as unknown as TransferReceipt;
  const shared = receiptForOthers(receipt, []);
  expect(shared.steps.map(({ status }) => status)).toEqual(['Submitted', 'Pending']);
  expect(JSON.stringify(shared)).not.toContain(reason);
});
