import * as z from 'zod/mini';

/** The member of the staff, the customer or the job of the bank that did something. */
export const actorView = z.strictObject({
  kind: z.enum(['staff', 'customer', 'job', 'nobody']),
  name: z.string(),
  /** Of a person who has given it. */
  fullName: z.optional(z.string()),
  /** The user page of a person. */
  userId: z.optional(z.string()),
});

export type ActorView = z.infer<typeof actorView>;
