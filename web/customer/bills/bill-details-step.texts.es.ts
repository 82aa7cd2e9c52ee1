import type { billDetailsStepTexts as english } from './bill-details-step.texts.ts';

export const billDetailsStepTexts: typeof english = {
  billDetailsStep: {
    amountDue: 'Monto a pagar',
    paymentDate: 'Fecha de pago',
    category: 'Categoría',
    paymentType: 'Tipo de pago',
    howOften: 'Con qué frecuencia',
    endDate: 'Fecha final',
  },
};
