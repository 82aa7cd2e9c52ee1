import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { mostUnread } from '../../../contract/people/most-unread.ts';
import { call } from '../../api/client.ts';
import { logOut } from '../../api/log-out.ts';
import { userQuery } from '../../api/user-queries.ts';
import { markOfPlace } from '../../ui/frame/mark-of-place.ts';
import type { MenuItem } from '../../ui/frame/menu-button.tsx';
import { ProfileMenu } from '../../ui/frame/profile-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import { HideAmountsButton } from './hide-amounts-button.tsx';
import { latePart } from '../../app/navigation/late-part.tsx';
import { paths } from '../../app/paths.ts';
import { profileLinks } from './profile-links.ts';
import { noticesBellTexts, profileLinksTexts } from './frame.texts.ts';
import './frame.css';

const texts = noticesBellTexts.noticesBell;

/** With what else a page can wait for. */
const faceAfterMs = 1_000;
const OwnFace = latePart(async () => (await import('./own-face.tsx')).OwnFace, {
  afterMs: faceAfterMs,
  again: true,
  lost: 'nothing',
});

/** The right end of every head: amounts, notices and the person's menu. */
export function HeaderActions({ small = false }: { small?: boolean }) {
  const { data: user } = useQuery(userQuery);
  return (
    user && (
      <>
        <HideAmountsButton />
        {user.status && <NoticesBell unread={user.unreadNotices} />}
        <ProfileMenu
          small={small}
          username={user.username}
          face={user.status && user.profileImage !== null && <OwnFace />}
          links={linksOf(user)}
          onLogOut={() => void logOut()}
        />
      </>
    )
  );
}

const menuTexts = profileLinksTexts.profileLinks;

/** With the number of answers that the customer has not read, and the way to the other language. */
function linksOf({ status, unreadAnswers: count }: { status: boolean; unreadAnswers: number }) {
  if (!status) return profileLinks;
  const waits = count === 0 ? undefined : { count, words: menuTexts.unreadMessages(count) };
  return [
    ...profileLinks.map((link) => (link.to === paths.messages() ? { ...link, waits } : link)),
    {
      label: menuTexts.otherLanguage,
      lang: other,
      icon: 'globe',
      onChoose: () => void changeLanguage(),
    },
  ] satisfies MenuItem[];
}

const other = document.documentElement.lang === 'es' ? 'en' : 'es';

/** The texts of another language are another document. The profile, which has all choices, says why it failed. */
const changeLanguage = () =>
  call('PUT /api/users/language', { body: { language: other } }).then(
    () => location.reload(),
    () => location.assign(paths.profile()),
  );

/** The way to what the bank told the customer, with how much of it is unread. */
function NoticesBell({ unread }: { unread: number }) {
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
