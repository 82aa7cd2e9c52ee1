import { Link, useLocation } from 'wouter';
import { mostUnread } from '../../../contract/people/most-unread.ts';
import { paths } from '../../app/paths.ts';
import { markOfPlace } from '../../ui/frame/mark-of-place.ts';
import { Icon } from '../../ui/icon.tsx';
import './frame.css';
import { noticesBellTexts } from './frame.texts.ts';

const texts = noticesBellTexts.noticesBell;

/** The way to what the bank told the customer, with how much of it is unread. */
export function NoticesBell({ unread }: { unread: number }) {
  const [pathname] = useLocation();
  const to = paths.notices();
  const count = unread < mostUnread ? unread : '99+';
  return (
    <Link
      className="icon-button notices-bell"
      to={to}
      aria-current={markOfPlace(pathname, { to })}
      aria-label={unread === 0 ? texts.notices : texts.noticesUnread(count)}
    >
      <Icon name="bell" />
      {unread > 0 && <span aria-hidden="true">{count}</span>}
    </Link>
  );
}
