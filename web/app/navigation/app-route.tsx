import { type ComponentType, type PropsWithChildren, type ReactNode, useEffect } from 'react';
import { parse } from 'regexparam';
import { Redirect } from 'wouter';
import type { Role } from '../../../contract/people/users.ts';
import { readSession } from '../../api/session.ts';
import { leaveForLogin } from '../leave-app.ts';
import { paths } from '../paths.ts';
import { rememberReturnPath } from '../return-path.ts';
import { type Params, useAddress } from './address.ts';
import { latePart } from './late-part.tsx';

/** The parameters and the search of an address. */
export interface Visit {
  params: Params;
  search: URLSearchParams;
}

/** A frame gets the page within it as its children. */
type Page = ComponentType<PropsWithChildren>;

/** One address of the app and its page. */
export interface AppRoute {
  path?: string;
  /** The title of its page; the page itself says more exactly what only its data know. */
  title?: string;
  /** The page at the parent's own address. */
  index?: true;
  /** The role that may enter here and everywhere below. */
  role?: Role;
  /** One of the ten that people open most: it must weigh less than others (decision 0109). */
  isEveryday?: true;
  /** A page that comes with the app. */
  Component?: Page;
  /** A page with a file of its own. */
  page?: () => Promise<{ Page: Page }>;
  /** Asks ahead for what the page shows first, while its file is on its way. */
  asks?: (visit: Visit) => void;
  /**
   * The same for answers that leave a trace of the person who looked: they are asked for when the
   * person goes there, and not when they only reach for the link.
   */
  looks?: (visit: Visit) => void;
  redirectTo?: string;
  children?: readonly AppRoute[];
}

/** One whole address of the app: a page, and the frames around it. */
export interface Place {
  /** As the table has it: `/user/transactions/:id`. */
  pattern: string;
  /** From the outermost frame to the page. */
  routes: readonly AppRoute[];
  /** Its parameters where a path matches it; undefined otherwise. */
  match: (pathname: string) => Params | undefined;
  element: ReactNode;
}

type Frame = (page: ReactNode) => ReactNode;

/** All addresses of a table, in its order: the first that matches is shown. */
export const placesOf = (
  table: readonly AppRoute[],
  outside: { pattern: string; routes: readonly AppRoute[]; frame: Frame } = {
    pattern: '',
    routes: [],
    frame: (page) => page,
  },
): Place[] =>
  table.flatMap((route) => {
    const pattern = [outside.pattern, route.path ?? ''].filter((part) => part !== '').join('/');
    const routes = [...outside.routes, route];
    const own = frameOf(route);
    const frame: Frame = (page) => outside.frame(own(page));
    if (route.children) return placesOf(route.children, { pattern, routes, frame });
    return { pattern, routes, match: matcherOf(pattern), element: frame(null) };
  });

function matcherOf(pattern: string): Place['match'] {
  const { keys, pattern: expression } = parse(pattern);
  return (pathname) => {
    const found = expression.exec(pathname);
    return found ? Object.fromEntries(keys.map((key, at) => [key, found[at + 1]])) : undefined;
  };
}

function frameOf({ role, redirectTo, Component, page }: AppRoute): Frame {
  if (redirectTo !== undefined) return () => <Redirect to={redirectTo} replace />;
  const Page =
    page === undefined ? Component : latePart(async () => (await page()).Page, { lost: 'page' });
  const own: Frame = (child) => (Page ? <Page>{child}</Page> : child);
  if (role === undefined) return own;
  return (child) => <RequireRole role={role}>{own(child)}</RequireRole>;
}

interface RequireRoleProps {
  role: Role;
  children: ReactNode;
}

/**
 * Lets only one role in: without a token to the sign-in page, which remembers the origin; with the
 * wrong role to /unauthorized.
 */
function RequireRole({ role, children }: RequireRoleProps) {
  const { pathname, search, hash } = useAddress();
  const session = readSession();
  const signedOut = session === undefined;
  useEffect(() => {
    if (!signedOut) return;
    // The hash too: a mailed link carries its secret there.
    rememberReturnPath(pathname + search + hash);
    leaveForLogin();
  }, [signedOut, pathname, search, hash]);
  // The document is about to be replaced: until then nothing may be drawn.
  if (signedOut) return null;
  return session.role === role ? children : <Redirect to={paths.unauthorized()} replace />;
}
