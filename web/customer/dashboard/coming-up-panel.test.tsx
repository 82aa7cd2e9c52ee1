import type { UseQueryResult } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Account } from '../../../contract/people/account.ts';
import type { ComingMovement } from '../../../contract/money/coming.ts';
import type { OwnTransfer } from '../../../contract/money/transfers.ts';
import type { Answer } from '../../api/client.ts';
import { AmountsHidden } from '../../ui/money/hidden-amounts.tsx';
import { ComingUpPanel } from './coming-up-panel.tsx';

const checking: Account = {
  _id: '1',
  type: 'Checking Account',
  number: '100000001',
  balance: 1_000_00n,
  available: 1_000_00n,
};
const order = (recipientName: string, transferDate: string, debitedUsd: bigint) =>
  ({
    _id: recipientName,
    recipientName,
    transferDate,
    debitedUsd,
    amount: debitedUsd,
    currency: 'USD',
    transactionType: 'debit',
    category: 'Local transfer',
    reference: '',
    senderAccount: checking.number,
    recipientAccount: '441720916',
    billType: null,
    nickname: null,
  }) as OwnTransfer;

const coming = (name: string, day: string, amount: bigint, left: bigint): ComingMovement => ({
  kind: 'scheduled',
  id: name,
  name,
  day,
  plannedDay: day,
  at: `${day}T17:00:00Z`,
  amount,
  payer: 'Checking Account',
  receiver: null,
  left,
});

const answered = <T,>(data: T) =>
  ({ data, error: null, isPending: false, isLoadingError: false }) as UseQueryResult<T>;

const panel = (
  scheduled: readonly ComingMovement[],
  pending: readonly OwnTransfer[],
  total: number,
) => (
  <ComingUpPanel
    accounts={[checking]}
    scheduled={answered({ coming: [...scheduled] })}
    pending={answered({
      transfers: [...pending],
      total,
    } as Answer<'GET /api/transfers/transactions'>)}
  />
);
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('what is scheduled and what is pending stand apart, each with the balance it leaves [D-32 D-33]', () => {
  const markup = renderToStaticMarkup(
    panel(
      [
        coming('Fenland Cottages', '2026-12-01', 900_00n, 100_00n),
        coming('Slipway Garage', '2026-12-02', 150_00n, -50_00n),
      ],
      [
        order('Kettle & Loaf', '2026-11-26T17:00:00Z', 7_31n),
        order('Quay Street Parking', '2026-11-26T16:00:00Z', 22_50n),
        order('Lantern Books', '2026-11-26T15:00:00Z', 54_69n),
      ],
      4,
    ),
  );
  const [, scheduled = '', pending = ''] = markup.split(/<h3 id="coming-(?:scheduled|pending)">/);
  expect(textOf(scheduled)).toMatch(
    /Fenland Cottages on Tue, Dec 1 \u2212\$900\.00 Checking Account, balance after: \$100\.00/,
  );
  // The second is not covered once the first is paid, and says so before it is due.
  expect(textOf(scheduled)).toMatch(/Slipway Garage .* is short by \$50\.00/);
  expect(textOf(pending)).toMatch(/Kettle &amp; Loaf \u2212\$7\.31/);
  // As many as are there to be counted, of as many as the bank has.
  expect(pending.match(/<li>/g)).toHaveLength(2);
  expect(textOf(pending)).toContain('2 of 4 shown');
  expect(scheduled).not.toContain('Kettle');
});

test('a loan payment, a bill on a closed day and a check say what they are', () => {
  const markup = renderToStaticMarkup(
    panel(
      [
        {
          ...coming('LOAN-3F2A91BC', '2026-11-27', 106_05n, 893_95n),
          kind: 'loan payment',
        },
        {
          ...coming('Brightwater Utilities', '2026-11-30', 40_00n, 853_95n),
          kind: 'recurring bill',
          plannedDay: '2026-11-28',
        },
        {
          ...coming('CHECK-00AB12CD', '2026-12-01', 25_00n, 878_95n),
          kind: 'check',
          payer: null,
          receiver: 'Checking Account',
        },
      ],
      [],
      0,
    ),
  );
  const text = textOf(markup);
  expect(text).toMatch(/Loan payment LOAN-3F2A91BC on Fri, Nov 27 −\$106\.05/);
  expect(text).toMatch(
    /Brightwater Utilities on Mon, Nov 30 because banks are closed on Sat, Nov 28, 2026 −\$40\.00/,
  );
  expect(text).toMatch(/Check CHECK-00AB12CD on Tue, Dec 1 \+\$25\.00/);
});

test('one pending payment of more is counted as one', () => {
  const markup = renderToStaticMarkup(
    panel([], [order('Kettle & Loaf', '2026-11-26T17:00:00Z', 7_31n)], 3),
  );
  expect(textOf(markup)).toContain('1 of 3 shown');
});

test('with nothing to come it says so, and what to do', () => {
  const markup = renderToStaticMarkup(
    <Router ssrPath="/user/dashboard">{panel([], [], 0)}</Router>,
  );
  expect(textOf(markup)).toContain('Nothing scheduled. Payments you schedule show up here.');
  expect(markup).toContain('href="/user/pay-bills"');
});

test('hidden amounts are in none of it', () => {
  const markup = renderToStaticMarkup(
    <AmountsHidden value>
      {panel(
        [coming('Fenland Cottages', '2026-12-01', 900_00n, 100_00n)],
        [order('Kettle & Loaf', '2026-11-26T17:00:00Z', 7_31n)],
        1,
      )}
    </AmountsHidden>,
  );
  expect(markup).toContain('Kettle &amp; Loaf');
  expect(markup).not.toMatch(/\$\d|900|7\.31/);
});
