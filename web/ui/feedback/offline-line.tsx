import { useSyncExternalStore } from 'react';
import { feedbackTexts } from './feedback.texts.ts';
import './feedback.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

const line = <p>{feedbackTexts.offline}</p>;

/** At the top of every page. */
export function OfflineLine() {
  const online = useOnline();
  return (
    <div role="status" className="offline-line">
      {!online && line}
    </div>
  );
}

/** The same inside a window, which covers the page's own line. */
export function OfflineLineOfWindow() {
  const online = useOnline();
  return online ? null : (
    <div role="status" className="offline-line">
      {line}
    </div>
  );
}
