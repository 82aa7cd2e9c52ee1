import { useContext } from 'react';
import { AmountsHidden } from '../ui/money/hidden-amounts.tsx';
import { Icon } from '../ui/icon.tsx';
import { hideAmounts } from './hidden-amounts-choice.ts';
import './hide-amounts-button.css';

/** Hides every amount in the customer's area from whoever looks on, or shows them again. */
export function HideAmountsButton() {
  const hidden = useContext(AmountsHidden);
  return (
    <button
      type="button"
      className="icon-button hide-amounts"
      aria-label="Hide amounts"
      aria-pressed={hidden}
      title={hidden ? 'Show amounts' : 'Hide amounts'}
      onClick={() => hideAmounts(!hidden)}
    >
      <Icon name={hidden ? 'eye-off' : 'eye'} />
    </button>
  );
}
