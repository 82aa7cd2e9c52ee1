import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { logOut } from '../../api/log-out.ts';
import { userQuery } from '../../api/user-queries.ts';
import type { MenuItem } from '../../ui/frame/menu-button.tsx';
import { ProfileMenu } from '../../ui/frame/profile-menu.tsx';
import { HideAmountsButton } from './hide-amounts-button.tsx';
import { NoticesBell } from './notices-bell.tsx';
import { latePart } from '../../app/late-part.tsx';
import { paths } from '../../app/paths.ts';
import { profileLinks } from './profile-links.ts';
import { profileLinksTexts } from './frame.texts.ts';

/** With what else a page can wait for. */
const faceAfterMs = 1_000;
const OwnFace = latePart(async () => (await import('./own-face.tsx')).OwnFace, {
  afterMs: faceAfterMs,
  again: true,
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

const texts = profileLinksTexts.profileLinks;

/** With the number of answers that the customer has not read, and the way to the other language. */
function linksOf({ status, unreadAnswers: count }: { status: boolean; unreadAnswers: number }) {
  if (!status) return profileLinks;
  const waits = { count, words: texts.unreadMessages(count) };
  return [
    ...profileLinks.map((link) =>
      count > 0 && link.to === paths.messages() ? { ...link, waits } : link,
    ),
    {
      label: texts.otherLanguage,
      lang: other,
      icon: 'globe',
      onChoose: () => void changeLanguage(),
    },
  ] satisfies MenuItem[];
}

const other = document.documentElement.lang === 'es' ? 'en' : 'es';

/** The profile, which has all choices, says why it failed when it is tried there again. */
async function changeLanguage(): Promise<void> {
  try {
    await call('PUT /api/users/language', { body: { language: other } });
    // The texts of another language are another document.
    location.reload();
  } catch {
    location.assign(paths.profile());
  }
}
