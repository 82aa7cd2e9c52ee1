import * as z from 'zod/mini';
import { numberFromMinor, parseTypedAmount } from '../../../contract/money.ts';
import { amountTexts } from './typed-amount.texts.ts';

type ContractAmount = z.ZodMiniType<number, number>;

/**
 * What a person types (`1,234.5`, `$20`) as the number the contract takes; the contract's own rules
 * and texts follow it. Text that is no amount is answered by `malformed`; without it, by how to
 * type one.
 */
export function typedAmount<S extends ContractAmount>(contractAmount: S, malformed?: string) {
  const parse = z.transform((text: string, context): number => {
    const minor = parseTypedAmount(text);
    if (minor !== undefined) return numberFromMinor(minor);
    context.issues.push({
      code: 'custom',
      message: complaint(text.trim(), contractAmount, malformed),
      input: text,
    });
    return z.NEVER;
  });
  return z.pipe(z.pipe(z.string(textFor(contractAmount, undefined)), parse), contractAmount);
}

function complaint(
  text: string,
  contractAmount: ContractAmount,
  malformed: string | undefined,
): string {
  if (text === '') return textFor(contractAmount, undefined);
  if (/^[-−]/.test(text)) return textFor(contractAmount, -1);
  if (malformed !== undefined) return malformed;
  if (/\.\d{3,}$/.test(text)) return textFor(contractAmount, 0.001);
  return amountTexts.likeThis;
}

/** What the contract says of a value that it does not take. */
function textFor(contractAmount: ContractAmount, value: unknown): string {
  return z.safeParse(contractAmount, value).error?.issues[0]?.message ?? '';
}
