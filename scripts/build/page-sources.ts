import { join } from 'node:path';
import { parse } from 'regexparam';
import type { AppRoute } from '../../web/app/navigation/app-route.tsx';
import { customerRoutes, personalInfoRoute } from '../../web/app/navigation/customer-routes.ts';
import { staffRoutes } from '../../web/app/navigation/staff-routes.ts';

/** Where the route tables lie: they name the file of each page from there. */
const tablesFolder = 'web/app/navigation';

/** Lists the routes that have a whole address, one line each, with its pattern. */
const linesOf = (table: readonly AppRoute[], above = ''): { pattern: string; route: AppRoute }[] =>
  table.flatMap((route) => {
    const pattern = route.path === undefined ? above : join(above, route.path);
    return route.children ? linesOf(route.children, pattern) : [{ pattern, route }];
  });

const lines = linesOf([customerRoutes, personalInfoRoute, staffRoutes]);

/**
 * The source of the page at an address of the app, such as `web/customer/loans/loans-page.tsx` for
 * `/user/loans`. An address that leads on has the page it leads to.
 * @throws where the route tables have no page there.
 */
export function pageSourceOf(address: string): string {
  const line = lines.find(({ pattern }) => parse(pattern).pattern.test(address));
  if (line?.route.redirectTo !== undefined) return pageSourceOf(line.route.redirectTo);
  const source = line && sourceOf(line.route);
  if (source === undefined) throw new Error(`No route of the app loads a page for ${address}.`);
  return source;
}

function sourceOf({ page }: AppRoute): string | undefined {
  const [, file] = /\bimport\('([^']+)'\)/.exec(String(page)) ?? [];
  return file && join(tablesFolder, file);
}

/** Lists the pages of the route tables, and whether it is one that people open every day. */
export const listPages = (): { source: string; isEveryday: boolean }[] =>
  lines.flatMap(({ route }) => {
    const source = sourceOf(route);
    return source === undefined ? [] : [{ source, isEveryday: route.isEveryday === true }];
  });
