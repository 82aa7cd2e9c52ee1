import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Session } from '../../../contract/people/sessions.ts';
import type { IconName } from '../../art/icons.tsx';
import { passkeysQuery } from '../../api/passkeys-query.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { secondFactorQuery } from '../../api/second-factor-query.ts';
import { sessionsQuery } from '../../api/session-queries.ts';
import { userQuery } from '../../api/user-queries.ts';
import { paths } from '../../app/paths.ts';
import { withEmail } from '../../ui/values/with-email.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { passwordAge } from './password-age.ts';
import { guardsOf, type Guard, type Known } from './security-state.ts';
import { Score } from './score.tsx';
import './security-page.css';
import { securityTexts } from './security.texts.ts';

const texts = securityTexts.page;

/** The guards of the account: those on, those off, and the door to each. */
function SecurityPage() {
  const user = useQuery(userQuery);
  const pin = useQuery(pinStateQuery);
  const second = useQuery(secondFactorQuery);
  const passkeys = useQuery(passkeysQuery);
  const sessions = useQuery(sessionsQuery);
  const failed = [user, pin, second, passkeys, sessions].find(({ data, error }) => !data && error);
  const known: Known | undefined =
    user.data && pin.data && second.data && passkeys.data
      ? {
          ...user.data,
          pin: pin.data,
          twoStepsSince: second.data.since,
          recoveryCodesLeft: second.data.recoveryCodesLeft,
          passkeys: passkeys.data.passkeys.filter(({ waitsSince }) => waitsSince === null).length,
        }
      : undefined;
  return (
    <>
      <PageTop heading={texts.security} detail={texts.whatProtectsYour} />
      {failed && <LoadFailed text={texts.couldNotBeLoaded} query={failed} />}
      {!failed && (!known || !sessions.data) && <Skeleton lines={6} label={texts.loading} />}
      <div className="security-page">
        {known && (failed || sessions.data) && <Guards guards={guardsOf(known)} />}
        {(known || failed) && user.data && sessions.data && (
          <Always changedAt={user.data.passwordChangedAt} sessions={sessions.data} />
        )}
      </div>
    </>
  );
}

function Guards({ guards }: { guards: readonly Guard[] }) {
  return (
    <Panel title={texts.yourScore}>
      <Score guards={guards} />
      <ul className="security-list">
        {guards.map(({ name, detail, isOn, icon, to }) => (
          <Line key={name} icon={icon} name={name} detail={detail} to={to}>
            <Badge look={isOn ? 'good' : 'plain'} icon={isOn ? 'check' : 'ban'}>
              {isOn ? texts.on : texts.off}
            </Badge>
          </Line>
        ))}
      </ul>
    </Panel>
  );
}

interface AlwaysProps {
  changedAt: string | null;
  sessions: readonly Session[];
}

/** The guards that cannot be turned on or off. */
function Always({ changedAt, sessions }: AlwaysProps) {
  return (
    <Panel title={texts.alwaysThere}>
      <ul className="security-list">
        <Line
          icon="lock"
          name={texts.password}
          detail={passwordAge(changedAt)}
          to={paths.passwordReset()}
        />
        <Line
          icon="clock"
          name={texts.sessions}
          detail={texts.devices(sessions.length)}
          to={paths.sessions()}
        />
        <Line
          icon="swap"
          name={texts.connectedApps}
          detail={texts.connectedAppsDetail}
          to={paths.feeds()}
        />
        <Line icon="alert" name={texts.notMe} detail={texts.notMeDetail} to={paths.freeze()} />
      </ul>
    </Panel>
  );
}

interface LineProps {
  icon: IconName;
  name: string;
  detail: string;
  to: string;
  children?: ReactNode;
}

function Line({ icon, name, detail, to, children }: LineProps) {
  return (
    <li>
      <Icon name={icon} />
      <span className="security-what">
        <Link to={to}>{name}</Link>
        <span className="muted small">{withEmail(detail)}</span>
      </span>
      {children}
    </li>
  );
}

export { SecurityPage as Page };
