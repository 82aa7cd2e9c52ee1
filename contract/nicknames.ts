import * as z from 'zod/mini';
import { idField, textField } from './fields.ts';
import { defineRoute } from './route.ts';
import { saying } from './saying.ts';

/** About as much as stands in a row of a phone. */
export const longestNickname = 40;

/** What its customer calls the payee; null where nothing was said, and of money that came in. */
export const nicknamed = { nickname: z.nullable(z.string()) };

const orderParams = z.object({ id: idField });

/** What a customer calls a payee. */
export const nicknameBody = z.strictObject({
  nickname: textField({ required: 'Nickname is required.', max: longestNickname }),
});

export const nicknamePayeeRoute = defineRoute({
  method: 'PUT',
  path: '/api/transfers/{id}/nickname',
  who: 'active-customer',
  summary:
    'Gives the payee of an own order a name of one’s own. Only its customer ever reads it: what is ' +
    'signed, sent and printed keeps the name of the order. It counts for the account, whatever ' +
    'name an order gave.',
  params: orderParams,
  body: nicknameBody,
  answers: { 200: saying(['PAYEE_NICKNAMED']) },
  refusals: ['TRANSFER_NOT_FOUND', 'NO_PAYEE_TO_NAME'],
});

export const removeNicknameRoute = defineRoute({
  method: 'DELETE',
  path: '/api/transfers/{id}/nickname',
  who: 'active-customer',
  summary: 'Takes the nickname of the payee of an own order back. Sent twice, it is gone once.',
  params: orderParams,
  answers: { 200: saying(['NICKNAME_REMOVED']) },
  refusals: ['TRANSFER_NOT_FOUND', 'NO_PAYEE_TO_NAME'],
});
