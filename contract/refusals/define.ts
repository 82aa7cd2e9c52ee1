/** What a refusal's text may need; amounts are minor units as text. */
export type RefusalParams = Record<string, string>;

export interface Refusal {
  status: number;
  title: string;
  /** What a person reads: what happened, whether money moved, what to do next. */
  message: string | ((params: RefusalParams) => string);
  /** The form field it belongs to, if one. */
  field?: string;
}

export const define = <const Codes extends Record<string, Refusal>>(codes: Codes): Codes => codes;
