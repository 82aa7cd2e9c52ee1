import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { paths } from '../app/paths.ts';
import { logOut } from '../api/log-out.ts';
import { userQuery } from '../api/user-queries.ts';
import { Alert } from '../ui/alert.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { ProfileMenu } from '../ui/profile-menu.tsx';
import { Sidebar } from '../ui/sidebar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { sidebarGroups } from './sidebar-groups.ts';
import { SuspendedPage } from './suspended-page.tsx';
import { PendingTransfer } from './transfers/pending-transfer.tsx';
import './customer-layout.css';

const leave = () => void logOut();

/** The customer's area: sidebar and page. A suspended customer sees one page, wherever they go. */
export function Component() {
  const [menuOpen, setMenuOpen] = useState(false);
  const user = useQuery(userQuery);
  const username = user.data?.username;
  return (
    <div className="customer-area">
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <aside className="sidebar customer-sidebar">
        <Sidebar home={paths.dashboard()} groups={sidebarGroups} onLogOut={leave} />
      </aside>
      <Drawer open={menuOpen} label="Menu" onClose={() => setMenuOpen(false)}>
        <Sidebar home={paths.dashboard()} groups={sidebarGroups} onLogOut={leave} onChoose={() => setMenuOpen(false)} />
      </Drawer>
      <div className="customer-page">
        <TopBar home={paths.dashboard()} menuOpen={menuOpen} onMenu={() => setMenuOpen(true)}>
          {username !== undefined && <ProfileMenu small username={username} onLogOut={leave} />}
        </TopBar>
        <main className="customer-main" id="main" tabIndex={-1}>
          <Alert kind="error">{user.isError && 'Failed to check suspension status.'}</Alert>
          {user.data && <PendingTransfer userId={user.data._id} />}
          <CustomerPage pending={user.isPending} suspended={user.data?.status === false} />
        </main>
      </div>
    </div>
  );
}

function CustomerPage({ pending, suspended }: { pending: boolean; suspended: boolean }) {
  if (pending) return <Skeleton lines={6} />;
  return suspended ? <SuspendedPage /> : <Outlet />;
}
