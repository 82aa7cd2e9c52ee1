import * as z from 'zod/mini';

/** Who did something: somebody of the staff, a customer, or a job of the bank. */
export const actorView = z.strictObject({
  kind: z.enum(['staff', 'customer', 'job', 'nobody']),
  name: z.string(),
  /** Of a person who has given it. */
  fullName: z.optional(z.string()),
  /** The user page of a person. */
  userId: z.optional(z.string()),
});

export type ActorView = z.infer<typeof actorView>;
