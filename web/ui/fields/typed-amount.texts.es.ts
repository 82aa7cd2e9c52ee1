import type { amountTexts as english } from './typed-amount.texts.ts';

export const amountTexts: typeof english = { likeThis: 'Escriba el monto como 1,234.50.' };
