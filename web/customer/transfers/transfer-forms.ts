import type { ComponentType } from 'react';
import { latePart } from '../../app/navigation/late-part.tsx';
import { fetchAhead } from '../../app/navigation/part-file.ts';
import type { TransferWizardProps } from './transfer-wizard-props.ts';

/** A form that is fetched when the customer reaches for it. */
export interface TransferForm {
  Wizard: ComponentType<TransferWizardProps>;
  fetchAhead: () => void;
}

function formOf(load: () => Promise<ComponentType<TransferWizardProps>>): TransferForm {
  return {
    Wizard: latePart(load, { lost: 'window' }),
    fetchAhead: () => fetchAhead(load),
  };
}

export const localTransferForm = formOf(
  async () => (await import('./local-transfer-wizard.tsx')).LocalTransferWizard,
);

export const internationalTransferForm = formOf(
  async () => (await import('./international-transfer-wizard.tsx')).InternationalTransferWizard,
);

export const ownTransferForm = formOf(
  async () => (await import('../own-transfers/move-money-dialog.tsx')).MoveMoneyDialog,
);
