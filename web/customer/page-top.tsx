import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { logOut } from '../api/log-out.ts';
import { userQuery } from '../api/user-queries.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { ProfileMenu } from '../ui/profile-menu.tsx';
import { HideAmountsButton } from './hide-amounts-button.tsx';
import { profileLinks } from './profile-links.ts';

interface PageTopProps {
  heading: ReactNode;
  documentTitle: string;
  detail?: ReactNode;
}

/** The head of every customer page: its heading, and on wide screens the person's menu. */
export function PageTop({ heading, documentTitle, detail }: PageTopProps) {
  const { data: user } = useQuery(userQuery);
  return (
    <div className="page-top">
      <PageHeading documentTitle={documentTitle} detail={detail}>
        {heading}
      </PageHeading>
      {user && (
        <>
          <HideAmountsButton />
          <ProfileMenu username={user.username} links={profileLinks} onLogOut={() => void logOut()} />
        </>
      )}
    </div>
  );
}
