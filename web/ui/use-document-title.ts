import { useEffect } from 'react';
import { bank } from '../../config/bank.ts';

/** Names the window, `Error: ` first when a form on the page failed. */
export function useDocumentTitle(page: string, failed: boolean): void {
  useEffect(() => {
    const title = `${page} - ${bank.name}`;
    document.title = failed ? `Error: ${title}` : title;
    return () => {
      document.title = title;
    };
  }, [page, failed]);
}
