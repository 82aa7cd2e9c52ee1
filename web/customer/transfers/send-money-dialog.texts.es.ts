import type { sendMoneyDialogTexts as english } from './send-money-dialog.texts.ts';

export const sendMoneyDialogTexts: typeof english = {
  sendMoneyDialog: {
    betweenMyAccounts: 'Entre mis cuentas',
    international: 'Internacional',
    local: 'Local',
    toAnAccountAtThis: 'A una cuenta en este banco o en otro de los Estados Unidos.',
    toAnAccountAtA: 'A una cuenta en un banco de otro país.',
    moveMoneyFromOneOf: 'Mueva dinero de una de sus cuentas a otra. Llega de inmediato.',
    sendMoney: 'Enviar dinero',
  },
};
