import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { readAmounts, type AmountErrors, type AmountRange } from './amount-range.ts';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.amountRangeFields;

const pauseMs = 400;

interface AmountRangeFieldsProps extends AmountRange {
  /** Called once the typing pauses and says a range. */
  onChange: (range: AmountRange) => void;
}

const isSame = (one: AmountRange, other: AmountRange) =>
  one.amountFrom === other.amountFrom && one.amountTo === other.amountTo;

/** The lowest and the highest amount. Empty means without an end. */
export function AmountRangeFields({ amountFrom, amountTo, onChange }: AmountRangeFieldsProps) {
  const [typed, setTyped] = useState<AmountRange>({ amountFrom, amountTo });
  const [errors, setErrors] = useState<AmountErrors>({});
  const sent = useRef<AmountRange>({ amountFrom, amountTo });
  useEffect(() => {
    // Another control has changed the address: the Back button, a saved search, Clear filters.
    if (isSame(sent.current, { amountFrom, amountTo })) return;
    sent.current = { amountFrom, amountTo };
    setTyped(sent.current);
    setErrors({});
  }, [amountFrom, amountTo]);
  useEffect(() => {
    const typedAt = location.pathname;
    const timer = setTimeout(() => {
      const read = readAmounts(typed);
      setErrors('errors' in read ? read.errors : {});
      // A customer who typed and then left is on the way to another page: a filter must not call
      // them back.
      if ('errors' in read || isSame(read.range, sent.current) || location.pathname !== typedAt)
        return;
      sent.current = read.range;
      onChange(read.range);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  const type = (change: Partial<AmountRange>) => {
    setErrors({});
    setTyped({ ...typed, ...change });
  };
  return (
    <div className="amount-range" role="group" aria-label={texts.amounts}>
      <TextField
        label={texts.amountFrom}
        inputMode="decimal"
        autoComplete="off"
        name="amountFrom"
        value={typed.amountFrom}
        error={errors.amountFrom}
        onChange={({ currentTarget }) => type({ amountFrom: currentTarget.value })}
      />
      <TextField
        label={texts.amountTo}
        inputMode="decimal"
        autoComplete="off"
        name="amountTo"
        value={typed.amountTo}
        error={errors.amountTo}
        onChange={({ currentTarget }) => type({ amountTo: currentTarget.value })}
      />
      <p className="muted small">{texts.inUsDollarsForeignPayments}</p>
    </div>
  );
}
