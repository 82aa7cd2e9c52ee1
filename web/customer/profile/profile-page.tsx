import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { userQuery } from '../../api/user-queries.ts';
import { Appearance } from '../../app/appearance.tsx';
import { devicePath } from '../../../contract/values/service-worker.ts';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MailChoices } from './mail-choices.tsx';
import { ProfileDetails } from './profile-details.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { profileTexts } from './profile.texts.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import './profile-page.css';

const texts = profileTexts.security;

function ProfilePage() {
  const user = useQuery(userQuery);
  return (
    <>
      <PageTop heading={profileTexts.heading} detail={profileTexts.detail} />
      <LoadFailed text={profileTexts.notLoaded} query={user} />
      {user.isPending && <Skeleton lines={6} />}
      {user.data && (
        <div className="profile">
          <Stack gap={20}>
            <ProfileDetails user={user.data} />
            <MailChoices />
          </Stack>
          <Stack gap={20}>
            <ProfilePicture user={user.data} />
            <SecurityLinks />
            <Appearance />
            <LanguageChoice kept={user.data.language} />
            <ThisDevice />
          </Stack>
        </div>
      )}
    </>
  );
}

function ThisDevice() {
  return (
    <Panel title={profileTexts.device.title}>
      <p className="panel-body">{profileTexts.device.detail}</p>
      {/* A document of its own, which alone may turn it on. */}
      <a className="panel-more" href={devicePath}>
        {profileTexts.device.choose}
        <Icon name="chevron-right" small />
      </a>
    </Panel>
  );
}

const links = [
  { to: paths.passwordReset(), icon: 'lock', ...texts.password },
  { to: paths.twoStep(), icon: 'phone', ...texts.twoStep },
  { to: paths.securityPin(), icon: 'digits', ...texts.pin },
  { to: paths.sessions(), icon: 'clock', ...texts.sessions },
] as const;

function SecurityLinks() {
  return (
    <Panel title={texts.title}>
      <ul className="security-links">
        {links.map(({ to, icon, title, detail }) => (
          <li key={to}>
            <Icon name={icon} />
            <span>
              <Link to={to}>{title}</Link>
              <span className="muted small">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
      <Link className="panel-more" to={paths.security()}>
        {texts.overview}
        <Icon name="chevron-right" small />
      </Link>
    </Panel>
  );
}

export { ProfilePage as Page };
