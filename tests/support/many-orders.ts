import { randomUUID } from 'node:crypto';
import type { Customer } from '../../fixtures/people.ts';
import type { OpenBank } from '../../server/start/open-bank.ts';
import {
  orderRow,
  transferSideRow,
  type TransferRow,
} from '../../server/money/transfers/transfer-row.ts';

const moment = Temporal.Instant.from('2026-03-02T15:00:00Z');

function rowOf(payer: Customer, given: Partial<TransferRow>): TransferRow {
  return orderRow({
    id: randomUUID(),
    kind: 'local',
    status: 'completed',
    payerId: payer.id,
    payerAccountId: payer.savings._id,
    senderAccount: payer.savings.number,
    recipientName: 'Corner Larder Market',
    recipientAccount: '518830271',
    recipientBank: 'Orchard Savings',
    recipientRouting: '021000021',
    amountMinor: 8_613n,
    debitedUsdMinor: 8_613n,
    transferType: 'Personal',
    reference: 'Groceries',
    createdAt: moment,
    transferDate: moment,
    ...given,
  });
}

/**
 * Puts many orders into a customer's list in one go, through the ledger's group commit, which numbers them;
 * no money moves.
 */
export async function listOrders(
  { ledger }: OpenBank,
  payer: Customer,
  orders: readonly Partial<TransferRow>[],
): Promise<TransferRow[]> {
  const rows = orders.map((given) => rowOf(payer, given));
  await Promise.all(
    rows.map((row) =>
      ledger.post({
        claimId: row.id,
        payloadHash: '00'.repeat(32),
        requestId: row.id,
        preconditions: [],
        activities: [
          {
            ownerId: payer.id,
            transferId: row.id,
          },
        ],
        sideRows: [transferSideRow(row)],
        answer: null,
      }),
    ),
  );
  return rows;
}
