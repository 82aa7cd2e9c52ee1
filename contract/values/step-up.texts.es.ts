import type { riskTexts as english } from './step-up.texts.ts';

export const riskTexts: typeof english = {
  newPayee: 'Este beneficiario es nuevo entre los suyos.',
  newDevice: 'Usted inició sesión en un dispositivo nuevo.',
  contactChanged:
    'Su dirección de correo electrónico o su contraseña cambió en las últimas 72 horas.',
  largeAmount: 'El monto es grande.',
  manyPayments: 'Usted ha hecho muchos pagos en la última hora.',
};
