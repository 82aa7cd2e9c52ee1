import '../styles/main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepInMemory } from '../api/keep-in-memory.ts';
import { watchLeaving } from '../ui/windows/leave-guard.ts';
import { leaveWhenSessionEnds } from './leave-app.ts';
import { createQueryClient } from './query-client.ts';
import { numberEntries } from './navigation/address.ts';
import { preloadAhead } from './navigation/preload.ts';
import { RootLayout } from './navigation/root-layout.tsx';
import { bringArea, placeAt } from './navigation/route-table.ts';
import { watchClientErrors } from './navigation/watch-client-errors.ts';
import { keepScrollPlaces } from './navigation/scroll-places.ts';

keepInMemory();
const queryClient = createQueryClient();
leaveWhenSessionEnds(queryClient);
numberEntries();
keepScrollPlaces();
ignoreHeldEnter();
watchLeaving();
watchClientErrors((pathname) => placeAt(pathname)?.place.pattern ?? '*');

function start(): void {
  preloadAhead();
  // React itself refuses a page without it.
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RootLayout />
      </QueryClientProvider>
    </StrictMode>,
  );
}

void bringArea().then(start);

/**
 * A key that is held down presses once. Its repeats would go to whatever has the focus by then: to
 * the question that the first press opened, before anybody has read it. Lines of text go on being
 * typed.
 */
function ignoreHeldEnter(): void {
  const ignore = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  };
  window.addEventListener('keydown', ignore, { capture: true });
}
