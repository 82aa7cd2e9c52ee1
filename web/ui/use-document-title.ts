import { useEffect } from 'react';

/** Names the window, `Error: ` first when a form on the page failed. */
export function useDocumentTitle(page: string, failed: boolean): void {
  useEffect(() => {
    const title = `${page} - Larkmoor Bank`;
    document.title = failed ? `Error: ${title}` : title;
    return () => {
      document.title = title;
    };
  }, [page, failed]);
}
