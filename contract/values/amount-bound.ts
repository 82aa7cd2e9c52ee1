import * as z from 'zod/mini';
import { maxAmountMinor, parseDecimal } from './money.ts';

/**
 * Where a range of amounts begins or ends, as an address says it: `45` or `45.67`, at most
 * 999,999,999.99; in minor units.
 */
export function amountBound() {
  const message = 'Amount must be a number with at most two decimals, such as 45.67.';
  return z.pipe(
    z.string(message),
    z.transform((text: string, context): bigint => {
      const minor = parseDecimal(text);
      if (minor !== undefined && minor >= 0n && minor <= maxAmountMinor) return minor;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );
}
