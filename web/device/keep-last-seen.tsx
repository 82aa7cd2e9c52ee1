import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { counterparty } from '../../contract/money/transfer-words.ts';
import { readSession } from '../api/session.ts';
import {
  dashboardAccountsQuery,
  recentTransfersQuery,
} from '../customer/dashboard/dashboard-queries.ts';
import { moneyText } from '../ui/money/money-text.tsx';
import { formatExact, formatShortDay } from '../ui/values/format-date.ts';
import { keepLastSeen, mayKeepLastSeen, type LastSeen } from './last-seen.ts';

const settledAfterMs = 1_000;

/** Keeps what the dashboard shows for a time without a connection, where this device may. */
export function KeepLastSeen() {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!mayKeepLastSeen()) return;
    let timer: ReturnType<typeof setTimeout>;
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void keep(queryClient), settledAfterMs);
    };
    keepSoon();
    const stop = queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') keepSoon();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queryClient]);
  return null;
}

async function keep(queryClient: QueryClient): Promise<void> {
  const session = readSession();
  const seen = readSeen(queryClient);
  if (session?.role !== 'user' || seen === undefined) return;
  // Where the browser keeps nothing there is nothing to show later.
  await keepLastSeen(seen, session.token).catch(() => undefined);
}

function readSeen(queryClient: QueryClient): LastSeen | undefined {
  const accounts = queryClient.getQueryData(dashboardAccountsQuery.queryKey);
  const recent = queryClient.getQueryData(recentTransfersQuery('').queryKey);
  if (accounts === undefined || recent === undefined) return undefined;
  return {
    asOf: formatExact(new Date()),
    accounts: accounts.map(({ type, balance }) => ({ name: type, balance: moneyText(balance) })),
    payments: recent.transfers.map((transfer) => ({
      id: transfer._id,
      day: formatShortDay(new Date(transfer.createdAt)),
      who: counterparty(transfer, accounts),
      amount: moneyText(transfer.amount, transfer.currency, transfer.transactionType),
    })),
  };
}
