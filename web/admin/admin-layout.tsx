import { useQuery } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useAddress } from '../app/navigation/address.ts';
import { brand } from '../../config/bank.ts';
import { logOut } from '../api/log-out.ts';
import { queuesQuery } from '../api/queue-queries.ts';
import { FramedPage } from '../app/navigation/framed-page.tsx';
import { latePart } from '../app/navigation/late-part.tsx';
import { paths } from '../app/paths.ts';
import { Mark } from '../art/mark.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { markScrollEdges } from '../ui/lists/scroll-edges.ts';
import { SidebarGroups } from '../ui/frame/sidebar-groups.tsx';
import { MoneyStopped } from './books/money-stopped.tsx';
import { staffSidebarGroups } from './staff-sidebar-groups.ts';
import { ownRightsQuery } from './with-right.tsx';
import './admin-layout.css';

// Only small screens need it.
const Drawer = latePart(async () => (await import('../ui/windows/drawer.tsx')).Drawer, {
  lost: 'window',
});

/**
 * The staff area. Its bar is dark and stamped, so that staff never take it for the customers' area.
 */
function AdminLayout({ children }: PropsWithChildren) {
  const [menuOpen, setMenuOpen] = useState(false);
  // The bank refuses all other questions of a person who must choose a password first.
  const { pathname } = useAddress();
  const mayAsk = pathname !== paths.adminPassword();
  const { data } = useQuery({ ...queuesQuery, enabled: mayAsk });
  const own = useQuery({ ...ownRightsQuery, enabled: mayAsk });
  const waiting = Object.fromEntries(
    data?.queues.map((queue) => [queue.kind, queue.waiting]) ?? [],
  );
  // Links that went away again would move the others under the finger.
  const groups = own.isLoading ? [] : staffSidebarGroups(waiting, own.data?.rights);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <header className="staff-bar lm-night">
        <div className="staff-bar-inner">
          <button
            type="button"
            className="staff-menu"
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={() => setMenuOpen(true)}
          >
            <Icon name="menu" />
            Menu
          </button>
          <Link className="brand" to={paths.users()}>
            <Mark />
            <span className="staff-brand">{brand.shortName}</span>
            <span className="staff-stamp">Staff</span>
          </Link>
          <nav aria-label="Admin">
            <Link to={paths.users()} aria-current={pathname === paths.users() ? 'page' : undefined}>
              Dashboard
            </Link>
          </nav>
          <Button look="secondary" compact onClick={() => void logOut()}>
            <Icon name="log-out" />
            Log Out
          </Button>
        </div>
      </header>
      <Suspense>
        {menuOpen && (
          <Drawer label="Menu" onClose={() => setMenuOpen(false)}>
            <SidebarGroups label="Staff" groups={groups} onChoose={() => setMenuOpen(false)} />
          </Drawer>
        )}
      </Suspense>
      <div className="staff-area">
        <aside className="sidebar staff-sidebar" ref={markScrollEdges}>
          <SidebarGroups label="Staff" groups={groups} />
        </aside>
        <main className="staff-main" id="main" tabIndex={-1}>
          {mayAsk && <MoneyStopped />}
          <FramedPage>{children}</FramedPage>
        </main>
      </div>
    </>
  );
}

export { AdminLayout as Page };
