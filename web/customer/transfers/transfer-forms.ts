import type { ComponentType } from 'react';
import type { DraftName } from '../../app/drafts/draft-places.ts';
import { fetchAhead, lazyPart } from '../../app/lazy-part.ts';
import type { TransferWizardProps } from './transfer-wizard-props.ts';

/** A form that is fetched when somebody reaches for it. */
export interface TransferForm {
  draftName: DraftName;
  Wizard: ComponentType<TransferWizardProps>;
  fetchAhead: () => void;
}

function formOf(draftName: DraftName, load: () => Promise<ComponentType<TransferWizardProps>>): TransferForm {
  return {
    draftName,
    Wizard: lazyPart(load),
    fetchAhead: () => fetchAhead(load),
  };
}

export const localTransferForm = formOf('local-transfer', async () => (await import('./local-transfer-wizard.tsx')).LocalTransferWizard);

export const internationalTransferForm = formOf(
  'international-transfer',
  async () => (await import('./international-transfer-wizard.tsx')).InternationalTransferWizard,
);
