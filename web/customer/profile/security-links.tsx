import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.security;

const links = [
  { to: paths.passwordReset(), icon: 'lock', ...texts.password },
  { to: paths.twoStep(), icon: 'phone', ...texts.twoStep },
  { to: paths.securityPin(), icon: 'digits', ...texts.pin },
  { to: paths.sessions(), icon: 'clock', ...texts.sessions },
] as const;

export function SecurityLinks() {
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
