import type { ReactNode } from 'react';
import { frameTexts } from './frame.texts.ts';
import type { PublicPath } from './public-path.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

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
