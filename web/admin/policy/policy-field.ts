import { decimalText, parseDecimal, parseTypedAmount } from '../../../contract/values/money.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { percentText } from '../../ui/money/percent-text.ts';
import { moneyText } from '../../ui/money/money-text.tsx';

type FieldKind = 'money' | 'percent' | 'whole' | 'text' | 'choice' | 'flag' | 'day' | 'fixed';

/** One thing of a policy that staff type. */
export interface PolicyField {
  name: string;
  label: string;
  kind: FieldKind;
  hint?: string;
  /** The meaning of an empty field; without it the field must be filled. */
  none?: string;
  /** By the policy's own word, how a choice reads. */
  choices?: Record<string, string>;
}

export type Typed = Record<string, string>;
type Cell = string | number | boolean | null | undefined;

/** A row in the form of the policy. */
export type Raw = Record<string, Cell>;

/** @returns a value of a policy as its field shows it. */
export function typedOf({ kind }: PolicyField, raw: Cell): string {
  if (raw === null || raw === undefined) return '';
  if (kind === 'money' || kind === 'percent') return decimalText(BigInt(raw));
  if (kind === 'flag') return raw === true ? 'yes' : '';
  return String(raw);
}

/**
 * Hundredths of typed text; undefined where it is no such number, so that the schema says what is.
 */
const hundredths = (minor: bigint | undefined) => (minor === undefined ? undefined : Number(minor));

/** @returns the typed text in the form of the policy. */
export function rawOf({ kind, none }: PolicyField, typed = ''): Cell {
  const text = typed.trim();
  if (text === '' && none !== undefined) return null;
  if (kind === 'money') return hundredths(parseTypedAmount(text));
  if (kind === 'percent') return hundredths(parseDecimal(text.replace(/\s*%$/, '')));
  if (kind === 'whole') return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  return kind === 'flag' ? text === 'yes' : text;
}

/** A value as people read it. */
export function shownAs({ kind, none, choices }: PolicyField, raw: Cell): string {
  if (raw === null || raw === undefined) return none ?? '—';
  if (kind === 'money') return moneyText(BigInt(raw));
  if (kind === 'percent') return percentText(raw as number);
  if (kind === 'flag') return raw === true ? 'Yes' : 'No';
  if (kind === 'day') return writtenDay(String(raw));
  return choices?.[String(raw)] ?? String(raw);
}
