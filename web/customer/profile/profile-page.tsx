import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../api/user-queries.ts';
import { Appearance } from '../../app/appearance.tsx';
import { devicePath } from '../../../contract/service-worker.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
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
            <ThisDevice />
          </div>
        </div>
      )}
    </>
  );
}

function ThisDevice() {
  return (
    <Panel title="This device">
      <p className="panel-body">Open Larkmoor without a connection, and see what you last saw.</p>
      {/* A document of its own, which alone may turn it on. */}
      <a className="panel-more" href={devicePath}>
        Choose what this device keeps
        <Icon name="chevron-right" small />
      </a>
    </Panel>
  );
}

export { ProfilePage as Page };
