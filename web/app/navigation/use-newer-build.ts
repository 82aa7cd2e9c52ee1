import { useEffect, useRef } from 'react';
import { mayLoadAgain } from './may-load-again.ts';
import { takeNewerBuild } from './newer-build.ts';
import { routeOf } from './route-table.ts';

/**
 * A tab that is older than the bank's pages takes the new ones when the person goes to another
 * page, and not from one case of a page to the next, which says there how the first one ended.
 */
export function useNewerBuild(pathname: string): void {
  const route = routeOf(pathname);
  const before = useRef(route);
  useEffect(() => {
    if (before.current === route) return;
    before.current = route;
    if (mayLoadAgain()) takeNewerBuild();
  }, [route]);
}
