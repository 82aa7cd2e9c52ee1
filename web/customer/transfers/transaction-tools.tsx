import { startTransition, Suspense, useRef, useState } from 'react';
import { brand } from '../../../config/bank.ts';
import type { Account } from '../../../contract/accounts.ts';
import { callForFile } from '../../api/client.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { paths } from '../../app/paths.ts';
import { useWindowAhead } from '../../app/late-window.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MenuButton } from '../../ui/frame/menu-button.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { useDownload } from '../../app/use-download.ts';
import { askedOf, countFilters, wholeList, type ListFilter } from './list-filter.ts';
import './transaction-tools.css';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.transactionTools;

const loadFilters = async () => (await import('./transaction-filters.tsx')).TransactionFilters;
const loadSaved = async () => (await import('./saved-searches.tsx')).SavedSearches;
const TransactionFilters = lazyPart(loadFilters);
const SavedSearches = lazyPart(loadSaved);
const loadChips = async () => (await import('./filter-chips.tsx')).FilterChips;
const FilterChips = lazyPart(loadChips);
const loadFolds = async () => await Promise.all([loadFilters(), loadSaved(), loadChips()]);

interface TransactionToolsProps {
  filter: ListFilter;
  accounts: readonly Account[];
  /** How many there are, in words; undefined while it is not known. */
  count: string | undefined;
  onChange: (filter: ListFilter) => void;
  onSearch: (search: string) => void;
  onSearchAgain: () => unknown;
}

/** What one does to the list: search it, filter it, find a search again, take it along. */
export function TransactionTools({
  filter,
  accounts,
  count,
  onChange,
  onSearch,
  onSearchAgain,
}: TransactionToolsProps) {
  const [unfolded, setUnfolded] = useState<'filters' | 'saved'>();
  const filters = useRef<HTMLButtonElement>(null);
  const csv = useDownload();
  useWindowAhead(loadFolds);
  const saveCsv = () =>
    csv.save(`${brand.fileName}-transactions.csv`, () =>
      callForFile('GET /api/transfers/transactions.csv', {
        query: { ...askedOf(filter), bom: 'true' },
      }),
    );
  const fold = (part: 'filters' | 'saved') => ({
    look: 'secondary' as const,
    compact: true,
    'aria-expanded': unfolded === part,
    // The list stays in sight until the fold has come.
    onClick: () => startTransition(() => setUnfolded(unfolded === part ? undefined : part)),
  });
  // A chip goes when it is pressed.
  const change = (next: ListFilter) => {
    onChange(next);
    filters.current?.focus();
  };
  const chosen = countFilters(filter);
  return (
    <>
      <div className="panel-head transaction-tools screen-only">
        <SearchField
          label={texts.searchTransactions}
          placeholder={texts.searchAllFields}
          value={filter.search}
          onSearch={onSearch}
          onSearchAgain={onSearchAgain}
        />
        <Button ref={filters} {...fold('filters')}>
          {chosen === 0 ? texts.filters : texts.filtersOfChosen(chosen)}
          <Icon name="chevron-down" small ofFold />
        </Button>
        <Button {...fold('saved')}>
          {texts.savedSearches((text) => (
            <span className="visually-hidden">{text}</span>
          ))}
          <Icon name="chevron-down" small ofFold />
        </Button>
        <MenuButton
          label={texts.export}
          className={buttonClass({ look: 'secondary', compact: true })}
          items={[
            { label: texts.statementsPdf, icon: 'statement', to: paths.statements() },
            {
              label: csv.busy ? texts.downloadingCsv : texts.downloadCsv,
              icon: 'download',
              onChoose: () => void saveCsv(),
            },
            { label: texts.printThisPage, icon: 'print', onChoose: () => window.print() },
          ]}
        >
          {texts.export}
          <Icon name="chevron-down" small ofFold />
        </MenuButton>
      </div>
      {unfolded === 'filters' && (
        <TransactionFilters filter={filter} accounts={accounts} onChange={onChange} />
      )}
      {unfolded === 'saved' && <SavedSearches filter={filter} />}
      <div className="transaction-count screen-only">
        <p className="muted small" role="status">
          {count}
        </p>
        {chosen > 0 && (
          <Suspense>
            <FilterChips
              filter={filter}
              onChange={change}
              onClear={() => change({ ...wholeList, search: filter.search })}
            />
          </Suspense>
        )}
      </div>
      <Alert kind="error">{csv.failure}</Alert>
    </>
  );
}
