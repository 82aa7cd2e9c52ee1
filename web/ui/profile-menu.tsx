import type { FocusEvent, KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { IconName } from '../art/icons.tsx';
import { Icon } from './icon.tsx';
import { Monogram } from './monogram.tsx';
import './profile-menu.css';

export interface ProfileMenuLink {
  to: string;
  label: string;
  icon: IconName;
}

interface ProfileMenuProps {
  username: string;
  /** The person's own pages, above the way out. */
  links: readonly ProfileMenuLink[];
  /** Only the monogram is drawn. */
  small?: boolean;
  onLogOut: () => void;
}

/** The person's own menu. Arrow keys walk through it; Escape, Tab and a press outside close it. */
export function ProfileMenu({ username, links, small = false, onLogOut }: ProfileMenuProps) {
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [open]);

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const steer = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveFocus(menu.current, event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  return (
    <div className="profile-menu" onBlur={leave} onKeyDown={steer}>
      <button
        ref={button}
        type="button"
        className={small ? 'profile-button-small' : 'profile-button'}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="visually-hidden">Profile menu, </span>
        <Monogram name={username} />
        <span className={small ? 'visually-hidden' : 'profile-name'}>{username}</span>
        {!small && <Icon name="chevron-down" small />}
      </button>
      {open && (
        <div ref={menu} className="menu" id={menuId} role="menu" aria-label="Profile menu">
          {links.map(({ to, label, icon }) => (
            <Link key={to} role="menuitem" tabIndex={-1} to={to} onClick={() => setOpen(false)}>
              <Icon name={icon} />
              {label}
            </Link>
          ))}
          {links.length > 0 && <hr />}
          <button type="button" role="menuitem" tabIndex={-1} onClick={onLogOut}>
            <Icon name="log-out" />
            Logout
          </button>
        </div>
      )}
    </div>
  );
}

function moveFocus(menu: HTMLElement | null, by: 1 | -1): void {
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const now = items.findIndex((item) => item === document.activeElement);
  items.at((now + by) % items.length)?.focus();
}
