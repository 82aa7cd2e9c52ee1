import * as z from 'zod/mini';
import { accountTypes } from '../values/account-types.ts';
import { amount } from '../values/fields.ts';

/** `balance` is what is booked; `available` leaves out money on hold. */
export const account = z.strictObject({
  _id: z.string(),
  type: z.enum(accountTypes),
  number: z.string(),
  balance: amount,
  available: amount,
});

export type Account = z.infer<typeof account>;
