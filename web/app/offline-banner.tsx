import { useSyncExternalStore } from 'react';
import './offline-banner.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="offline-banner">
      {!online && <p>You are offline. What you see may be out of date, and nothing can be sent.</p>}
    </div>
  );
}
