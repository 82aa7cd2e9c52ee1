import { inBothLanguages } from '../../contract/values/in-both-languages.ts';

export const copyButtonTexts = inBothLanguages({
  copyButton: {
    notCopied: { en: 'Not copied', es: 'No copiado' },
    copy: { en: 'Copy', es: 'Copiar' },
    copied: { en: 'Copied!', es: '¡Copiado!' },
  },
});
