import type { exampleTexts as english } from './dashboard-example.texts.ts';

export const exampleTexts: typeof english = {
  described:
    'Un ejemplo de la pantalla principal: el saldo del último mes, tres cuentas y el próximo pago.',
  example: 'Ejemplo',
  totalBalance: 'Saldo total',
  accounts: { checking: 'Cheques', savings: 'Ahorros', investment: 'Inversión' },
  next: 'Renta, en 3 días',
};
