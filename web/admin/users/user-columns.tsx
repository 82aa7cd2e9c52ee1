import { Link } from 'wouter';
import type { ListedUser } from '../../../contract/user-search.ts';
import { paths } from '../../app/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { Column } from '../../ui/lists/data-table.tsx';
import { formatDay } from '../../ui/values/format-date.ts';
import { Icon } from '../../ui/icon.tsx';
import { Monogram } from '../../ui/frame/monogram.tsx';
import { calledName, PersonName } from '../person-name.tsx';
import { ActiveBadge, RoleBadge } from '../../bank/user-badges.tsx';

/** Where it is too long, it breaks before its domain. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

export const userColumns: readonly Column<ListedUser>[] = [
  {
    name: 'user',
    title: 'User',
    cell: (user) => (
      <div className="user-cell">
        <Monogram name={calledName(user)} />
        <div>
          <PersonName person={user} />
        </div>
      </div>
    ),
  },
  { name: 'email', title: 'Email', cell: (user) => <Email address={user.email} /> },
  { name: 'phone', title: 'Phone', cell: (user) => user.phone || '—' },
  {
    name: 'joined',
    title: 'Joined',
    cell: (user) => <time dateTime={user.createdAt}>{formatDay(new Date(user.createdAt))}</time>,
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
