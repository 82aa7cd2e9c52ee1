import { formatUsd } from '../../../contract/values/money.ts';
import { mailTexts } from '../../services/mail/mail.texts.es.ts';
import type { undoneNoticeTexts as english } from './undone-notice.texts.ts';

const mailOnly = [mailTexts.notYou];

export const undoneNoticeTexts: typeof english = {
  undone: ({ reference, amountMinor }) => ({
    title: 'Deshicimos un registro',
    said: [
      `Habíamos registrado ${formatUsd(amountMinor)}, referencia ${reference}, por error, y lo ` +
        'deshicimos. Lo encontrará en Transacciones. Si tiene preguntas, escríbanos.',
    ],
    mailOnly,
  }),
  restored: ({ reference, amountMinor }) => ({
    title: 'Registramos un pago otra vez',
    said: [
      `Habíamos deshecho ${formatUsd(amountMinor)}, referencia ${reference}, por error, y lo ` +
        'registramos otra vez. Lo encontrará en Transacciones.',
    ],
    mailOnly,
  }),
  debit: ({ reference, amountMinor }) => ({
    title: 'Corrección del banco',
    said: [
      `Cargamos ${formatUsd(amountMinor)}, referencia ${reference}, para corregir su cuenta. Lo ` +
        'encontrará en su estado de cuenta. Si tiene preguntas, escríbanos.',
    ],
    mailOnly,
  }),
  fee_refund: ({ reference, amountMinor }) => ({
    title: 'Le devolvimos una comisión',
    said: [
      `Abonamos ${formatUsd(amountMinor)}, referencia ${reference}. Lo encontrará en su estado de ` +
        'cuenta.',
    ],
    mailOnly,
  }),
  repayment: ({ reference, amountMinor }) => ({
    title: 'Pagó lo que debía',
    said: [
      `Tomamos ${formatUsd(amountMinor)}, referencia ${reference}, que debía al banco. Lo ` +
        'encontrará en su estado de cuenta. Si tiene preguntas, escríbanos.',
    ],
    mailOnly,
  }),
};
