import type { unfreezeDialogTexts as english } from './unfreeze-dialog.texts.ts';

export const unfreezeDialogTexts: typeof english = {
  unfreezeDialog: {
    unfreezeYourCard: (cardType) => `¿Descongelar su tarjeta de ${cardType}?`,
    unfreeze: 'Descongelar',
    unfreezing: 'Descongelando...',
    youCanSeeTheNumber: (lastFour) =>
      `Puede ver de nuevo el número de la tarjeta que termina en ${lastFour}.`,
  },
};
