import { createContext, Fragment, useContext } from 'react';
import { LiveText } from '../values/live-text.tsx';
import { moneyTexts } from './money.texts.ts';

const texts = moneyTexts.hiddenAmounts;

/** True while the amounts on this part of the page are hidden. */
export const AmountsHidden = createContext(false);

/**
 * The text without the digits of its amounts: only sign and currency stay, as long for a dollar as
 * for a million.
 */
export const hideAmounts = (text: string): string =>
  text.replace(/(?<=[$€£₹])\d[\d,]*(\.\d\d)?/g, '••••');

/**
 * An amount, or a sentence that may name some: one of the bank's, which comes in words, or one of
 * the page's, which has its amounts of `useAmountText`. Where amounts are hidden, eyes get dots and
 * ears get words; the page holds no digit of them.
 */
export function TextWithAmounts({ text }: { text: string }) {
  const hidden = useContext(AmountsHidden);
  return hidden ? (
    <span key={text}>
      <WithDots text={text} />
    </span>
  ) : (
    <LiveText text={text} />
  );
}

/** The text with dots for the eye and words for the ear in place of its amounts. */
export function WithDots({ text }: { text: string }) {
  const parts = hideAmounts(text).split(/([+−]?[AC]?[$€£₹]••••)/);
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of one text never move.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        <span aria-hidden="true">{part}</span>
        <span className="visually-hidden">{texts.amountHidden}</span>
      </Fragment>
    ),
  );
}
