import type { moveMoneyDialogTexts as english } from './move-money-dialog.texts.ts';

export const moveMoneyDialogTexts: typeof english = {
  moveMoneyDialog: {
    moveMoney: 'Mover dinero',
    moveMoneyToo: 'Mover dinero',
    amount: 'Monto',
    thisIsMoreThanThe: (amount) => `Es más de los ${amount} disponibles ahora.`,
    availableBalances: 'Saldos disponibles',
    reference: 'Referencia',
    theMoneyIsThereRight: 'El dinero llega de inmediato. No hay comisión y no necesita su PIN.',
    afterTheMove: ', después del movimiento',
    from: 'De',
    to: 'A',
  },
};
