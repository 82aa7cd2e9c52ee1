import { latePart, type LatePart } from '../../app/navigation/late-part.tsx';
import type { TransferWizardProps } from './transfer-wizard-props.ts';

/** A form that is fetched when the customer reaches for it. */
export type TransferForm = LatePart<TransferWizardProps>;

export const LocalTransferForm: TransferForm = latePart(
  async () => (await import('./local-transfer-wizard.tsx')).LocalTransferWizard,
  { lost: 'window' },
);

export const InternationalTransferForm: TransferForm = latePart(
  async () => (await import('./international-transfer-wizard.tsx')).InternationalTransferWizard,
  { lost: 'window' },
);

export const OwnTransferForm: TransferForm = latePart(
  async () => (await import('../own-transfers/move-money-dialog.tsx')).MoveMoneyDialog,
  { lost: 'window' },
);
