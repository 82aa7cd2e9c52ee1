import type { Account } from '../../../contract/accounts.ts';

export interface TransferWizardProps {
  userId: string;
  accounts: readonly Account[] | undefined;
  onClose: () => void;
}
