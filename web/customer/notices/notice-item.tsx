import { Link } from 'wouter';
import type { Notice } from '../../../contract/notices.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { formatExact, formatTime } from '../../ui/values/format-date.ts';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { noticePlaces } from './notice-places.ts';
import { noticesTexts } from './notices.texts.ts';

const texts = noticesTexts.noticeItem;

interface NoticeItemProps {
  notice: Notice;
  /** It was unread when the page showed it. */
  isNew: boolean;
}

export function NoticeItem({ notice: { kind, about, title, said, at }, isNew }: NoticeItemProps) {
  const { icon, to } = noticePlaces[kind];
  return (
    <li className={classNames('notice', isNew && 'notice-new')}>
      <Icon name={icon} />
      <div className="notice-text">
        <p className="notice-title">
          <Link className="lone-link" to={to(about)}>
            {title}
          </Link>
          {isNew && <Badge look="point">{texts.new}</Badge>}
        </p>
        <p className="notice-said">
          <TextWithAmounts text={said} />
        </p>
        <time className="muted small" dateTime={at} title={formatExact(new Date(at))}>
          {formatTime(new Date(at))}
        </time>
      </div>
    </li>
  );
}
