import * as z from 'zod/mini';

/** What the bank says of a thing that was done; a text that names values is made of `params`. */
export type AnswerText = string | { params: z.ZodMiniObject; message: (params: never) => string };

export const define = <const Codes extends Record<string, AnswerText>>(codes: Codes): Codes =>
  codes;

/** The texts of answers in another language, made of the same params. */
export type TextsOf<Codes extends Record<string, AnswerText>> = {
  [Code in keyof Codes]: Codes[Code] extends { message: infer Message } ? Message : string;
};

/** A text that names values: they travel with it, so that it can be said again. */
export const withParams = <Shape extends z.core.$ZodShape>(
  params: Shape,
  message: (params: z.output<z.ZodMiniObject<Shape, z.core.$strict>>) => string,
) => ({ params: z.strictObject(params), message });
