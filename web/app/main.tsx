import '../styles/main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { keepInMemory } from '../api/keep-in-memory.ts';
import { watchLeaving } from '../ui/leave-guard.ts';
import { prefetchDashboard } from '../customer/dashboard/dashboard-queries.ts';
import { ignoreHeldEnter } from './held-keys.ts';
import { leaveWhenSessionEnds } from './leave-app.ts';
import { paths } from './paths.ts';
import { createQueryClient } from './query-client.ts';
import { RootLayout } from './navigation/root-layout.tsx';
import { keepScrollPlaces } from './navigation/scroll-places.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

keepInMemory();
const queryClient = createQueryClient();
leaveWhenSessionEnds(queryClient);
keepScrollPlaces();
ignoreHeldEnter();
watchLeaving();
// The area's front page is the dashboard.
if (['/user', paths.dashboard()].includes(location.pathname)) prefetchDashboard(queryClient);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <RootLayout />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
