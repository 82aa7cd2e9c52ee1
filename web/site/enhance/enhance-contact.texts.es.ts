import type { contactTexts as english } from './enhance-contact.texts.ts';

export const contactTexts: typeof english = {
  errorTitle: (title) => `Error: ${title}`,
  sent: (reference) => `Mensaje enviado. Su referencia: ${reference}`,
  networkError: 'Error de red.',
  sending: 'Enviando...',
  branches: (count) => `${count} ${count === 1 ? 'sucursal' : 'sucursales'}`,
};
