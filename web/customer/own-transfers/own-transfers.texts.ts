import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const ownTransfersTexts = inBothLanguages({
  moveMoneyButton: {
    moveMoney: { en: 'Move Money', es: 'Mover dinero' },
  },
});

export const moveMoneyDialogTexts = inBothLanguages({
  moveMoneyDialog: {
    moveMoney: { en: 'Move money', es: 'Mover dinero' },
    moveMoneyToo: { en: 'Move Money', es: 'Mover dinero' },
    amount: { en: 'Amount', es: 'Monto' },
    thisIsMoreThanThe: {
      en: (amount: string | number) => `This is more than the ${amount} available now.`,
      es: (amount: string | number) => `Es más de los ${amount} disponibles ahora.`,
    },
    availableBalances: { en: 'Available balances', es: 'Saldos disponibles' },
    reference: { en: 'Reference', es: 'Referencia' },
    theMoneyIsThereRight: {
      en: 'The money moves right away. There’s no fee, and you don’t need your PIN.',
      es: 'El dinero llega de inmediato. No hay comisión y no necesita su PIN.',
    },
    onALaterDay: { en: 'On a later day', es: 'En un día posterior' },
    leaveBlankForNow: {
      en: 'Leave blank to move it now.',
      es: 'Déjelo en blanco para moverlo ahora.',
    },
    chooseADayAhead: { en: 'Please choose a day ahead.', es: 'Elija un día posterior a hoy.' },
    theMoneyMovesOn: {
      en: (day: string) =>
        `The money moves on ${day}, if the account covers it then. Until then you can cancel it. ` +
        'There’s no fee, and you don’t need your PIN.',
      es: (day: string) =>
        `El dinero se mueve el ${day}, si entonces alcanza en la cuenta. Hasta ese momento puede ` +
        'cancelarlo. No hay comisión, y no necesita su PIN.',
    },
    repeat: { en: 'Repeat', es: 'Repetir' },
    once: { en: 'Once', es: 'Una vez' },
    everyMonth: { en: 'Every month', es: 'Cada mes' },
    theMoneyMovesMonthly: {
      en: (day: string) =>
        `The money moves on ${day} and every month from then on, each time the account covers it. ` +
        'Cancel the next one to end it. There’s no fee, and you don’t need your PIN.',
      es: (day: string) =>
        `El dinero se mueve el ${day} y desde entonces cada mes, siempre que alcance en la cuenta. ` +
        'Cancele el próximo para terminar. No hay comisión, y no necesita su PIN.',
    },
    afterTheMove: { en: ', after the move', es: ', después del movimiento' },
    from: { en: 'From', es: 'De' },
    to: { en: 'To', es: 'A' },
  },
});
