import type { changeBillDialogTexts as english } from './change-bill-dialog.texts.ts';

export const changeBillDialogTexts: typeof english = {
  changeBillDialog: {
    changeARecurringBill: 'Cambiar una factura recurrente',
    changeBill: 'Cambiar la factura',
    changingTheBill: 'Cambiando la factura...',
    youHaveNoPinYet: 'Usted aún no tiene un PIN. ',
  },
  changeDetailsStep: {
    whatToChange: 'Qué cambiar',
    amountDue: 'Monto a pagar',
    ofEachPaymentFromOn: (day) => `Para cada pago desde el ${day}.`,
    ofThePaymentFor: (day) => `Solo para el pago del ${day}.`,
    endDate: 'Fecha final',
    lastPaymentDateLeaveBlank: 'Fecha del último pago. Déjela en blanco para seguir pagando.',
  },
  changeDraft: {
    nextPayment: 'Próximo pago',
    allPayments: 'Todos los pagos',
    pleaseEnterAValidDate: 'Ingrese una fecha válida.',
    securityPinIsRequired: 'El PIN de seguridad es obligatorio.',
    pinMustBeExactlyDigits: 'El PIN debe tener exactamente 4 dígitos.',
    theEndDateMustNot: (day) => `La fecha final no puede ser anterior al próximo pago, el ${day}.`,
    nothingIsDifferentYet: 'Aún no ha cambiado nada.',
  },
  changeSummary: {
    details: 'los detalles',
    noEndDate: 'Sin fecha final',
    asBefore: 'Como antes',
    untilNow: (amount, next) => `Actualmente ${amount}${next}`,
    fee: (amount) => `Comisión ${amount}`,
    appliesTo: 'Se aplica a',
    thePaymentForAlone: (day) => `Solo el pago del ${day}`,
    fromOn: (frequencyWord, day) => `${frequencyWord}, desde el ${day}`,
    untilNowOfEndWords: (endWords) => `Actualmente: ${endWords}`,
    theNextOne: (amount) => `, el próximo ${amount}`,
    to: 'A',
    amount: 'Monto',
    ends: 'Termina',
  },
  useChangeBill: {
    changes: 'Cambios',
    confirm: 'Confirmar',
  },
};
