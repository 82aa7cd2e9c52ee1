import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { IconName } from '../../art/icons.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { countText } from '../values/format.ts';
import { markOfPlace } from './mark-of-place.ts';
import './sidebar.css';

export interface MenuItem {
  label: string;
  /** The language of the label, where it is not the page's. */
  lang?: string;
  icon: IconName;
  /** Where it leads, or else what it does. */
  to?: string;
  onChoose?: () => void;
  /** The reason why it cannot be chosen now: shown below it, and read with it. */
  whyNot?: string | undefined;
  /** A line is drawn above it. */
  apart?: boolean;
  /** The things that wait there: their number, and the same in words. */
  waits?: { count: number; words: string } | undefined;
}

interface MenuButtonProps {
  /** Names the open menu. */
  label: string;
  items: readonly MenuItem[];
  className: string;
  /** The content of the button. */
  children: ReactNode;
}

/**
 * A button that opens a menu. Arrow keys, Home, End and first letters walk through it; Escape, Tab
 * and a press outside close it.
 */
export function MenuButton({ label, items, className, children }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const [pathname] = useLocation();
  const isHere = items.some(({ to }) => to !== undefined && markOfPlace(pathname, { to }));
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
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey) {
      const next = itemOfKey(menu.current, event.key);
      if (next) event.preventDefault();
      next?.focus();
    }
  };
  const choose = (item: MenuItem) => {
    if (item.whyNot !== undefined) return;
    setOpen(false);
    button.current?.focus();
    item.onChoose?.();
  };
  return (
    <div className="menu-place" onBlur={leave} onKeyDown={steer}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-current={isHere || undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <div ref={menu} className="menu" id={menuId} role="menu" aria-label={label}>
          {items.map((item) => (
            <MenuLine key={item.label} item={item} onChoose={() => choose(item)} />
          ))}
        </div>
      )}
    </div>
  );
}

function MenuLine({
  item: { label, lang, icon, to, apart, waits, whyNot },
  onChoose,
}: {
  item: MenuItem;
  onChoose: () => void;
}) {
  const [pathname] = useLocation();
  const text = (
    <>
      <Icon name={icon} />
      {whyNot === undefined ? (
        label
      ) : (
        <span>
          {label} <span className="menu-why">{whyNot}</span>
        </span>
      )}
      {waits && (
        <span className="menu-count">
          <span aria-hidden="true">{countText(waits.count)}</span>
          <span className="visually-hidden">{waits.words}</span>
        </span>
      )}
    </>
  );
  const line = {
    role: 'menuitem',
    lang,
    tabIndex: -1,
    className: classNames(apart && 'menu-apart'),
    onClick: onChoose,
    'aria-disabled': whyNot !== undefined || undefined,
  };
  if (to !== undefined)
    return (
      <Link {...line} to={to} aria-current={markOfPlace(pathname, { to })}>
        {text}
      </Link>
    );
  return (
    <button {...line} type="button">
      {text}
    </button>
  );
}

/** Where a key leads; a letter to the next item that begins with it, whatever its accent. */
function itemOfKey(menu: HTMLElement | null, key: string): HTMLElement | undefined {
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const now = items.findIndex((item) => item === document.activeElement);
  if (key === 'ArrowDown') return items[(now + 1) % items.length];
  if (key === 'ArrowUp') return items.at((now - 1) % items.length);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const beginsWithKey = ({ textContent }: HTMLElement) =>
    textContent.charAt(0).localeCompare(key, undefined, { sensitivity: 'base' }) === 0;
  return items.find((item, at) => at > now && beginsWithKey(item)) ?? items.find(beginsWithKey);
}
