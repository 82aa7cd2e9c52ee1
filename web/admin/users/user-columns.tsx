import { Link } from 'wouter';
import type { FoundUser } from '../../../contract/people/user-search.ts';
import { paths } from '../../app/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { Column } from '../../ui/lists/data-table.tsx';
import { formatDay, formatExact } from '../../ui/values/format-date.ts';
import { withEmail } from '../../ui/values/with-email.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Monogram } from '../../ui/frame/monogram.tsx';
import { calledName, PersonName } from '../person-name.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { ActiveBadge, RoleBadge } from '../../bank/user-badges.tsx';

export const userColumns: readonly Column<FoundUser>[] = [
  {
    name: 'user',
    title: 'User',
    cell: (user) => (
      <div className="user-cell">
        <Monogram name={calledName(user)} />
        <div>
          <PersonName person={user} />
          <span className="ledger-detail user-email">{withEmail(user.email)}</span>
        </div>
      </div>
    ),
  },
  { name: 'phone', title: 'Phone', cell: (user) => user.phone || '—' },
  {
    name: 'balance',
    title: 'Balance',
    numeric: true,
    cell: ({ balance }) => (balance === null ? '—' : <MoneyText amount={balance} />),
  },
  {
    name: 'seen',
    title: 'Last seen',
    cell: ({ lastSeenAt }) =>
      lastSeenAt === null ? (
        'Never seen'
      ) : (
        <>
          <span className="user-seen">Last seen </span>
          <time translate="no" dateTime={lastSeenAt} title={formatExact(new Date(lastSeenAt))}>
            {formatDay(new Date(lastSeenAt))}
          </time>
        </>
      ),
  },
  {
    name: 'joined',
    title: 'Joined',
    cell: (user) => (
      <time translate="no" dateTime={user.createdAt}>
        {formatDay(new Date(user.createdAt))}
      </time>
    ),
  },
  { name: 'role', title: 'Role', cell: (user) => <RoleBadge role={user.role} /> },
  { name: 'status', title: 'Status', cell: (user) => <ActiveBadge active={user.status} /> },
  {
    name: 'action',
    title: <span className="visually-hidden">Action</span>,
    numeric: true,
    cell: (user) => (
      <Link
        className={buttonClass({ look: 'quiet', compact: true })}
        to={paths.manageUser(user._id)}
      >
        Manage
        <span className="visually-hidden"> {user.username}</span>
        <Icon name="chevron-right" small />
      </Link>
    ),
  },
];
