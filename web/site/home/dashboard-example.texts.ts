import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

/** The picture of a dashboard on the home page: its figures are made up. */
export const dashboardExampleTexts = inBothLanguages({
  described: {
    en:
      'An example of the dashboard: the balance over the last month, three accounts, and the next ' +
      'payment.',
    es: 'Un ejemplo de la pantalla principal: el saldo del último mes, tres cuentas y el próximo pago.',
  },
  example: { en: 'Example', es: 'Ejemplo' },
  totalBalance: { en: 'Total balance', es: 'Saldo total' },
  accounts: {
    checking: { en: 'Checking', es: 'Cheques' },
    savings: { en: 'Savings', es: 'Ahorros' },
    investment: { en: 'Investment', es: 'Inversión' },
  },
  next: { en: 'Rent, in 3 days', es: 'Renta, en 3 días' },
});
