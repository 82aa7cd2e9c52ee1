import * as z from 'zod/mini';

/** What a refusal's texts are made of, as the wire and a claim carry it: values without words. */
export type RefusalParams = Record<string, unknown>;

export interface Refusal {
  status: number;
  title: string;
  /** What a person reads: what happened, whether money moved, what to do next. */
  message: string | ((params: never) => string);
  /** What `message` is made of. Who gets the refusal reads all of it. */
  params?: z.ZodMiniObject;
  /** The form field it belongs to, if one. */
  field?: string;
}

export const define = <const Codes extends Record<string, Refusal>>(codes: Codes): Codes => codes;

/** The texts of refusals in another language, made of the same params. */
export type TextsOf<Codes extends Record<string, Refusal>> = {
  [Code in keyof Codes]: {
    title: string;
    message: Codes[Code]['message'] extends string ? string : Codes[Code]['message'];
  };
};

interface Told<Params> {
  status: number;
  title: string;
  message: (params: Params) => string;
  field?: string;
}

/** A refusal whose text names values: they travel with the text, so that it can be said again. */
export const withParams = <Shape extends z.core.$ZodShape>({
  params,
  ...refusal
}: Told<z.output<z.ZodMiniObject<Shape, z.core.$strict>>> & { params: Shape }) => ({
  ...refusal,
  params: z.strictObject(params),
});
