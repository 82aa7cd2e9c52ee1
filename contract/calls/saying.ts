import * as z from 'zod/mini';
import type { AnswerCode, NamedBy } from './said.ts';

/**
 * The fields of what is said. An answer that an earlier server kept has its message alone, so a
 * reader may miss the others; who answers now may not.
 */
type SaidFields<Code extends AnswerCode> = {
  message: z.ZodMiniString;
  code: z.ZodMiniType<Code | undefined, Code>;
  params: z.ZodMiniOptional<z.ZodMiniType<NamedBy<Code>, NamedBy<Code>>>;
};

/**
 * The schema of an answer that says one of these, with its other fields. It knows the codes and not
 * their texts, so that no page carries those with a form; the server holds the params against
 * their code (`answerParams`).
 */
export function saying<const Code extends AnswerCode>(
  codes: readonly [Code, ...Code[]],
): z.ZodMiniObject<SaidFields<Code>, z.core.$strict>;
export function saying<const Code extends AnswerCode, Fields extends z.core.$ZodShape>(
  codes: readonly [Code, ...Code[]],
  fields: Fields,
): z.ZodMiniObject<SaidFields<Code> & Fields, z.core.$strict>;
export function saying(codes: readonly [string, ...string[]], fields?: z.core.$ZodShape): unknown {
  return z.strictObject({
    message: z.string(),
    code: z.optional(z.enum(codes)),
    params: z.optional(z.unknown()),
    ...fields,
  });
}
