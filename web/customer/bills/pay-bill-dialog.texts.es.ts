import type { payBillDialogTexts as english } from './pay-bill-dialog.texts.ts';

export const payBillDialogTexts: typeof english = {
  billerStep: {
    recentBillers: 'Empresas recientes',
    billerName: 'Nombre de la empresa',
    billerAccountNumber: 'Número de cuenta con la empresa',
    nineDigitsAsOnThe: 'Nueve dígitos, como en la factura.',
  },
  payBillDialog: {
    paymentDetails: 'Detalles del pago',
    securityPin: 'PIN de seguridad',
    payABill: 'Pagar una factura',
    submitPayment: 'Enviar el pago',
    biller: 'Empresa',
  },
};
