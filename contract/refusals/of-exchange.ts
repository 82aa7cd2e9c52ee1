import * as z from 'zod/mini';
import { currencies } from '../money.ts';
import { define, withParams } from './define.ts';
import { amountParam, amountText } from './params.ts';

/** Of payments abroad: rates, quotes, and how much is exchanged. */
export const ofExchange = define({
  RATE_MISSING: withParams({
    params: { currency: z.enum(currencies) },
    status: 422,
    title: 'No exchange rate',
    message: ({ currency }) =>
      `There is no exchange rate for ${currency} right now. No money was moved. Please try ` +
      'again later.',
    field: 'currency',
  }),
  QUOTE_MISMATCH: {
    status: 422,
    title: 'Quote of another payment',
    message:
      'This quote is for another payment: another amount, currency or day. No money was moved. ' +
      'Please ask for a new one.',
  },
  QUOTE_EXPIRED: {
    status: 422,
    title: 'Quote expired',
    message:
      'This exchange rate quote has expired or was used before. No money was moved. Please ask ' +
      'for a new one.',
  },
  EXCHANGE_LIMIT: withParams({
    params: { max: amountParam },
    status: 422,
    title: 'Exchange limit',
    message: ({ max }) =>
      `We exchange up to ${amountText(max)} in one payment. No ` +
      'money was moved. Please enter a smaller amount or contact support.',
    field: 'amount',
  }),
  NOTHING_ARRIVES: withParams({
    params: { fee: amountParam },
    status: 422,
    title: 'Nothing would arrive',
    message: ({ fee }) =>
      `The fee is ${amountText(fee)}, and nothing of this sum would arrive. No money was moved. ` +
      'Please enter a larger sum.',
    field: 'total',
  }),
  ARRIVING_LIMIT: withParams({
    params: { max: amountParam },
    status: 422,
    title: 'Too much would arrive',
    message: ({ max }) =>
      `One payment can be up to ${amountText(max)}, and more than that would arrive. No money was ` +
      'moved. Please enter a smaller sum.',
    field: 'total',
  }),
});
