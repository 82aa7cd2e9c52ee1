import { NavLink } from 'react-router';
import type { IconName } from '../art/icons.tsx';
import { MoorFoot } from '../art/moor-foot.tsx';
import { BrandLink } from './brand-link.tsx';
import { Icon } from './icon.tsx';
import './sidebar.css';

export interface SidebarGroup {
  title: string;
  links: readonly { to: string; label: string; icon: IconName }[];
}

interface SidebarProps {
  home: string;
  groups: readonly SidebarGroup[];
  onLogOut: () => void;
  /** A link was chosen: a drawer closes. */
  onChoose?: () => void;
}

/** Where one can go, in titled groups; where one is, marked; and the way out last. */
export function Sidebar({ home, groups, onLogOut, onChoose }: SidebarProps) {
  return (
    <>
      <BrandLink to={home} />
      <nav aria-label="Account" onClick={onChoose}>
        {groups.map(({ title, links }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ to, label, icon }) => (
                <li key={to}>
                  <NavLink className="sidebar-link" to={to}>
                    <Icon name={icon} />
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <MoorFoot className="sidebar-foot" />
      <div className="sidebar-exit">
        <button type="button" className="sidebar-link" onClick={onLogOut}>
          <Icon name="log-out" />
          Logout
        </button>
      </div>
    </>
  );
}
