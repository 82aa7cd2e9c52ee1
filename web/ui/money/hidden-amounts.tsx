import { createContext, useContext } from 'react';
import { moneyTexts } from './money.texts.ts';

const texts = moneyTexts.hiddenAmounts;

/** Whether the amounts on this part of the page are hidden from whoever looks on. */
export const AmountsHidden = createContext(false);

interface HiddenAmountProps {
  /** The amount as it would be written; of it only sign and currency stay. */
  written: string;
}

/**
 * Stands for an amount, as long for a dollar as for a million. Eyes get dots and ears get words;
 * the page holds no digit of it.
 */
export function HiddenAmount({ written }: HiddenAmountProps) {
  return (
    <>
      <span aria-hidden="true">{written.replace(/\d[\d,.]*/, '••••')}</span>
      <span className="visually-hidden">{texts.amountHidden}</span>
    </>
  );
}

const amount = /(?:[+−]?[AC]?\$|[+−]?[€£₹])\d[\d,]*(?:\.\d\d)?/;

/** A sentence that may name amounts, each of them hidden where amounts are. */
export function TextWithAmounts({ text }: { text: string }) {
  const hidden = useContext(AmountsHidden);
  const found = amount.exec(text);
  if (!hidden || found === null) return text;
  const [written] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <HiddenAmount written={written} />
      <TextWithAmounts text={text.slice(found.index + written.length)} />
    </>
  );
}
