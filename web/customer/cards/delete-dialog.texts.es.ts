import type { deleteDialogTexts as english } from './delete-dialog.texts.ts';

export const deleteDialogTexts: typeof english = {
  deleteDialog: {
    deleteYourCard: (cardType) => `¿Eliminar su tarjeta de ${cardType}?`,
    deleteCard: 'Eliminar la tarjeta',
    deleting: 'Eliminando...',
    theCardEndingInStops: (lastFour, cardType) =>
      `La tarjeta que termina en ${lastFour} deja de servir de inmediato y para siempre. ` +
      `Después puede solicitar otra tarjeta de ${cardType} con otro número.`,
    failedToDeleteCard: 'No se pudo eliminar la tarjeta.',
  },
};
