import type { applyDialogTexts as english } from './apply-dialog.texts.ts';

export const applyDialogTexts: typeof english = {
  applyDialog: {
    pleaseLogIn: 'Inicie sesión para crear una tarjeta.',
    applyForACard: 'Solicitar una tarjeta',
    chooseATypeThenA:
      'Elija un tipo y después una marca. Su tarjeta estará lista en unos segundos.',
    failedToGenerateCard: 'No se pudo crear la tarjeta.',
    cardType: 'Tipo de tarjeta',
    cardBrand: 'Marca de la tarjeta',
    getMyCard: 'Obtener mi tarjeta',
    processingYourCard: 'Procesando su solicitud de tarjeta, espere...',
  },
};
