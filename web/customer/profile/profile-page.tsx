import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../api/user-queries.ts';
import { Appearance } from '../../app/appearance.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PageTop } from '../page-top.tsx';
import { MailChoices } from './mail-choices.tsx';
import { ProfileDetails } from './profile-details.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { SecurityLinks } from './security-links.tsx';
import './profile-page.css';

function ProfilePage() {
  const user = useQuery(userQuery);
  return (
    <>
      <PageTop heading="Profile" detail="Your details and security settings." />
      <LoadFailed text="Failed to fetch profile data." query={user} />
      {user.isPending && <Skeleton lines={6} />}
      {user.data && (
        <div className="profile">
          <div className="profile-side">
            <ProfileDetails user={user.data} />
            <MailChoices />
          </div>
          <div className="profile-side">
            <ProfilePicture user={user.data} />
            <SecurityLinks />
            <Appearance />
          </div>
        </div>
      )}
    </>
  );
}

export { ProfilePage as Page };
