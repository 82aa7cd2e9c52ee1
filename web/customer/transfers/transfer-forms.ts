import type { ComponentType } from 'react';
import { fetchAhead, lazyPart } from '../../app/navigation/lazy-part.tsx';
import type { TransferWizardProps } from './transfer-wizard-props.ts';

/** A form that is fetched when somebody reaches for it. */
export interface TransferForm {
  Wizard: ComponentType<TransferWizardProps>;
  fetchAhead: () => void;
}

function formOf(load: () => Promise<ComponentType<TransferWizardProps>>): TransferForm {
  return {
    Wizard: lazyPart(load),
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
