import type { CurrencyTotal } from '../../../contract/staff/books.ts';
import { shareOf } from '../../../contract/values/share-of.ts';

const side = 120;
const height = 18;

/**
 * All debit balances to the left of a post and all credit balances to its right: in good books both
 * are as long. The totals of the table say the same.
 */
export function BooksSides({ debitBalances, creditBalances }: CurrencyTotal) {
  const larger = debitBalances > creditBalances ? debitBalances : creditBalances;
  const left = side * shareOf(debitBalances, larger);
  const right = side * shareOf(creditBalances, larger);
  return (
    <svg className="books-sides" viewBox={`0 0 ${2 * side} ${height}`} aria-hidden="true">
      <rect className="books-side-debit" x={side - left} y="4" width={left} height="10" />
      <rect className="books-side-credit" x={side} y="4" width={right} height="10" />
      <path className="books-post" d={`M${side} 0V${height}`} />
    </svg>
  );
}
