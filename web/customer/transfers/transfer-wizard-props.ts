import type { Account } from '../../../contract/people/account.ts';
import type { RecentRecipient } from '../../../contract/money/recipients.ts';
import type { TransferReceipt } from '../../../contract/money/transfers.ts';

export interface TransferWizardProps {
  userId: string;
  accounts: readonly Account[] | undefined;
  /** The payee who was chosen: the first step opens filled, to be looked at and confirmed. */
  person?: RecentRecipient | undefined;
  /** The first step lists whom the customer paid before: the page behind the form does not. */
  offersRecent?: boolean;
  /**
   * An earlier payment that is made once more: its form opens with the same recipient and amount.
   */
  again?: TransferReceipt | undefined;
  onClose: () => void;
}
