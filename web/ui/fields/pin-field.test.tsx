import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PinField } from './pin-field.tsx';

const inputOf = (shown: boolean) =>
  /<input[^>]+>/.exec(
    renderToStaticMarkup(
      <PinField label="Security PIN" value="4071" shown={shown} onChange={() => undefined} />,
    ),
  )?.[0] ?? '';

test('a PIN is masked, typed with the numeric keypad, and kept by no password manager [D-48]', () => {
  const input = inputOf(false);
  for (const said of [
    'type="password"',
    'inputMode="numeric"',
    'autoComplete="one-time-code"',
    'data-1p-ignore',
    'data-lpignore="true"',
  ])
    expect(input).toContain(said);
  expect(inputOf(true)).toContain('type="text"');
});
