import { maxAmountMinor, parseTypedAmount, decimalText } from '../../../contract/values/money.ts';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.amountRange;

/** US dollars in plain decimals, both included; empty text for no end. */
export interface AmountRange {
  amountFrom: string;
  amountTo: string;
}

export type AmountErrors = Partial<Record<keyof AmountRange, string>>;

const minorOf = (typed: string) => (typed.trim() === '' ? null : parseTypedAmount(typed));
const plain = (minor: bigint | null) =>
  minor === null ? '' : decimalText(minor).replace(/\.00$/, '');

function complaint(minor: bigint | null | undefined): string | undefined {
  if (minor === undefined) return texts.pleaseTypeTheAmountLike;
  return minor !== null && minor > maxAmountMinor ? texts.amountCanBeAtMost : undefined;
}

/** Two amounts as a person types them, or what is wrong with them. */
export function readAmounts(typed: AmountRange): { range: AmountRange } | { errors: AmountErrors } {
  const from = minorOf(typed.amountFrom);
  const to = minorOf(typed.amountTo);
  const errors = Object.entries({ amountFrom: complaint(from), amountTo: complaint(to) }).filter(
    ([, text]) => text !== undefined,
  );
  if (from === undefined || to === undefined || errors.length > 0)
    return { errors: Object.fromEntries(errors) };
  if (from !== null && to !== null && from > to)
    return { errors: { amountTo: texts.theLowestAmountMustNot } };
  return { range: { amountFrom: plain(from), amountTo: plain(to) } };
}

/** The amounts of an address; undefined for what cannot be meant. */
export function rangeOf(amountFrom: string, amountTo: string): AmountRange | undefined {
  const read = readAmounts({ amountFrom, amountTo });
  return 'range' in read ? read.range : undefined;
}
