import * as z from 'zod/mini';
import { formatsOf } from '../values/format.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { amountParam, amountText, dayParam, nameParam } from './params.ts';

const { day: dayText } = formatsOf('en-US');
const { day: dayTextInSpanish } = formatsOf('es-US');

/** The places where a posting is undone that no voucher undoes. */
const undoneAt = [
  'outside-payments',
  'checks',
  'payments-in-review',
  'disputes',
  'debts',
  'payouts',
  'nowhere',
] as const;

export type UndoneAt = (typeof undoneAt)[number];

const placeText: Record<UndoneAt, string> = {
  'outside-payments': 'Please return the payment under Outside payments.',
  checks: 'Please take the check back on the page of its customer.',
  'payments-in-review': 'Please approve or decline the payment under Payments.',
  disputes: 'The bank has corrected the payment after a report, and keeps that.',
  debts:
    'What the customer owes because of it was repaid or written off, or is not owed any more. ' +
    'Please undo that first.',
  payouts: 'Please make a new payout under Unclaimed funds.',
  nowhere: 'Loans, interest and closings have tables of their own that it would leave wrong.',
};

const placeTextInSpanish: Record<UndoneAt, string> = {
  'outside-payments': 'Devuelva el pago en Outside payments.',
  checks: 'Retire el cheque en la página de su cliente.',
  'payments-in-review': 'Apruebe o rechace el pago en Payments.',
  disputes: 'El banco corrigió el pago tras un reclamo, y eso se mantiene.',
  debts:
    'Lo que el cliente debía por él se pagó o se canceló, o ya no se debe. Deshaga eso primero.',
  payouts: 'Haga un nuevo pago en Unclaimed funds.',
  nowhere: 'Los préstamos, los intereses y los cierres tienen tablas propias que quedarían mal.',
};

/** The refusals of vouchers, to their maker and their checker. */
export const refusalsOfVouchers = defineRefusals({
  VOUCHER_ACCOUNT_REFUSED: withParams({
    params: { account: nameParam },
    status: 403,
    title: { en: 'Account not allowed', es: 'Cuenta no permitida' },
    message: {
      en: ({ account }) =>
        `Your role does not include vouchers on account ${account}. No money was moved. Please ` +
        'ask a colleague who may run the bank.',
      es: ({ account }) =>
        `Su función no incluye asientos en la cuenta ${account}. No se movió dinero. Pídaselo a ` +
        'un colega que pueda dirigir el banco.',
    },
  }),
  DAY_CLOSED: withParams({
    params: { day: z.optional(dayParam) },
    status: 409,
    title: { en: 'Day closed', es: 'Día cerrado' },
    message: {
      en: ({ day }) =>
        `${day === undefined ? 'The day of this voucher' : dayText(day)} is closed, and nothing is ` +
        'posted for it any more. No money was moved. Please make the voucher for an open day.',
      es: ({ day }) =>
        `${day === undefined ? 'El día de este asiento' : `El ${dayTextInSpanish(day)}`} está cerrado ` +
        'y ya no admite registros. No se movió dinero. Haga el asiento para un día abierto.',
    },
    field: 'day',
  }),
  SWEEP_TOO_LARGE: withParams({
    params: { left: amountParam },
    status: 409,
    title: { en: 'More than there is', es: 'Más de lo que hay' },
    message: {
      en: ({ left }) =>
        `Only ${amountText(left)} of staff funding is left to sweep. No money was moved. Please ` +
        'make the voucher for that amount at most.',
      es: ({ left }) =>
        `Solo quedan ${amountText(left)} de fondos del personal por traspasar. No se movió dinero. ` +
        'Haga el asiento por esa cantidad como máximo.',
    },
  }),
  UNDONE_BEFORE: withParams({
    params: { journal: nameParam },
    status: 409,
    title: { en: 'Undone already', es: 'Ya se deshizo' },
    message: {
      en: ({ journal }) =>
        `This was undone before, by the journal ${journal}. A journal is undone once. No money was ` +
        'moved. To put it back, please undo that journal.',
      es: ({ journal }) =>
        `Esto ya se deshizo con el asiento ${journal}. Un asiento se deshace una vez. No se movió ` +
        'dinero. Para restablecerlo, deshaga ese asiento.',
    },
  }),
  UNDONE_ELSEWHERE: withParams({
    params: { at: z.enum(undoneAt) },
    status: 409,
    title: { en: 'Not undone by a voucher', es: 'No se deshace con un asiento' },
    message: {
      en: ({ at }) => `A voucher does not undo this posting. No money was moved. ${placeText[at]}`,
      es: ({ at }) =>
        `Un asiento no deshace este registro. No se movió dinero. ${placeTextInSpanish[at]}`,
    },
  }),
  UNDO_WAITS: withParams({
    params: { by: nameParam },
    status: 409,
    title: { en: 'Voucher waits', es: 'El asiento espera' },
    message: {
      en: ({ by }) =>
        `${by} has made a voucher that undoes this, and it waits for a second person. No money was ` +
        'moved. Please decide that first.',
      es: ({ by }) =>
        `${by} hizo un asiento que deshace esto, y espera a una segunda persona. No se movió ` +
        'dinero. Decídalo primero.',
    },
  }),
  MONEY_GONE: withParams({
    params: { short: amountParam },
    status: 409,
    title: { en: 'Money not there', es: 'El dinero ya no está' },
    message: {
      en: ({ short }) =>
        `${amountText(short)} of it is not in the account any more. No money was moved. Please make ` +
        'the voucher again and let the customer owe that part.',
      es: ({ short }) =>
        `${amountText(short)} ya no están en la cuenta. No se movió dinero. Haga el asiento ` +
        'otra vez y deje que el cliente deba esa parte.',
    },
    field: 'receivable',
  }),
  DEBT_SMALLER: withParams({
    params: { open: amountParam },
    status: 409,
    title: { en: 'Less is owed', es: 'Se debe menos' },
    message: {
      en: ({ open }) =>
        `Only ${amountText(open)} of this debt is left. No money was moved. Please make the voucher ` +
        'for that amount at most.',
      es: ({ open }) =>
        `De esta deuda solo quedan ${amountText(open)}. No se movió dinero. Haga el asiento por esa ` +
        'cantidad como máximo.',
    },
    field: 'amount',
  }),
  UNCLAIMED_SMALLER: withParams({
    params: { left: amountParam },
    status: 409,
    title: { en: 'Less is unclaimed', es: 'Hay menos sin reclamar' },
    message: {
      en: ({ left }) =>
        `Only ${amountText(left)} of unclaimed funds is this person’s. No money was moved. Please ` +
        'make the voucher for that amount at most.',
      es: ({ left }) =>
        `De los fondos sin reclamar solo ${amountText(left)} son de esta persona. No se movió ` +
        'dinero. Haga el asiento por esa cantidad como máximo.',
    },
    field: 'amount',
  }),
  EVIDENCE_MISSING: {
    status: 409,
    title: { en: 'Evidence missing', es: 'Faltan pruebas' },
    message: {
      en: 'A payout needs a file that shows whose claim it is. No money was moved. Please ask its maker to add one.',
      es: 'Un pago necesita un archivo que muestre de quién es el reclamo. No se movió dinero. Pida a quien lo hizo que lo agregue.',
    },
  },
  NOT_YOUR_VOUCHER: {
    status: 403,
    title: { en: 'Not your voucher', es: 'No es su asiento' },
    message: {
      en: 'Only its maker adds evidence to a voucher. Nothing was added. Please ask them.',
      es: 'Solo quien hizo un asiento le agrega pruebas. No se agregó nada. Pídaselo.',
    },
  },
  EVIDENCE_FULL: {
    status: 409,
    title: { en: 'No more files', es: 'No caben más archivos' },
    message: {
      en: 'A voucher has at most five files. Nothing was added. Please combine them into one.',
      es: 'Un asiento tiene cinco archivos como máximo. No se agregó nada. Reúnalos en uno.',
    },
  },
});

/** The answers to what was done with vouchers. */
export const answersOfVouchers = defineAnswers({
  VOUCHER_MADE: withParams({
    params: { reference: nameParam },
    message: {
      en: ({ reference }) => `${reference} waits for a second person. No money was moved yet.`,
      es: ({ reference }) =>
        `${reference} espera a una segunda persona. Todavía no se movió dinero.`,
    },
  }),
  VOUCHER_BOOKED: withParams({
    params: { reference: nameParam },
    message: {
      en: ({ reference }) => `${reference} posted.`,
      es: ({ reference }) => `Se registró ${reference}.`,
    },
  }),
  VOUCHER_DECLINED: withParams({
    params: { reference: nameParam },
    message: {
      en: ({ reference }) => `${reference} declined. No money was moved.`,
      es: ({ reference }) => `Se rechazó ${reference}. No se movió dinero.`,
    },
  }),
  EVIDENCE_ADDED: { message: { en: 'The file was added.', es: 'Se agregó el archivo.' } },
});
