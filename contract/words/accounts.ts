import * as z from 'zod/mini';
import { type AccountType, accountTypes } from '../values/account-types.ts';
import { type CardType, cardTypes } from '../values/card-types.ts';
import { listOf } from '../values/numbers.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { dayParam } from './params.ts';

const cardType = z.enum(cardTypes);

const cardWordsInSpanish: Record<CardType, string> = { credit: 'crédito', debit: 'débito' };

const accountWordsInSpanish: Record<AccountType, string> = {
  'Checking Account': 'la cuenta de cheques',
  'Savings Account': 'la cuenta de ahorros',
  'Investment Account': 'la cuenta de inversión',
};

/** Of accounts, statements, cards, goals and milestones. */
export const refusalsOfAccounts = defineRefusals({
  ACCOUNT_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'You have no account with this number.',
      es: 'Usted no tiene ninguna cuenta con este número.',
    },
  },
  FORMAT_UNKNOWN: withParams({
    params: { formats: z.array(z.string()) },
    status: 404,
    title: { en: 'Format not known', es: 'Formato desconocido' },
    message: {
      en: ({ formats }) => `This file comes as ${listOf(formats, 'or')}.`,
      es: ({ formats }) => `Este archivo se ofrece como ${listOf(formats, 'o')}.`,
    },
  }),
  ENTRIES_AWAY: withParams({
    params: { from: z.optional(dayParam), to: z.optional(dayParam) },
    status: 409,
    title: { en: 'Transactions not available', es: 'Transacciones no disponibles' },
    message: {
      en: ({ from, to }) =>
        `Transactions posted ${from === undefined ? '' : `from ${from} `}` +
        `${to === undefined ? 'until now' : `to ${to}`} are not available at the moment. Please ` +
        'choose other days.',
      es: ({ from, to }) =>
        `Las transacciones registradas ${from === undefined ? '' : `desde el ${from} `}` +
        `${to === undefined ? 'hasta ahora' : `hasta el ${to}`} no están disponibles por el ` +
        'momento. Elija otras fechas.',
    },
  }),
  STATEMENT_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'There is no statement for this month.',
      es: 'No hay un estado de cuenta de este mes.',
    },
  },
  YEAR_NOT_FOUND: withParams({
    params: { first: z.string(), last: z.string() },
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: ({ first, last }) =>
        first === last
          ? `You have yearly papers of ${first} only.`
          : `You have yearly papers of ${first} to ${last} only.`,
      es: ({ first, last }) =>
        first === last
          ? `Usted tiene documentos anuales solo de ${first}.`
          : `Usted tiene documentos anuales solo de ${first} a ${last}.`,
    },
  }),
  DEBITED_ACCOUNT_INVALID: {
    status: 422,
    title: { en: 'Account not usable', es: 'Cuenta no utilizable' },
    message: {
      en: 'The account you pay from must be one of your own open accounts. No money was moved.',
      es:
        'La cuenta de la que sale el dinero debe ser una de sus propias cuentas abiertas. No se ' +
        'movió dinero.',
    },
    field: 'debitedAccount',
  },
  OWN_ACCOUNT_INVALID: {
    status: 422,
    title: { en: 'Account not usable', es: 'Cuenta no utilizable' },
    message: {
      en: 'Both accounts must be your own open accounts. No money was moved.',
      es: 'Ambas cuentas deben ser suyas y estar abiertas. No se movió dinero.',
    },
  },
  SAME_ACCOUNT: {
    status: 422,
    title: { en: 'Same account', es: 'La misma cuenta' },
    message: {
      en: 'The money would go back to the account it came from. No money was moved.',
      es: 'El dinero volvería a la cuenta de la que sale. No se movió dinero.',
    },
    field: 'recipientAccount',
  },
  DEPOSIT_ACCOUNT_INVALID: {
    status: 422,
    title: { en: 'Account not usable', es: 'Cuenta no utilizable' },
    message: {
      en: 'A check goes to one of your own open accounts. Nothing was stored.',
      es: 'Un cheque se deposita en una de sus propias cuentas abiertas. No se guardó nada.',
    },
    field: 'account',
  },
  STATEMENT_TOO_LONG: {
    status: 422,
    title: { en: 'Statement too long', es: 'Estado de cuenta demasiado largo' },
    message: {
      en:
        'This month has more transactions than a PDF statement can hold. Please download it as ' +
        'CSV instead.',
      es:
        'Este mes tiene más transacciones de las que caben en un estado de cuenta en PDF. ' +
        'Descárguelo en CSV.',
    },
    field: 'month',
  },
  ACCOUNT_CLOSED: {
    status: 422,
    title: { en: 'Account closed', es: 'Cuenta cerrada' },
    message: {
      en: 'This account is closed. No money was moved.',
      es: 'Esta cuenta está cerrada. No se movió dinero.',
    },
  },
  CARD_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'You have no card with this ID. Nothing was changed.',
      es: 'Ninguna de sus tarjetas tiene este identificador. No se cambió nada.',
    },
  },
  GOAL_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'This account has no savings goal. Nothing was changed.',
      es: 'Esta cuenta no tiene ninguna meta de ahorro. No se cambió nada.',
    },
  },
  MOMENT_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'You have not reached this, or it is long past. Nothing was changed.',
      es: 'Usted no ha alcanzado esto, o fue hace mucho tiempo. No se cambió nada.',
    },
  },
  CARD_EXISTS: withParams({
    params: { type: z.enum(['credit', 'debit']) },
    status: 409,
    title: { en: 'One card per type', es: 'Una tarjeta de cada tipo' },
    message: {
      en: ({ type }) => `You can only have one ${type === 'credit' ? 'Credit' : 'Debit'} card.`,
      es: ({ type }) =>
        `Solo puede tener una tarjeta de ${type === 'credit' ? 'crédito' : 'débito'}.`,
    },
    field: 'cardType',
  }),
});

/** Of accounts, statements, cards, goals and milestones. */
export const answersOfAccounts = defineAnswers({
  GOAL_SET: { message: { en: 'Your savings goal is set.', es: 'Se fijó su meta de ahorro.' } },
  GOAL_REMOVED: {
    message: { en: 'Your savings goal was removed.', es: 'Se quitó su meta de ahorro.' },
  },
  CARD_FROZEN: withParams({
    params: { type: cardType },
    message: {
      en: ({ type }) => `Your ${type} card is frozen.`,
      es: ({ type }) => `Su tarjeta de ${cardWordsInSpanish[type]} está congelada.`,
    },
  }),
  CARD_UNFROZEN: withParams({
    params: { type: cardType },
    message: {
      en: ({ type }) => `Your ${type} card is no longer frozen.`,
      es: ({ type }) => `Su tarjeta de ${cardWordsInSpanish[type]} ya no está congelada.`,
    },
  }),
  CARD_DELETED: withParams({
    params: { type: cardType },
    message: {
      en: ({ type }) => `Your ${type} card was deleted. It no longer works.`,
      es: ({ type }) => `Se eliminó su tarjeta de ${cardWordsInSpanish[type]}. Ya no sirve.`,
    },
  }),
  ACCOUNT_CREDITED: withParams({
    params: { account: z.enum(accountTypes) },
    message: {
      en: ({ account }) => `${account} credited.`,
      es: ({ account }) => `Se acreditó ${accountWordsInSpanish[account]}.`,
    },
  }),
  MOMENT_SHOWN: { message: { en: 'It won’t be shown again.', es: 'No se mostrará de nuevo.' } },
  STATEMENT_MAILED: {
    message: {
      en: 'Your statement is on its way by email. Please allow 10 minutes, and check your spam folder.',
      es:
        'Su estado de cuenta va en camino por correo electrónico. Puede tardar 10 minutos; revise ' +
        'su carpeta de correo no deseado.',
    },
  },
  STATEMENTS_PAPERLESS: {
    message: {
      en: 'Your statements are paperless: you find them here, and an email says when they are ready.',
      es:
        'Sus estados de cuenta son sin papel: los encuentra aquí, y un correo le avisa cuando ' +
        'están listos.',
    },
  },
  STATEMENTS_BY_EMAIL: {
    message: {
      en: 'From the next one on, your statements are emailed as PDFs each month. You find them here, too.',
      es:
        'A partir del próximo, sus estados de cuenta se envían cada mes por correo electrónico en PDF. También ' +
        'los encuentra aquí.',
    },
  },
});
