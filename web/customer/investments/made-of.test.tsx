import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InvestmentAccount } from '../../../contract/money/accounts.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { AmountsHidden } from '../../ui/money/hidden-amounts.tsx';
import { MadeOf } from './made-of.tsx';

const account: InvestmentAccount = {
  _id: '3',
  type: 'Investment Account',
  number: '100000003',
  balance: 300_00n,
  available: 300_00n,
  asOf: '2026-11-26T17:00:00Z',
  madeOf: { movedIn: 400_00n, movedOut: 200_00n, otherIn: 100_00n, otherOut: 0n },
};

function markupOf(shown: InvestmentAccount, hidden = false): string {
  const client = new QueryClient();
  client.setQueryData(accountsQuery.queryKey, [
    shown,
    { ...shown, _id: '1', type: 'Checking Account', balance: 900_00n },
  ]);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AmountsHidden value={hidden}>
        <MadeOf account={shown} />
      </AmountsHidden>
    </QueryClientProvider>,
  );
}
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('each row of the table has its bar, as long as its amount, and they sum up to the value [D-59 D-64]', () => {
  const markup = markupOf(account);
  const rows = markup.match(/<tr>.*?<\/tr>/g) ?? [];
  expect(rows.slice(1).map((row) => textOf(row).trim())).toEqual([
    'Moved in by you +$400.00',
    'Deposited +$100.00',
    'Moved out by you \u2212$200.00',
    expect.stringMatching(/^Value as of Thu, Nov 26, 2026, .* \$300\.00$/),
  ]);
  const ends = [...markup.matchAll(/d="M1 15V1H(\d+)Q/g)].map(([, end]) => Number(end));
  expect(ends).toHaveLength(3);
  expect((ends[1] ?? 0) / (ends[0] ?? 1)).toBeCloseTo(1 / 4, 1);
  expect((ends[2] ?? 0) / (ends[0] ?? 1)).toBeCloseTo(1 / 2, 1);
  expect(textOf(markup)).toContain('25% of your money with us is in this account.');
});

test('a very small share is not rounded to none, nor a very large one to all', () => {
  const shareOf = (balance: bigint) => textOf(markupOf({ ...account, balance }));
  expect(shareOf(1_00n)).toContain('Less than 1% of your money with us is in this account.');
  expect(shareOf(900_000_00n)).toContain('More than 99% of your money with us is in this account.');
});

test('money that nothing was bought with is called cash, and insured as deposits are [D-64]', () => {
  const none = { movedIn: 0n, movedOut: 0n, otherIn: 0n, otherOut: 0n };
  for (const shown of [account, { ...account, balance: 0n, madeOf: none }]) {
    const text = textOf(markupOf(shown));
    expect(text).toContain('This is cash, waiting for your instructions');
    expect(text).toContain('Like your deposits it is insured up to $250,000');
    expect(text).not.toContain('is invested');
  }
  expect(textOf(markupOf({ ...account, balance: 0n, madeOf: none }))).toContain(
    'Nothing here yet.',
  );
});

test('hidden amounts leave neither figure, share nor bar [D-21]', () => {
  const markup = markupOf(account, true);
  expect(markup).not.toMatch(/\$(?!250,000)\d|\d%|row-bar/);
});
