import { startTransition, Suspense, useRef, useState } from 'react';
import { brand } from '../../../config/bank.ts';
import type { Account } from '../../../contract/people/account.ts';
import { callForFile } from '../../api/client.ts';
import { latePart, useFetchAhead } from '../../app/navigation/late-part.tsx';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MenuButton, type MenuItem } from '../../ui/frame/menu-button.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { useDownload } from '../../app/use-download.ts';
import { askedOf, countFilters, wholeList, type ListFilter } from './list-filter.ts';
import { LiveText } from '../../ui/values/live-text.tsx';
import './transactions-page.css';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.transactionTools;

const TransactionFilters = latePart(
  async () => (await import('./transaction-filters.tsx')).TransactionFilters,
);
const SavedSearches = latePart(async () => (await import('./saved-searches.tsx')).SavedSearches);
const FilterChips = latePart(async () => (await import('./filter-chips.tsx')).FilterChips);
const fetchFolds = () => {
  for (const fold of [TransactionFilters, SavedSearches, FilterChips]) fold.fetchAhead();
};

interface TransactionToolsProps {
  filter: ListFilter;
  accounts: readonly Account[];
  /** The number of transactions found, in words; undefined while it is not known. */
  count: string | undefined;
  onChange: (filter: ListFilter) => void;
  onSearch: (search: string) => void;
  onSearchAgain: () => unknown;
}

/** The tools of the list: search it, filter it, find a search again, take it along. */
export function TransactionTools({
  filter,
  accounts,
  count,
  onChange,
  onSearch,
  onSearchAgain,
}: TransactionToolsProps) {
  const [unfolded, setUnfolded] = useState<'filters' | 'saved'>();
  const tools = useRef<HTMLDivElement>(null);
  const csv = useDownload();
  useFetchAhead(fetchFolds);
  const saveCsv = () =>
    csv.save(`${brand.fileName}-transactions.csv`, () =>
      callForFile('GET /api/transfers/transactions.csv', {
        query: { ...askedOf(filter), bom: 'true' },
      }),
    );
  // The list stays in sight until the fold has come.
  const toggle = (part: 'filters' | 'saved') =>
    startTransition(() => setUnfolded(unfolded === part ? undefined : part));
  const fold = (part: 'filters' | 'saved') => ({
    look: 'secondary' as const,
    compact: true,
    'aria-expanded': unfolded === part,
    onClick: () => toggle(part),
  });
  // A chip goes when it is pressed.
  const change = (next: ListFilter) => {
    onChange(next);
    const buttons = tools.current?.querySelectorAll<HTMLElement>('.button') ?? [];
    [...buttons].find((button) => button.checkVisibility())?.focus();
  };
  const chosen = countFilters(filter);
  const filtersWords = chosen === 0 ? texts.filters : texts.filtersOfChosen(chosen);
  const exports: readonly MenuItem[] = [
    { label: texts.statementsPdf, icon: 'statement', to: paths.statements() },
    {
      label: csv.busy ? texts.downloadingCsv : texts.downloadCsv,
      icon: 'download',
      onChoose: () => void saveCsv(),
    },
    { label: texts.printThisPage, icon: 'print', onChoose: () => window.print() },
  ];
  const menu = buttonClass({ look: 'secondary', compact: true });
  return (
    <>
      <div ref={tools} className="panel-head transaction-tools screen-only">
        <SearchField
          label={texts.searchTransactions}
          placeholder={texts.search}
          value={filter.search}
          onSearch={onSearch}
          onSearchAgain={onSearchAgain}
        />
        <Button {...fold('filters')} className="transaction-tool">
          {filtersWords}
          <Icon name="chevron-down" small ofFold />
        </Button>
        <Button {...fold('saved')} className="transaction-tool">
          {texts.savedSearches((text) => (
            <span className="visually-hidden">{text}</span>
          ))}
          <Icon name="chevron-down" small ofFold />
        </Button>
        <div className="transaction-tool">
          <MenuButton label={texts.export} className={menu} items={exports}>
            {texts.export}
            <Icon name="chevron-down" small ofFold />
          </MenuButton>
        </div>
        {/* On a phone one button replaces the three, so that the first payment is in sight. */}
        <div className="transaction-tools-in-one">
          <MenuButton
            label={texts.filterSaveExport}
            className={menu}
            items={[
              { label: filtersWords, icon: 'list', onChoose: () => toggle('filters') },
              {
                label: texts.savedSearchesInMenu,
                icon: 'search',
                onChoose: () => toggle('saved'),
              },
              ...exports,
            ]}
          >
            {texts.more}
            <Icon name="chevron-down" small ofFold />
          </MenuButton>
        </div>
      </div>
      {unfolded === 'filters' && (
        <TransactionFilters filter={filter} accounts={accounts} onChange={onChange} />
      )}
      {unfolded === 'saved' && <SavedSearches filter={filter} />}
      <div className="transaction-count screen-only">
        <p className="muted small" role="status">
          {count !== undefined && <LiveText text={count} />}
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
