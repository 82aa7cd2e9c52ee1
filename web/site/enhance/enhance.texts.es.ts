import type { enhanceTexts as english } from './enhance.texts.ts';

export const enhanceTexts: typeof english = {
  copy: 'Copiar',
  copied: '¡Copiado!',
  notCopied: 'No copiado',
  staffArea: 'Ir al área del personal',
  myAccounts: 'Ir a mis cuentas',
};
