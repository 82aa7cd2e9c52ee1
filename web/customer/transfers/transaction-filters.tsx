import { useRef, useState } from 'react';
import type { Account } from '../../../contract/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DateRangeFields } from '../statements/date-range-fields.tsx';
import { accountLabel } from '../statements/month-label.ts';
import { AmountRangeFields } from './amount-range-fields.tsx';
import { countFilters, listedStatuses, wholeList, type ListFilter } from './list-filter.ts';
import './transaction-filters.css';

interface TransactionFiltersProps {
  filter: ListFilter;
  accounts: readonly Account[];
  onChange: (filter: ListFilter) => void;
}

const types = { 'Money in and out': '', 'Money in': 'credit', 'Money out': 'debit' } as const;
type TypeLabel = keyof typeof types;
const anyStatus = 'Any status';
const allAccounts = 'All accounts';

/** What the list leaves out, kept in the address; folded away until somebody wants it. */
export function TransactionFilters({ filter, accounts, onChange }: TransactionFiltersProps) {
  const { account, type, status, from, to, amountFrom, amountTo } = filter;
  const count = countFilters(filter);
  const known = accounts.map(({ type: kind, number }) => ({ label: accountLabel({ type: kind, account: number }), number }));
  const typeLabels = Object.keys(types) as TypeLabel[];
  // Open from the first when something is left out; afterwards only a person folds it, not the last filter they take away inside.
  const [openAtFirst] = useState(count > 0);
  const summary = useRef<HTMLElement>(null);
  const clear = () => {
    onChange({ ...wholeList, search: filter.search });
    // The button goes with the filters.
    summary.current?.focus();
  };
  return (
    <details className="transaction-filters" open={openAtFirst || undefined}>
      <summary ref={summary}>
        {count === 0 ? 'Filters' : `Filters (${count})`}
        <Icon name="chevron-down" small />
      </summary>
      <div className="transaction-filter-fields">
        <SelectField
          label="Account"
          name="account"
          choices={[allAccounts, ...known.map(({ label }) => label)]}
          value={known.find(({ number }) => number === account)?.label ?? allAccounts}
          onChange={({ currentTarget }) => onChange({ ...filter, account: known[currentTarget.selectedIndex - 1]?.number ?? '' })}
        />
        <SelectField
          label="Type"
          name="type"
          choices={typeLabels}
          value={typeLabels.find((label) => types[label] === type)}
          onChange={({ currentTarget }) => onChange({ ...filter, type: types[currentTarget.value as TypeLabel] })}
        />
        <SelectField
          label="Status"
          name="status"
          choices={[anyStatus, ...listedStatuses]}
          value={status || anyStatus}
          onChange={({ currentTarget }) => onChange({ ...filter, status: listedStatuses[currentTarget.selectedIndex - 1] ?? '' })}
        />
        <AmountRangeFields amountFrom={amountFrom} amountTo={amountTo} onChange={(range) => onChange({ ...filter, ...range })} />
        <DateRangeFields from={from} to={to} onChange={(range) => onChange({ ...filter, ...range })} />
      </div>
      {count > 0 && (
        <Button look="quiet" compact onClick={clear}>
          Clear filters
        </Button>
      )}
    </details>
  );
}
