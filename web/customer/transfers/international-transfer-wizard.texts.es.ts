import type { internationalTransferWizardTexts as english } from './international-transfer-wizard.texts.ts';

export const internationalTransferWizardTexts: typeof english = {
  bankCodes: {
    orCharactersOnThe: '8 u 11 caracteres; están en el estado de cuenta del destinatario.',
    aBankIn: (country) => `Un banco en ${country}.`,
    thisDoesNotLookLike: 'No parece un código SWIFT/BIC. Compárelo con el del destinatario.',
    theCheckDigitsOfThis: 'Este IBAN no parece correcto. Compárelo con el del destinatario.',
    theIbanIsOfThe: (account, bank) =>
      `El IBAN es de ${account} y el código SWIFT de ${bank}. Compare ambos con los del ` +
      'destinatario.',
  },
  internationalRecipientStep: {
    recentRecipients: 'Destinatarios recientes',
    recipientsName: 'Nombre del destinatario',
    accountNumber: 'Número de cuenta',
    bankName: 'Nombre del banco',
    swiftBicCode: 'Código SWIFT/BIC',
    iban: 'IBAN',
    toLettersAndDigitsWith: 'De 15 a 34 letras y dígitos, con espacios o sin ellos.',
    country: 'País',
  },
  internationalTransferWizard: {
    securityPin: 'PIN de seguridad',
    thePriceIsOnIts: 'Aún no tenemos el precio. No se movió dinero. Vuelva a enviar en un momento.',
    internationalTransfer: 'Transferencia internacional',
    submitTransfer: 'Enviar la transferencia',
    recipient: 'Destinatario',
    details: 'Detalles',
  },
};
