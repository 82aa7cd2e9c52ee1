import * as z from 'zod/mini';
import type { Language } from '../values/language.ts';

/**
 * The values that a text is made of, without words, as the wire and a claim carry them.
 */
export type TextParams = Record<string, unknown>;

/** The bank’s sentence about a thing that was done. A text that names values is made of `params`. */
export interface Answer {
  message: Record<Language, string> | Record<Language, (params: never) => string>;
  /** The values that `message` is made of. The caller who gets the text reads all of them. */
  params?: z.ZodMiniObject;
}

/** A refusal: its message says what happened, whether money moved, what to do next. */
export interface Refusal extends Answer {
  status: number;
  title: Record<Language, string>;
  /** The form field it belongs to, if one. */
  field?: string;
}

export const defineRefusals = <const Codes extends Record<string, Refusal>>(codes: Codes): Codes =>
  codes;

export const defineAnswers = <const Codes extends Record<string, Answer>>(codes: Codes): Codes =>
  codes;

/** A text that names values: they travel with it, so that it can be said again. */
export const withParams = <const Rest extends object, Shape extends z.core.$ZodShape>({
  params,
  ...words
}: Rest & {
  params: Shape;
  message: Record<Language, (params: z.output<z.ZodMiniObject<Shape, z.core.$strict>>) => string>;
}) => ({ ...words, params: z.strictObject(params) });

/** @returns the text in a language, from its params alone. */
export function textIn(language: Language, { message }: Answer, params: unknown): string {
  const words = message[language];
  return typeof words === 'string' ? words : words(params as never);
}
