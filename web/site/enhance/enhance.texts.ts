import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

/** The texts of the public pages' scripts. */
export const enhanceTexts = inBothLanguages({
  copy: { en: 'Copy', es: 'Copiar' },
  copied: { en: 'Copied!', es: '¡Copiado!' },
  notCopied: { en: 'Not copied', es: 'No copiado' },
  staffArea: { en: 'Go to the staff area', es: 'Ir al área del personal' },
  myAccounts: { en: 'Go to my accounts', es: 'Ir a mis cuentas' },
});

/** The texts of the contact page's scripts alone. */
export const enhanceContactTexts = inBothLanguages({
  errorTitle: {
    en: (title: string) => `Error: ${title}`,
    es: (title: string) => `Error: ${title}`,
  },
  sent: {
    en: (reference: string) => `Message sent. Your reference: ${reference}`,
    es: (reference: string) => `Mensaje enviado. Su referencia: ${reference}`,
  },
  networkError: { en: 'Network error.', es: 'Error de red.' },
  sending: { en: 'Sending...', es: 'Enviando...' },
  branches: {
    en: (count: number) => `${count} ${count === 1 ? 'branch' : 'branches'}`,
    es: (count: number) => `${count} ${count === 1 ? 'sucursal' : 'sucursales'}`,
  },
});
