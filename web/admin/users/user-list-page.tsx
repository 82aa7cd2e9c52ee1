import { useQuery } from '@tanstack/react-query';
import { useCallback, useId } from 'react';
import { Link } from 'wouter';
import { useAddress, useSearchParams } from '../../app/navigation/address.ts';
import type { FoundUser } from '../../../contract/people/user-search.ts';
import { recentUsersQuery, usersQuery } from '../../api/admin-user-queries.ts';
import { staffNewsQuery } from '../../api/staff-news-query.ts';
import { Refused } from '../../api/failures.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { formatDay } from '../../ui/values/format-date.ts';
import { PageSteps } from '../../ui/lists/page-steps.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useHaveCome } from '../../ui/feedback/use-have-come.ts';
import { TryAgain } from '../../ui/feedback/try-again.tsx';
import { mayPass } from '../not-loaded.tsx';
import { calledName } from '../person-name.tsx';
import { WithRight } from '../with-right.tsx';
import { readNotice } from './deleted-notice.ts';
import { StaffNews } from '../news/staff-news.tsx';
import { Weaknesses } from '../weaknesses/weaknesses.tsx';
import { StaffHead } from '../staff-head.tsx';
import { userColumns } from './user-columns.tsx';
import { countText } from '../../ui/values/format.ts';
import { plural } from '../../ui/values/plural.ts';
import '../../ui/panel.css';
import { failureText } from '../../ui/form/failure-text.ts';
import './user-list-page.css';

function UserListPage() {
  const [params, setParams] = useSearchParams();
  const notice = readNotice(useAddress().state);
  const search = params.get('search') ?? '';
  const place = {
    after: params.get('after') ?? undefined,
    before: params.get('before') ?? undefined,
  };
  const query = useQuery(usersQuery({ search, ...place }));
  const { data, isPlaceholderData, refetch } = query;
  const recent = useQuery(recentUsersQuery);
  const news = useQuery(staffNewsQuery);
  // Waits for the parts above the list too, which would push it down.
  const isComing = !useHaveCome(query, recent, news);
  const searchFor = useCallback(
    (text: string) => setParams(text === '' ? {} : { search: text }, { replace: true }),
    [setParams],
  );
  const beside = (direction: 'after' | 'before', person: FoundUser | undefined) => () =>
    setParams({
      ...(search === '' ? {} : { search }),
      ...(person ? { [direction]: person._id } : {}),
    });
  const isOnePage = data !== undefined && !data.hasNewer && !data.hasOlder;
  return (
    <>
      <WithRight right="run-bank">
        <Weaknesses />
      </WithRight>
      <StaffHead heading="Users" detail={data && counts(data)}>
        <SearchField
          label="Search users"
          placeholder="Search people"
          value={search}
          onSearch={searchFor}
          onSearchAgain={refetch}
        />
      </StaffHead>
      {!isComing && <StaffNews />}
      {!isComing && <RecentPeople />}
      <Alert kind="success">{notice}</Alert>
      <TryAgain query={query} mayPass={mayPass}>
        {(failure) => (
          <p>
            {'Failed to fetch users: ' +
              `${failure instanceof Refused ? failure.status : failureText(failure)}`}
          </p>
        )}
      </TryAgain>
      {isComing && <Skeleton lines={8} label="Loading users" />}
      {data && !isComing && (
        <section className="panel user-panel" aria-label="Users">
          <DataTable
            caption="Users, newest first"
            columns={userColumns}
            rows={data.users}
            rowKey={(user) => user._id}
            empty={
              <EmptyState
                title={search === '' ? 'No users yet' : `No users match “${search}”`}
                reason={
                  search === ''
                    ? 'People appear here as soon as they register.'
                    : 'Try another part of a name, an email, a phone or account number, or a reference.'
                }
              />
            }
            className="user-table"
            stale={isPlaceholderData}
          />
          {!isOnePage && (
            <PageSteps
              label={joinedBetween(data.users)}
              onPrevious={data.hasNewer ? beside('before', data.users[0]) : undefined}
              onNext={data.hasOlder ? beside('after', data.users.at(-1)) : undefined}
            />
          )}
        </section>
      )}
    </>
  );
}

interface Counted {
  users: readonly FoundUser[];
  total: number;
  totalIsCapped: boolean;
}

/** `9 users, 2 suspended`; the second only while everybody is in sight. */
function counts({ users, total, totalIsCapped }: Counted): string {
  const people =
    `${countText(total)}${totalIsCapped ? '+' : ''} ` +
    plural(total, { one: 'user', other: 'users' });
  const suspended = users.filter(({ status }) => !status).length;
  return users.length === total ? `${people}, ${suspended} suspended` : people;
}

function joinedBetween(users: readonly FoundUser[]): string {
  const [newest, oldest] = [users[0], users.at(-1)];
  if (!newest || !oldest) return 'No users here';
  const [last, first] = [
    formatDay(new Date(newest.createdAt)),
    formatDay(new Date(oldest.createdAt)),
  ];
  return first === last ? `Joined ${first}` : `Joined ${first} to ${last}`;
}

/** Lists the people whom this member of the staff has opened last: one click back to them. */
function RecentPeople() {
  const { data = [] } = useQuery(recentUsersQuery);
  const titleId = useId();
  if (data.length === 0) return null;
  return (
    <nav className="recent-people" aria-labelledby={titleId}>
      <h2 id={titleId}>Recently viewed</h2>
      <ul>
        {data.map((person) => (
          <li key={person._id}>
            <Link to={paths.manageUser(person._id)} title={person.username}>
              {calledName(person)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export { UserListPage as Page };
