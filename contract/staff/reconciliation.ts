import * as z from 'zod/mini';
import { defineRoute } from '../calls/route.ts';
import { amount } from '../values/fields.ts';
import { currencies } from '../values/money.ts';

const reconciledAccount = z.strictObject({
  accountId: z.string(),
  code: z.string(),
  name: z.string(),
  currency: z.enum(currencies),
  /** The rows whose sum the account should be: `payments on their way`. */
  of: z.string(),
  /** Signed as the ledger signs them: a credit balance is positive. */
  books: amount,
  /** Null where all rows there ever were say it: only a full check adds them up, and it agreed. */
  tables: z.nullable(amount),
  /** The moment of the figures: now, or of the last full check; null before the first one. */
  asOf: z.nullable(z.string()),
  /** The first of the checks in a row that found the difference; absent while none has. */
  since: z.optional(z.string()),
  /** The rows that explain the difference, as the last check named them. */
  places: z.array(z.string()),
});

export type ReconciledAccount = z.infer<typeof reconciledAccount>;

export const getReconciliationRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/reconciliation',
  who: 'admin',
  right: 'see-books',
  look: { namesNoCustomer: 'sums of accounts of the bank, and references of payments' },
  background: true,
  summary:
    'Each account of the bank whose balance a table says, too, beside the sum of that table: what ' +
    'is open as of now, and all there ever was as of the last full check.',
  answers: { 200: z.strictObject({ asOf: z.string(), accounts: z.array(reconciledAccount) }) },
  refusals: [],
});
