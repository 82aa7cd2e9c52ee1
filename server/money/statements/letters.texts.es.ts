import type { lettersTexts as english } from './letters.texts.ts';

export const lettersTexts: typeof english = {
  form: {
    title: 'Formulario de depósito directo',
    subject: (holder) => `Formulario de depósito directo de ${holder}`,
    lead:
      'A mi empleador, o a quien me pague: deposite mis pagos en la cuenta indicada abajo, hasta ' +
      'que yo diga otra cosa por escrito.',
    holder: 'Titular de la cuenta',
    bank: 'Banco',
    routing: 'Número de ruta',
    account: 'Número de cuenta',
    type: 'Tipo de cuenta',
    howMuch: 'Depósito',
    wholeOrPart: 'El pago completo, salvo que aquí haya un monto:  $',
    employer: 'Empleador',
    signature: 'Firma',
    date: 'Fecha',
  },
  letter: {
    title: 'Carta de saldos',
    subject: (holder) => `Carta de saldos de ${holder}`,
    lead: (holder, moment) =>
      `A quien corresponda: ${holder} tiene con nosotros las cuentas indicadas abajo. Estos son ` +
      `sus saldos al ${moment}, en dólares estadounidenses.`,
    ending: (type, digits) => `${type}, número que termina en ${digits}`,
    available: (amount) => `Disponible: ${amount}`,
    total: 'En total',
    after:
      'Los saldos son los de ese momento. No dicen nada de los posteriores, y el banco no garantiza ' +
      'ningún pago con esta carta.',
    toCheck: (phone) =>
      `La hizo el sistema del banco y no necesita firma. Para comprobarla, llame al ${phone}.`,
  },
};
