import { useEffect } from 'react';

/** Names the window, `Error: ` first when a form on the page failed. */
export function useDocumentTitle(page: string, failed: boolean): void {
  useEffect(() => {
    document.title = `${failed ? 'Error: ' : ''}${page} - Larkmoor Bank`;
  }, [page, failed]);
}
