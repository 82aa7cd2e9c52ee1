import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoTransfers } from './no-transfers.tsx';

test('a page beyond the last does not say that there are no transactions yet', () => {
  const said = renderToStaticMarkup(<NoTransfers search="" elsewhere />);
  expect(said).toContain('No transactions on this page');
  expect(said).not.toContain('yet');
});
