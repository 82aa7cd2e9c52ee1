import type { ReactNode } from 'react';
import { bankFacts } from '../../../config/bank.ts';
import { Mark } from '../../art/mark.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { frameTexts } from './frame.texts.ts';
import { type PublicPath, tabs } from './public-path.ts';
import { SiteFooter } from './site-footer.tsx';

interface PublicFrameProps {
  path: PublicPath;
  children: ReactNode;
}

/** Navbar, page, footer: what surrounds everything a visitor sees before signing in. */
export function PublicFrame({ path, children }: PublicFrameProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {frameTexts.skip}
      </a>
      <SiteHeader path={path} />
      <main id="main">{children}</main>
      <SiteFooter path={path} />
    </>
  );
}

interface SiteHeaderProps {
  /** The page shown; a page without a tab highlights none. */
  path: PublicPath;
}

/**
 * The fixed navbar. On small screens the Menu button opens the links; without script they wrap
 * instead.
 */
function SiteHeader({ path }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="page-width">
        <a className="brand" href="/">
          <Mark size={34} />
          <span>{bankFacts.name}</span>
        </a>
        <button
          type="button"
          className="site-menu-button"
          aria-expanded="false"
          aria-controls="site-menu"
        >
          <Icon name="menu" />
          {frameTexts.menu}
        </button>
        <a className={`${buttonClass({ look: 'secondary' })} site-log-in`} href="/login">
          {frameTexts.logInShort}
        </a>
        <div className="site-menu" id="site-menu">
          <nav aria-label={frameTexts.mainNavigation}>
            <ul>
              {tabs.map((tab) => (
                <li key={tab.path}>
                  <a href={tab.path} aria-current={tab.path === path ? 'page' : undefined}>
                    {tab.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="site-header-actions">
            <a className={buttonClass({ look: 'secondary' })} href="/login">
              {frameTexts.logIn}
            </a>
            <a className={buttonClass()} href="/register">
              {frameTexts.register}
            </a>
          </div>
        </div>
      </div>
    </header>
  );
}
