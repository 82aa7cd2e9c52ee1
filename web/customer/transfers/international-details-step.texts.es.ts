import type { internationalDetailsStepTexts as english } from './international-details-step.texts.ts';

export const internationalDetailsStepTexts: typeof english = {
  internationalDetailsStep: {
    youSend: 'Usted envía',
    inUsDollarsWithThe: 'En dólares, con la comisión.',
    amount: 'Monto',
    whatTheRecipientGets: 'Lo que recibe el destinatario.',
    currency: 'Moneda',
    inWhichItArrives: 'La moneda en la que llega.',
  },
};
