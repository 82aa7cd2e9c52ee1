import { useId } from 'react';
import { Link } from 'wouter';
import { useAddress } from '../../app/navigation/address.ts';
import { Icon } from '../../ui/icon.tsx';
import { profileLinks } from './profile-links.ts';
import '../../ui/panel.css';
import './frame-parts.css';
import { pageTopTexts } from './frame.texts.ts';

/** Links from one of the person's own pages to the others, next to a narrow panel. */
export function OwnPages() {
  const { pathname } = useAddress();
  const id = useId();
  return (
    <nav className="panel own-pages" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{pageTopTexts.ownPages}</h2>
      </div>
      <ul>
        {profileLinks
          .filter(({ to }) => to !== pathname)
          .map(({ to, label, icon }) => (
            <li key={to}>
              <Icon name={icon} />
              <Link to={to}>{label}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
