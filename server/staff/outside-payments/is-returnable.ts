import type { TransferRow } from '../../money/transfers/transfer-row.ts';

/**
 * The other bank may send back what is on its way and what it has had; what staff still look at is
 * declined instead.
 */
export function isReturnable({ status }: Pick<TransferRow, 'status'>): boolean {
  return status === 'settling' || status === 'completed' || status === 'approved';
}
