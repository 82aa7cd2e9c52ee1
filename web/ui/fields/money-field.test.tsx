import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoneyField } from './money-field.tsx';

test('an amount is text with the decimal keypad, which no wheel and no arrow key changes [D-16]', () => {
  const markup = renderToStaticMarkup(
    <MoneyField label="Amount" name="amount" defaultValue="1,234.50" />,
  );
  const [input = ''] = /<input[^>]+>/.exec(markup) ?? [];
  expect(input).toContain('type="text"');
  expect(input).toContain('inputMode="decimal"');
  for (const ofNumbers of ['type="number"', 'step=', 'min='])
    expect(input).not.toContain(ofNumbers);
});
