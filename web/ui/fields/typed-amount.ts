import * as z from 'zod/mini';
import { numberFromMinor, parseTypedAmount } from '../../../contract/money.ts';
import { amountTexts } from './typed-amount.texts.ts';

type ContractAmount = z.ZodMiniType<number, bigint>;

/**
 * What a person types (`1,234.5`, `$20`) in minor units, under the contract's own rules and texts.
 * Text that is no amount is answered by `malformed`; without it, by how to type one.
 */
export function typedAmount(contractAmount: ContractAmount, malformed?: string) {
  const parse = z.transform((text: string, context): bigint => {
    const minor = parseTypedAmount(text);
    const message =
      minor === undefined
        ? complaint(text.trim(), contractAmount, malformed)
        : textFor(contractAmount, numberFromMinor(minor));
    if (minor !== undefined && message === undefined) return minor;
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  });
  return z.pipe(z.string(textFor(contractAmount, undefined)), parse);
}

function complaint(
  text: string,
  contractAmount: ContractAmount,
  malformed: string | undefined,
): string | undefined {
  if (text === '') return textFor(contractAmount, undefined);
  if (/^[-−]/.test(text)) return textFor(contractAmount, -1);
  if (malformed !== undefined) return malformed;
  if (/\.\d{3,}$/.test(text)) return textFor(contractAmount, 0.001);
  return amountTexts.likeThis;
}

/** What the contract says of a value that it does not take. */
function textFor(contractAmount: ContractAmount, value: unknown): string | undefined {
  return z.safeParse(contractAmount, value).error?.issues[0]?.message;
}

/** What is sent, as the contract makes it of what is given: its amount stays in minor units. */
export function sentBody<S extends z.ZodMiniType<{ amount: number }>>(
  contractBody: S,
  given: { amount: bigint } & Record<string, unknown>,
): Omit<z.output<S>, 'amount'> & { amount: bigint } {
  const { amount } = given;
  return { ...contractBody.parse({ ...given, amount: numberFromMinor(amount) }), amount };
}
