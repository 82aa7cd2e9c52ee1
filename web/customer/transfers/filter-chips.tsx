import { useBankDay } from '../../bank/use-bank-day.ts';
import { Button } from '../../ui/button.tsx';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAmountText } from '../../ui/money/money-text.tsx';
import { chosenParts } from './chosen-parts.ts';
import type { ListFilter } from './list-filter.ts';
import './transaction-filters.css';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.filterChips;

interface FilterChipsProps {
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
  onClear: () => void;
}

/** The filters that narrow the list down, each taken back with one press. */
export function FilterChips({ filter, onChange, onClear }: FilterChipsProps) {
  const parts = chosenParts(filter, { today: useBankDay(), amountText: useAmountText() });
  if (parts.length === 0) return null;
  return (
    <div className="filter-chips" role="group" aria-label={texts.chosenFilters}>
      {parts.map(({ text, without }) => (
        <button key={text} type="button" className="filter-chip" onClick={() => onChange(without)}>
          <span className="visually-hidden">{texts.removeFilter}</span>
          <TextWithAmounts text={text} />
          <Icon name="close" small />
        </button>
      ))}
      <Button look="quiet" compact onClick={onClear}>
        {texts.clearFilters}
      </Button>
    </div>
  );
}
