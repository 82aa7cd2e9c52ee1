import type { Account } from '../../../contract/accounts.ts';
import type { TransferReceipt } from '../../../contract/transfers.ts';

export interface TransferWizardProps {
  userId: string;
  accounts: readonly Account[] | undefined;
  /**
   * An earlier payment that is made once more: its form opens with the same recipient and amount.
   */
  again?: TransferReceipt | undefined;
  onClose: () => void;
}
