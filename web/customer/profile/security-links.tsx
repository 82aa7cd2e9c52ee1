import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

const links = [
  {
    to: paths.passwordReset(),
    icon: 'lock',
    title: 'Password Reset',
    detail: 'Choose a new password.',
  },
  {
    to: paths.twoStep(),
    icon: 'key',
    title: 'Two-step sign-in',
    detail: 'Ask for a code after your password.',
  },
  {
    to: paths.securityPin(),
    icon: 'shield',
    title: 'Security PIN',
    detail: 'Forgotten or locked? Choose a new one.',
  },
  {
    to: paths.sessions(),
    icon: 'clock',
    title: 'Sessions',
    detail: 'See and log out your devices.',
  },
] as const;

export function SecurityLinks() {
  return (
    <Panel title="Security">
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
    </Panel>
  );
}
