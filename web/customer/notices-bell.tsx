import { Link } from 'react-router';
import { mostUnread } from '../../contract/most-unread.ts';
import { paths } from '../app/paths.ts';
import { Icon } from '../ui/icon.tsx';
import './notices-bell.css';

/** The way to what the bank told the customer, with how much of it is unread. */
export function NoticesBell({ unread }: { unread: number }) {
  const count = unread < mostUnread ? unread : '99+';
  return (
    <Link
      className="icon-button notices-bell"
      to={paths.notices()}
      aria-label={unread === 0 ? 'Notices' : `Notices, ${count} unread`}
    >
      <Icon name="bell" />
      {unread > 0 && <span aria-hidden="true">{count}</span>}
    </Link>
  );
}
