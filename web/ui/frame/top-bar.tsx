import type { ReactNode } from 'react';
import { BrandLink } from './brand-link.tsx';
import { Icon } from '../icon.tsx';
import './top-bar.css';
import { frameTexts } from './frame.texts.ts';

const texts = frameTexts.topBar;

interface TopBarProps {
  home: string;
  menuOpen: boolean;
  onMenu: () => void;
  /** Shown at the right end. */
  children: ReactNode;
}

/** The head of small screens; its first button is Menu. */
export function TopBar({ home, menuOpen, onMenu, children }: TopBarProps) {
  return (
    <header className="top-bar">
      <button
        type="button"
        className="top-bar-menu"
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <Icon name="menu" />
        {texts.menu}
      </button>
      <BrandLink to={home} />
      {children}
    </header>
  );
}
