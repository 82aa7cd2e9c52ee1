import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import '../../ui/panel.css';
import './accounts.css';

interface AccountPageProps<Account> {
  heading: string;
  detail: string;
  /** The accounts of its kind, of which a customer has one. */
  query: UseQueryResult<Account[]>;
  words: { loading: string; failed: string; none: string; whyNone: string };
  children: (account: Account) => ReactNode;
}

/** The page of the one account of a kind. */
export function AccountPage<Account>({
  heading,
  detail,
  query,
  words,
  children,
}: AccountPageProps<Account>) {
  const [account] = query.data ?? [];
  return (
    <>
      <PageTop heading={heading} detail={detail} />
      <LoadFailed text={words.failed} query={query} />
      {query.isPending && <Skeleton lines={6} label={words.loading} />}
      {query.data && !account && (
        <section className="panel" aria-label={heading}>
          <EmptyState title={words.none} reason={words.whyNone} />
        </section>
      )}
      {account && <div className="account-page">{children(account)}</div>}
    </>
  );
}
