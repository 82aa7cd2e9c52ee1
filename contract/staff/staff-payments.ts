import * as z from 'zod/mini';

/** A customer, as far as staff need to know who it is. */
export const person = z.strictObject({ _id: z.string(), username: z.string() });

/** The customer whose payment it is. */
export const payer = z.extend(person, {
  /** Empty until they have given it. */
  fullName: z.string(),
  suspended: z.boolean(),
  /** The accounts are closed: what comes back goes to unclaimed funds. */
  closed: z.boolean(),
});

export type Payer = z.infer<typeof payer>;
