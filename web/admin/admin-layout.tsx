import { Link, NavLink, Outlet } from 'react-router';
import { logOut } from '../api/log-out.ts';
import { paths } from '../app/paths.ts';
import { Mark } from '../art/mark.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import './admin-layout.css';

/** The staff area. Its bar is dark and stamped, so that nobody takes it for the customers'. */
export function Component() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <header className="staff-bar lm-night">
        <div className="staff-bar-inner">
          <Link className="brand" to={paths.users()}>
            <Mark />
            <span className="staff-brand">Larkmoor</span>
            <span className="staff-stamp">Staff</span>
          </Link>
          <nav aria-label="Admin">
            <NavLink to={paths.users()}>Dashboard</NavLink>
          </nav>
          <Button look="secondary" compact onClick={() => void logOut()}>
            <Icon name="log-out" />
            Log Out
          </Button>
        </div>
      </header>
      <main className="staff-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
