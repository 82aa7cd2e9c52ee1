import { sentence } from '../../ui/values/sentence.ts';
import type { detailsStepTexts as english } from './details-step.texts.ts';

export const detailsStepTexts: typeof english = {
  detailsStep: {
    routing: (account, otherAccount) => sentence(account, ' · ruta ', otherAccount),
    amount: 'Monto',
    thisIsMoreThanThe: (withFee, amount) => `Es más${withFee} de los ${amount} disponibles ahora.`,
    youHaveInYourLocal: (amount, type) =>
      `Tiene ${amount} en su ${type}. Las transferencias locales se pagan de la cuenta de ahorros.`,
    moveMoneyToSavings: 'Mover dinero a la cuenta de ahorros',
    withTheFeeOf: (amount) => ` con la comisión de ${amount}`,
  },
};
