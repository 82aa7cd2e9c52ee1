import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { leaveWhenSessionEnds } from './leave-app.ts';
import { createQueryClient } from './query-client.ts';
import { createRouter } from './router.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

const queryClient = createQueryClient();
leaveWhenSessionEnds(queryClient);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter(queryClient)} />
    </QueryClientProvider>
  </StrictMode>,
);
