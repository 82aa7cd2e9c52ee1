/** The transfer forms, fetched when somebody reaches for one. */
export const loadLocalTransferWizard = async () => (await import('./local-transfer-wizard.tsx')).LocalTransferWizard;

export const loadInternationalTransferWizard = async () => (await import('./international-transfer-wizard.tsx')).InternationalTransferWizard;
