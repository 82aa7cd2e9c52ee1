import { useQuery } from '@tanstack/react-query';
import { logOut } from '../api/log-out.ts';
import { userQuery } from '../api/user-queries.ts';
import { ProfileMenu } from '../ui/frame/profile-menu.tsx';
import { HideAmountsButton } from './hide-amounts-button.tsx';
import { NoticesBell } from './notices-bell.tsx';
import { profileLinks } from './profile-links.ts';

/** What stands at the right end of every head: amounts, notices and the person's menu. */
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
          links={profileLinks}
          onLogOut={() => void logOut()}
        />
      </>
    )
  );
}
