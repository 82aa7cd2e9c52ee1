import * as z from 'zod/mini';
import { numberFromMinor, parseTypedAmount } from '../../contract/money.ts';

interface TypedAmountTexts {
  required: string;
  positive: string;
}

/** What a person types (`1,234.5`, `$20`) as the number the contract takes; the contract's own rules follow it. */
export function typedAmount<S extends z.ZodMiniType<number, number>>(contractAmount: S, { required, positive }: TypedAmountTexts) {
  const parse = z.transform((text: string, context): number => {
    const minor = parseTypedAmount(text);
    if (minor !== undefined) return numberFromMinor(minor);
    context.issues.push({ code: 'custom', message: complaint(text.trim(), { required, positive }), input: text });
    return z.NEVER;
  });
  return z.pipe(z.pipe(z.string(required), parse), contractAmount);
}

function complaint(text: string, { required, positive }: TypedAmountTexts): string {
  if (text === '') return required;
  if (/^[-−]/.test(text)) return positive;
  if (/\.\d{3,}$/.test(text)) return 'Amount can have at most two decimals.';
  return 'Please type the amount like 1,234.50.';
}
