import type { ComponentType } from 'react';
import { lazy } from 'react';
import { whenOnline } from '../../app/when-online.ts';
import type { TransferWizardProps } from './transfer-wizard-props.ts';

/** A form that is fetched when somebody reaches for it. */
export interface TransferForm {
  Wizard: ComponentType<TransferWizardProps>;
  fetchAhead: () => void;
}

function formOf(load: () => Promise<ComponentType<TransferWizardProps>>): TransferForm {
  return {
    Wizard: lazy(async () => ({ default: await whenOnline(load) })),
    // Who opens it hears when it failed.
    fetchAhead: () => void whenOnline(load).catch(() => undefined),
  };
}

export const localTransferForm = formOf(async () => (await import('./local-transfer-wizard.tsx')).LocalTransferWizard);

export const internationalTransferForm = formOf(async () => (await import('./international-transfer-wizard.tsx')).InternationalTransferWizard);
