import type { Account } from '../../../contract/people/account.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { DateRangeFields } from '../statements/date-range-fields.tsx';
import { accountLabel } from '../statements/month-label.ts';
import { AmountRangeFields } from './amount-range-fields.tsx';
import { listedStatuses, type ListFilter } from './list-filter.ts';
import './transaction-filters.css';
import { transfersTexts } from './transfers.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = transfersTexts.transactionFilters;

interface TransactionFiltersProps {
  filter: ListFilter;
  accounts: readonly Account[];
  onChange: (filter: ListFilter) => void;
}

const types = ['', 'credit', 'debit'] as const;
const typeWords: Record<(typeof types)[number], string> = {
  '': texts.moneyInAndOut,
  credit: texts.moneyIn,
  debit: texts.moneyOut,
};
const anyStatus = texts.anyStatus;
const allAccounts = texts.allAccounts;

/** The filters of the list, kept in the address. */
export function TransactionFilters({ filter, accounts, onChange }: TransactionFiltersProps) {
  const { account, type, status, from, to, amountFrom, amountTo } = filter;
  const known = accounts.map(({ type: kind, number }) => ({
    label: accountLabel({ type: kind, account: number }),
    number,
  }));
  return (
    <div className="transaction-fold screen-only">
      <div className="transaction-filter-fields">
        <SelectField
          label={texts.account}
          name="account"
          choices={[allAccounts, ...known.map(({ label }) => label)]}
          value={known.find(({ number }) => number === account)?.label ?? allAccounts}
          onChange={({ currentTarget }) =>
            onChange({ ...filter, account: known[currentTarget.selectedIndex - 1]?.number ?? '' })
          }
        />
        <SelectField
          label={texts.type}
          name="type"
          choices={types.map((each) => typeWords[each])}
          value={typeWords[type]}
          onChange={({ currentTarget }) =>
            onChange({ ...filter, type: types[currentTarget.selectedIndex] ?? '' })
          }
        />
        <SelectField
          label={texts.status}
          name="status"
          choices={[anyStatus, ...listedStatuses]}
          wordOf={wireWordsTexts.status}
          value={status || anyStatus}
          onChange={({ currentTarget }) =>
            onChange({ ...filter, status: listedStatuses[currentTarget.selectedIndex - 1] ?? '' })
          }
        />
        <AmountRangeFields
          amountFrom={amountFrom}
          amountTo={amountTo}
          onChange={(range) => onChange({ ...filter, ...range })}
        />
        <DateRangeFields
          from={from}
          to={to}
          onChange={(range) => onChange({ ...filter, ...range })}
        />
      </div>
    </div>
  );
}
