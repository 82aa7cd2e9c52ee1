import * as z from 'zod/mini';
import { amount } from '../values/fields.ts';
import { currencies } from '../values/money.ts';

/** An order to others that a freeze has canceled, or that goes on in spite of it. */
export const orderInDoubt = z.strictObject({
  _id: z.string(),
  to: z.string(),
  /** It is a bill that is paid again and again. */
  recurs: z.boolean(),
  amount,
  currency: z.enum(currencies),
  orderedAt: z.string(),
});

export type OrderInDoubt = z.infer<typeof orderInDoubt>;
