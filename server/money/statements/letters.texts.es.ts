import { formatsOf } from '../../../contract/values/format.ts';
import type { lettersTexts as english, papersTexts as englishPapers } from './letters.texts.ts';

const { longDay } = formatsOf('es-US');

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

export const papersTexts: typeof englishPapers = {
  periodOf: ({ first, last, isOver }) =>
    `del ${longDay(first)} al ${longDay(last)}${isOver ? '' : ' (el año hasta hoy)'}`,
  interest: {
    title: (year) => `Cifras 1099-INT de ${year}`,
    subject: (year, holder) => `Cifras 1099-INT de ${year} de ${holder}`,
    lead: (period) =>
      `Intereses registrados ${period}, para sus archivos. Este no es el formulario 1099-INT y no ` +
      'se presentó al IRS.',
    payer: 'Pagador',
    recipient: 'Beneficiario',
    taxNumber: 'Número de identificación fiscal',
    notOnPaper: 'No figura en este documento',
    ofAccount: (type, number) => `Intereses de ${type} ${number}`,
    box1: 'Casilla 1, ingresos por intereses',
    box4: 'Casilla 4, impuesto federal retenido',
    form: {
      name: 'Formulario 1099-INT',
      needed: 'Se necesita: los intereses del año son de $10.00 o más',
      neededSoFar: 'Se necesita este año: sus intereses ya son de $10.00 o más',
      notNeeded: 'No se necesita: los intereses del año son menos de $10.00',
      notNeededSoFar: 'Por ahora no se necesita: los intereses son menos de $10.00',
    },
    after: [
      'Los intereses pertenecen al año en que se registraron: los de diciembre se registran en ' +
        'enero y cuentan en el año siguiente.',
      'Los intereses de menos de $10.00 también son ingresos, aunque el IRS no le pida al banco ' +
        'un formulario. Si no sabe qué declarar, consulte a un profesional de impuestos.',
    ],
    all: 'Todas las cuentas',
    head: [
      'Desde',
      'Hasta',
      'Pagador',
      'Número de cuenta',
      'Tipo de cuenta',
      'Casilla 1 ingresos por intereses',
      'Casilla 4 impuesto federal retenido',
      'Moneda',
      'Formulario 1099-INT',
    ],
  },
  sums: {
    title: (year) => `Su ${year} por cuenta`,
    subject: (year, holder) => `Sumas de ${year} por cuenta de ${holder}`,
    lead: (period) =>
      `Lo que se registró ${period}. Las entradas incluyen los intereses y las salidas incluyen ` +
      'las comisiones.',
    account: 'Cuenta',
    interest: 'Intereses',
    fees: 'Comisiones',
    all: (currency) => `Todas las cuentas, ${currency}`,
    after: [
      'El dinero que movió entre sus propias cuentas cuenta en ambas. Las comisiones devueltas se ' +
        'restan de las comisiones.',
    ],
    head: [
      'Desde',
      'Hasta',
      'Número de cuenta',
      'Tipo de cuenta',
      'Saldo inicial',
      'Entradas',
      'Salidas',
      'Intereses',
      'Comisiones',
      'Saldo final',
      'Moneda',
    ],
  },
};
