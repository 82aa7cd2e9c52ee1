import type { localTransferWizardTexts as english } from './local-transfer-wizard.texts.ts';

export const localTransferWizardTexts: typeof english = {
  localTransferWizard: {
    securityPin: 'PIN de seguridad',
    noSavingsAccountAvailable: 'No hay una cuenta de ahorros de la que se pueda debitar.',
    localTransfer: 'Transferencia local',
    submitTransfer: 'Enviar la transferencia',
    recipient: 'Destinatario',
    details: 'Detalles',
  },
  recipientStep: {
    recentRecipients: 'Destinatarios recientes',
    recipientsName: 'Nombre del destinatario',
    accountNumber: 'Número de cuenta',
    bankName: 'Nombre del banco',
    routingNumber: 'Número de ruta',
  },
};
