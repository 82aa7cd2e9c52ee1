import * as z from 'zod/mini';
import {
  type Currency,
  numberFromMinor,
  parseTypedAmount,
} from '../../../contract/values/money.ts';
import { typedAmountTexts } from './fields.texts.ts';

type ContractAmount = z.ZodMiniType<number, bigint>;

interface AmountTyped {
  /** The currency of the amount; its sign may be typed with it. US dollars where none is given. */
  currency?: Currency;
  /** The answer to text that is no amount, in place of how to type one. */
  malformed?: string;
}

/** Turns typed text (`1,234.5`, `$20`) into minor units, under the contract's rules and texts. */
export function typedAmount(
  contractAmount: ContractAmount,
  { currency = 'USD', malformed }: AmountTyped = {},
) {
  const parse = z.transform((text: string, context): bigint => {
    const minor = parseTypedAmount(text, currency);
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
  return typedAmountTexts.likeThis;
}

/** @returns the contract's words on a value that it does not take. */
function textFor(contractAmount: ContractAmount, value: unknown): string | undefined {
  return z.safeParse(contractAmount, value).error?.issues[0]?.message;
}

/**
 * @returns the body to send, as the contract makes it of the given one: its amount stays in minor
 * units.
 */
export function sentBody<S extends z.ZodMiniType<{ amount: number }>>(
  contractBody: S,
  given: { amount: bigint } & Record<string, unknown>,
): Omit<z.output<S>, 'amount'> & { amount: bigint } {
  const { amount } = given;
  return { ...contractBody.parse({ ...given, amount: numberFromMinor(amount) }), amount };
}
