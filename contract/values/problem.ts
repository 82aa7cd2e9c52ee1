import * as z from 'zod/mini';

/**
 * RFC 9457 problem details, with the texts the specified client reads (`message`, `error`). They
 * can be said again, in any language, from `code` and `params`.
 */
export const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  message: z.string(),
  error: z.string(),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.unknown())),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
});

export type Problem = z.infer<typeof problem>;
