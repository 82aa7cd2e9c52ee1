import { exactMinor, numberFromMinor } from './money.ts';

/**
 * The header in which the bank names those fields of an answer that are amounts, with a space
 * between. Without it a page would need the schema of every call it makes.
 */
export const amountFieldsHeader = 'amount-fields';

/**
 * Reads JSON, with its amounts in minor units.
 * @throws {RangeError} where one cannot be read.
 */
export function readJson(text: string, amountFields: string): unknown {
  const names = amountFields.split(' ');
  return JSON.parse(text, (name, value: unknown) =>
    // An object of such a name holds amounts, and null is none.
    typeof value !== 'object' && names.includes(name) ? exactMinor(value as number) : value,
  );
}

/** JSON as it is sent: amounts, which are minor units, as numbers with two decimals. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'bigint' ? numberFromMinor(one) : one,
  );
