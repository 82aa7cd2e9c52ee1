import * as z from 'zod/mini';
import { defineRoute } from '../calls/route.ts';

const weakness = z.strictObject({
  /** The weak point in how this bank is set up. */
  problem: z.string(),
  /** The remedy, by an operator or by staff. */
  mend: z.string(),
});

export type Weakness = z.infer<typeof weakness>;

export const listWeaknessesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/weaknesses',
  who: 'admin',
  right: 'run-bank',
  look: { namesNoCustomer: 'what is weak about the set-up of the bank' },
  background: true,
  summary:
    'What is not safe in how this bank is set up, each with what to do; empty for a bank that ' +
    'no other machine reaches.',
  answers: { 200: z.strictObject({ weaknesses: z.array(weakness) }) },
  refusals: [],
});
