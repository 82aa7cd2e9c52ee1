import type { copyButtonTexts as english } from './copy-button.texts.ts';

export const copyButtonTexts: typeof english = {
  copyButton: {
    notCopied: 'No copiado',
    copy: 'Copiar',
    copied: '¡Copiado!',
  },
};
