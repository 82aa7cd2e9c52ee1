import { Outlet, ScrollRestoration } from 'react-router';
import { OfflineBanner } from './offline-banner.tsx';
import './print.css';

/** What every page of the app has. A new page starts at the top; going back returns to the place. */
export function RootLayout() {
  return (
    <>
      <OfflineBanner />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
