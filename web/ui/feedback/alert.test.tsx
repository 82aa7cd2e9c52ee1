import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Alert } from './alert.tsx';

test('an alert with nothing to say draws no box, however its nothing is written', () => {
  const nothing = undefined;
  for (const children of [nothing, null, false, '', [nothing, false], [null, '', [nothing]]]) {
    expect(renderToStaticMarkup(<Alert kind="info">{children}</Alert>)).toBe(
      '<div role="status" class="alert-region"></div>',
    );
  }
});

test('an alert with a word among nothing draws its box', () => {
  const absent = undefined;
  expect(
    renderToStaticMarkup(
      <Alert kind="error">
        {absent}
        {'Wrong.'}
      </Alert>,
    ),
  ).toContain('Wrong.');
});
