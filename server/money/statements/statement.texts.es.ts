import { voucherMemos } from '../journals/voucher-memos.ts';
import { comingDays } from '../../../contract/money/coming.ts';
import { formatsOf } from '../../../contract/values/format.ts';
import { mailTexts } from '../../services/mail/mail.texts.es.ts';
import type { statementTexts as english } from './statement.texts.ts';

const { longDay, shortDay, monthAndYear } = formatsOf('es-US');

const accounts = {
  'Checking Account': 'Cuenta de cheques',
  'Savings Account': 'Cuenta de ahorros',
  'Investment Account': 'Cuenta de inversión',
};

/** The bank's notes on its vouchers. */
const vouchers = new Map<string, string>([
  [voucherMemos.undo, 'Registro deshecho'],
  [voucherMemos.debit, 'Cargo del banco'],
  [voucherMemos.fee_refund, 'Devolución de comisión'],
  [voucherMemos.repayment, 'Pago de lo que debía al banco'],
]);

export const statementTexts: typeof english = {
  locale: 'es-US',
  longDay,
  shortDay,
  accounts,
  title: 'Estado de cuenta',
  period: (first, last) => `del ${first} al ${last}`,
  whole: 'Todas las transacciones registradas en este período',
  soFar: 'El período no ha terminado: transacciones registradas hasta ahora',
  opening: 'Saldo inicial',
  moneyIn: 'Entradas',
  moneyOut: 'Salidas',
  closing: 'Saldo final',
  balanceSoFar: 'Saldo hasta ahora',
  toCome: `Previsto para los próximos ${comingDays} días, aún sin registrar`,
  coming: {
    scheduled: 'Programado',
    'recurring bill': 'Factura recurrente',
    'loan payment': 'Pago de préstamo',
    interest: 'Intereses',
    deposit: 'Depósito directo',
  },
  earnedSoFar: 'Devengado hasta ahora',
  documentTitle: (title) => `estado de cuenta de ${title}`,
  documentSubject: (month, holder) => `Estado de cuenta ${month} de ${holder}`,
  columns: {
    date: 'Fecha',
    description: 'Descripción',
    type: 'Tipo',
    amount: 'Monto',
    balance: 'Saldo',
  },
  valueDate: (day) => `valor ${day}`,
  page: (page, count) => `Página ${page} de ${count}`,
  types: {
    settlement: 'Liquidación',
    return: 'Devolución',
    fee: 'Comisión',
    reversal: 'Reversión',
    closing: 'Cuenta cerrada',
    voucher: 'Corrección del banco',
    year_end: 'Cierre del año',
    local_transfer: 'Transferencia local',
    bill_payment: 'Pago de factura',
    international_transfer: 'Transferencia internacional',
    funding: 'Depósito',
    direct_deposit: 'Depósito directo',
    check_deposit: 'Depósito de cheque',
    interest: 'Intereses',
    loan_disbursement: 'Préstamo desembolsado',
    loan_instalment: 'Pago de préstamo',
    correction: 'Corrección',
  },
  fromAccount: (number) => `De la cuenta ${number}`,
  details: (memo) => vouchers.get(memo) ?? memo.replace(/^Credited by staff from /, 'De '),
  entriesHead: [
    'ID del asiento',
    'Día de registro',
    'Hora de registro',
    'Registrado el',
    'Fecha valor',
    'Tipo',
    'Beneficiario',
    'Descripción',
    'Referencia',
    'Monto',
    'Saldo',
    'Moneda',
    'Monto original',
    'Moneda original',
  ],
  transfersHead: [
    'ID de la transacción',
    'Fecha',
    'Hora',
    'Ordenada el',
    'Día de registro',
    'Hora de registro',
    'Registrada el',
    'Beneficiario',
    'Destinatario',
    'Banco del destinatario',
    'Cuenta del destinatario',
    'De la cuenta',
    'Descripción',
    'Referencia',
    'Categoría',
    'Tipo',
    'Estado',
    'Motivo del estado',
    'Monto',
    'Moneda',
    'Monto en USD',
    'Comisión en USD',
    'Ordenado',
  ],
  directions: { debit: 'débito', credit: 'crédito' },
  mail: (username, { type, account, first, isOver, monthly }) => {
    const period = monthAndYear(first);
    return {
      subject: `Su estado de cuenta de ${period}`,
      paragraphs: [
        mailTexts.hello(username),
        `Adjuntamos en PDF el estado de cuenta de ${period} de su ` +
          `${accounts[type].toLowerCase()} terminada en ${account.slice(-3)}.` +
          (isOver ? '' : ' El mes no ha terminado: el estado muestra lo registrado hasta ahora.'),
        (monthly
          ? 'Usted eligió recibir sus estados de cuenta por correo electrónico. Puede cambiarlo en Estados de ' +
            'cuenta. '
          : 'Usted lo pidió en línea. ') + mailTexts.notYou,
      ],
    };
  },
};
