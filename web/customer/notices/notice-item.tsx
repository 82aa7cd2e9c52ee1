import { Link } from 'wouter';
import type { Notice } from '../../../contract/people/notices.ts';
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

interface NoticeLineProps {
  /** One notice, or the same ones of one day, the newest first. */
  group: readonly Notice[];
  /** Those that were unread when the page showed them. */
  fresh: ReadonlySet<string>;
}

/** A notice; several of the same are one line, which says how many and opens. */
export function NoticeLine({ group, fresh }: NoticeLineProps) {
  const [first, ...more] = group;
  if (first === undefined) return null;
  if (more.length === 0) return <NoticeItem notice={first} isNew={fresh.has(first._id)} />;
  const isNew = group.some(({ _id }) => fresh.has(_id));
  return (
    <li className={classNames('notice-group', isNew && 'notice-new')}>
      <details>
        <summary className="notice">
          <Icon name={noticePlaces[first.kind].icon} />
          <span className="notice-text">
            <span className="notice-title">
              {texts.several(group.length, first.title)}
              {isNew && <Badge look="point">{texts.new}</Badge>}
            </span>
            <span className="muted small">{texts.last(formatTime(new Date(first.at)))}</span>
          </span>
          <Icon name="chevron-down" small ofFold />
        </summary>
        <ul>
          {group.map((notice) => (
            <NoticeItem key={notice._id} notice={notice} isNew={fresh.has(notice._id)} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function NoticeItem({ notice: { kind, about, title, said, at }, isNew }: NoticeItemProps) {
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
        <time
          translate="no"
          className="muted small"
          dateTime={at}
          title={formatExact(new Date(at))}
        >
          {formatTime(new Date(at))}
        </time>
      </div>
    </li>
  );
}
