import { useContext } from 'react';
import { AmountsHidden } from '../../ui/money/hidden-amounts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { hideAmounts } from './hidden-amounts-choice.ts';
import './frame.css';
import { hideAmountsButtonTexts } from './frame.texts.ts';

const texts = hideAmountsButtonTexts.hideAmountsButton;

/**
 * Hides every amount in the customer's area from people who can see the screen, or shows them
 * again.
 */
export function HideAmountsButton() {
  const hidden = useContext(AmountsHidden);
  return (
    <button
      type="button"
      className="icon-button icon-toggle hide-amounts"
      aria-label={texts.hideAmounts}
      aria-pressed={hidden}
      title={hidden ? texts.showAmounts : texts.hideAmounts}
      onClick={() => hideAmounts(!hidden)}
    >
      <Icon name={hidden ? 'eye-off' : 'eye'} />
    </button>
  );
}
