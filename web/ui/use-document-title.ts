import { useEffect, useRef } from 'react';
import { bankFacts } from '../../config/bank.ts';

interface Name {
  page: string;
  failed: boolean;
}

/**
 * Every part that names the window, the latest last: what is opened over a page names it only while
 * it is open.
 */
const names: Name[] = [];

function showLatest(): void {
  const latest = names.at(-1);
  if (latest === undefined) return;
  const failed = names.some((name) => name.page === latest.page && name.failed);
  document.title = `${failed ? 'Error: ' : ''}${latest.page} - ${bankFacts.name}`;
}

/**
 * Names the window, `Error: ` first when a form on the page failed. Afterwards the window has the
 * name it had before.
 */
export function useDocumentTitle(page: string, failed: boolean): void {
  const own = useRef<Name>(undefined);
  useEffect(() => {
    const name = { page, failed: false };
    own.current = name;
    names.push(name);
    return () => {
      names.splice(names.indexOf(name), 1);
      showLatest();
    };
  }, [page]);
  useEffect(() => {
    if (own.current) own.current.failed = failed;
    showLatest();
  }, [page, failed]);
}
