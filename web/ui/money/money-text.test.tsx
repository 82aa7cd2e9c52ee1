import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountNumber } from './account-number.tsx';
import { AmountsHidden } from './hidden-amounts.tsx';
import { MoneyText } from './money-text.tsx';

const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, '');

test('money in has a plus, money out a true minus before the currency, never a color alone [D-14]', () => {
  const written = (direction: 'credit' | 'debit') =>
    textOf(renderToStaticMarkup(<MoneyText amount={1_234_56n} direction={direction} />));
  expect(written('credit')).toBe('+$1,234.56');
  expect(written('debit')).toBe('\u2212$1,234.56');
});

test('a hidden amount is as long for a dollar as for a million, and is said to be hidden [D-21]', () => {
  const markups = [1_00n, 1_000_000_00n].map((amount) =>
    renderToStaticMarkup(
      <AmountsHidden value>
        <MoneyText amount={amount} />
      </AmountsHidden>,
    ),
  );
  expect(markups[0]).toBe(markups[1]);
  expect(markups[0]).not.toMatch(/\d/);
  expect(textOf(markups[0] ?? '')).toContain('Amount hidden');
});

test('an account number is grouped for the eye, and is copied and read as its plain digits [D-31]', () => {
  const markup = renderToStaticMarkup(<AccountNumber number="123456789" />);
  expect(markup.match(/<span>\d{3}<\/span>/g)).toHaveLength(3);
  expect(textOf(markup)).toBe('123456789');
});
