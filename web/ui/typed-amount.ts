import * as z from 'zod/mini';
import { numberFromMinor, parseTypedAmount } from '../../contract/money.ts';

interface TypedAmountTexts {
  required: string;
  positive: string;
  /** For text that is no amount; without it the text says how to type one. */
  malformed?: string;
}

/** What a person types (`1,234.5`, `$20`) as the number the contract takes; the contract's own rules follow it. */
export function typedAmount<S extends z.ZodMiniType<number, number>>(contractAmount: S, texts: TypedAmountTexts) {
  const parse = z.transform((text: string, context): number => {
    const minor = parseTypedAmount(text);
    if (minor !== undefined) return numberFromMinor(minor);
    context.issues.push({ code: 'custom', message: complaint(text.trim(), texts), input: text });
    return z.NEVER;
  });
  return z.pipe(z.pipe(z.string(texts.required), parse), contractAmount);
}

function complaint(text: string, { required, positive, malformed }: TypedAmountTexts): string {
  if (text === '') return required;
  if (/^[-−]/.test(text)) return positive;
  if (malformed !== undefined) return malformed;
  if (/\.\d{3,}$/.test(text)) return 'Amount can have at most two decimals.';
  return 'Please type the amount like 1,234.50.';
}
