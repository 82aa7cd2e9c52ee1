import { NavLink } from 'react-router';
import type { IconName } from '../art/icons.tsx';
import { Icon } from './icon.tsx';
import './sidebar.css';

export interface SidebarLink {
  to: string;
  label: string;
  icon: IconName;
  /** Only this very address marks the link, not those below it. */
  end?: boolean;
  /** How many things wait there; nothing is shown for none. */
  count?: number | undefined;
}

export interface SidebarGroup {
  title: string;
  links: readonly SidebarLink[];
}

interface SidebarGroupsProps {
  label: string;
  groups: readonly SidebarGroup[];
  /** A link was chosen: a drawer closes. */
  onChoose?: (() => void) | undefined;
}

/** Where one can go, in titled groups; where one is, marked. */
export function SidebarGroups({ label, groups, onChoose }: SidebarGroupsProps) {
  return (
    <nav aria-label={label} onClick={onChoose}>
      {groups.map(({ title, links }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ to, label: name, icon, end = false, count = 0 }) => (
              <li key={to}>
                <NavLink className="sidebar-link" to={to} end={end}>
                  <Icon name={icon} />
                  {name}
                  {count > 0 && (
                    <span className="sidebar-count">
                      {count.toLocaleString('en-US')}
                      <span className="visually-hidden"> waiting</span>
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
