import * as z from 'zod/mini';
import { idField, textField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

/** About as much as fits in a row of a phone. */
export const longestNickname = 40;

/** The customer's own name for the payee; null where none was given, and of money that came in. */
export const nicknamed = { nickname: z.nullable(z.string()) };

const orderParams = z.object({ id: idField });

/** A customer's own name for a payee. */
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
  example: { nickname: 'Mom' },
  answers: { 200: saying(['PAYEE_NICKNAMED']) },
  refusals: ['TRANSFER_NOT_FOUND', 'NO_PAYEE_TO_NAME'],
  leaves: ['payee.nicknamed'],
});

export const removeNicknameRoute = defineRoute({
  method: 'DELETE',
  path: '/api/transfers/{id}/nickname',
  who: 'active-customer',
  summary: 'Takes the nickname of the payee of an own order back. Sent twice, it is gone once.',
  params: orderParams,
  answers: { 200: saying(['NICKNAME_REMOVED']) },
  refusals: ['TRANSFER_NOT_FOUND', 'NO_PAYEE_TO_NAME'],
  leaves: ['payee.nickname_removed'],
});
