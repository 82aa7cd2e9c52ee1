import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import type { IconName } from '../../art/icons.tsx';
import { Icon } from '../icon.tsx';
import { countText } from '../values/format.ts';
import { markOfPlace } from './mark-of-place.ts';
import './sidebar.css';
import { frameTexts } from './frame.texts.ts';

const texts = frameTexts.sidebarGroups;

export interface SidebarLink {
  to: string;
  label: string;
  icon: IconName;
  /** Only this very address marks the link, not those below it. */
  end?: boolean;
  /** Pages elsewhere that belong to this one: they mark it too. */
  also?: readonly string[];
  /** The number of things that wait there; nothing is shown for none. */
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
  const [pathname] = useLocation();
  const links = useRef<HTMLElement>(null);
  // On a low window the mark of where one is would lie below the edge, and the menu seem to end.
  useEffect(() => {
    links.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={links} aria-label={label} onClick={onChoose}>
      {groups.map(({ title, links: inGroup }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {inGroup.map(({ to, label: name, icon, end, also, count = 0 }) => (
              <li key={to}>
                <Link
                  className="sidebar-link"
                  to={to}
                  aria-current={markOfPlace(pathname, { to, end, also })}
                >
                  <Icon name={icon} />
                  {name}
                  {count > 0 && (
                    <span className="sidebar-count">
                      {countText(count)}
                      <span className="visually-hidden">{texts.waiting}</span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
