import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { User } from '../../../contract/users.ts';
import { usersQuery } from '../../api/admin-user-queries.ts';
import { Refused } from '../../api/failures.ts';
import { Alert } from '../../ui/alert.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readNotice } from './deleted-notice.ts';
import { userColumns } from './user-columns.tsx';
import '../../ui/panel.css';
import './user-list-page.css';

const pageSize = 50;

export function Component() {
  const [params, setParams] = useSearchParams();
  const notice = readNotice(useLocation().state);
  const search = params.get('search') ?? '';
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const { data, error, isPlaceholderData } = useQuery(usersQuery({ page, limit: pageSize, search }));
  const searchFor = useCallback((text: string) => setParams(text === '' ? {} : { search: text }, { replace: true }), [setParams]);
  return (
    <>
      <div className="user-list-head">
        <PageHeading documentTitle="Users" detail={data && counts(data)}>
          Users
        </PageHeading>
        <SearchField label="Search users" placeholder="Username, email or phone" value={search} onSearch={searchFor} />
      </div>
      <Alert kind="success">{notice}</Alert>
      <Alert kind="error">{error && `Failed to fetch users: ${error instanceof Refused ? error.status : error.message}`}</Alert>
      <section className="panel" aria-label="Users">
        {data === undefined && !error && <Skeleton lines={8} label="Loading users" />}
        {data && data.total === 0 && (
          <EmptyState title={search === '' ? 'No users yet' : `Nobody matches “${search}”`} reason="People appear here as soon as they register." />
        )}
        {data && data.total > 0 && (
          <DataTable
            caption="Users, newest first"
            columns={userColumns}
            rows={data.users}
            rowKey={(user) => user._id}
            className="user-table"
            stale={isPlaceholderData}
          />
        )}
        {data && data.total > pageSize && (
          <Pagination
            page={page}
            pageSize={pageSize}
            total={data.total}
            onPage={(next) => setParams({ ...(search === '' ? {} : { search }), page: String(next) })}
          />
        )}
      </section>
    </>
  );
}

/** `9 users, 2 suspended`; the second only while everybody is in sight. */
function counts({ users, total }: { users: readonly User[]; total: number }): string {
  const people = `${total.toLocaleString('en-US')} ${total === 1 ? 'user' : 'users'}`;
  const suspended = users.filter(({ status }) => !status).length;
  return users.length === total ? `${people}, ${suspended} suspended` : people;
}
