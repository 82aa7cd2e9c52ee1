import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { OpenItem } from '../../../contract/staff/periods.ts';
import { formatMoney } from '../../../contract/values/money.ts';
import { paths } from '../../app/paths.ts';
import { plural } from '../../ui/values/plural.ts';
import { BalanceText } from '../books/balance-text.tsx';

interface OpenListProps {
  items: readonly OpenItem[];
  /** With the way to each: not in a window, which they would leave. */
  linked?: boolean;
}

/** Lists what is open in a month or year: what it is, how many, and how much. */
export function OpenList({ items, linked = false }: OpenListProps) {
  return (
    <ul className="period-open">
      {items.map((item) => {
        const { kind, account, currency } = item;
        const text = textOf(item);
        return (
          <li key={`${kind} ${account?.code} ${currency}`}>
            <span>{linked ? <Link to={placeOf(item)}>{text}</Link> : text}</span>
            {amountOf(item)}
          </li>
        );
      })}
    </ul>
  );
}

const counted: Record<Exclude<OpenItem['kind'], 'suspense' | 'clearing'>, [string, string]> = {
  days: ['# day is not closed yet', '# days are not closed yet'],
  proof: [
    '# day was not found right by a ledger check',
    '# days were not found right by a ledger check',
  ],
  vouchers: ['# voucher is waiting', '# vouchers are waiting'],
  reviews: ['# payment is in review', '# payments are in review'],
  unsettled: ['# payment is not settled', '# payments are not settled'],
  receivables: ['# debt of a customer is open', '# debts of customers are open'],
};

function textOf({ kind, account, count }: OpenItem): string {
  if (kind === 'suspense' || kind === 'clearing')
    return `${account?.code} ${account?.name} is not at zero`;
  const [one, other] = counted[kind];
  return plural(count ?? 0, { one, other });
}

function placeOf({ kind, account }: OpenItem): string {
  if (account !== null) return paths.bookAccount(account.id);
  if (kind === 'vouchers') return paths.voucherQueue();
  if (kind === 'reviews') return paths.paymentQueue();
  return kind === 'unsettled' ? paths.outsidePayments() : paths.booksProof();
}

function amountOf({ account, count, amount, currency }: OpenItem): ReactNode {
  if (amount === null) return null;
  if (account !== null && count === null)
    return <BalanceText amount={amount} currency={currency} />;
  return <span className="lm-money">{formatMoney({ minor: amount, currency })}</span>;
}
