import type { Params } from './address.ts';
import type { AppRoute, Place } from './app-route.tsx';
import { placesOf } from './app-route.tsx';
import { type Load, loadOnce } from './part-file.ts';
import { AreaElsewhere, AreaNotLoaded } from './other-area.tsx';
import { navigationTexts } from './navigation.texts.ts';

const texts = navigationTexts.routeTable;

/**
 * The kit's gallery: `node scripts/build.ts --development` keeps it, any other build leaves its
 * code out.
 */
const developmentRoutes: AppRoute[] =
  import.meta.env.MODE === 'development'
    ? [
        {
          path: '/ui',
          title: 'Components and states',
          page: () => import('../ui-page/ui-page.tsx'),
        },
      ]
    : [];

/** The routes of every document of the app, after its area. */
const commonRoutes: AppRoute[] = [
  {
    path: '/unauthorized',
    title: texts.unauthorized,
    page: () => import('../unauthorized-page.tsx'),
  },
  ...developmentRoutes,
  { path: '*', title: texts.pageNotFound, page: () => import('../not-found-page.tsx') },
];

/** Each area has its own document: customers load no file of the staff, and staff none of theirs. */
const areas = {
  customers: {
    paths: ['/user/*?', '/personal-info'],
    load: loadOnce(() => import('../../customer/frame/customer-area.ts')),
  },
  staff: { paths: ['/admin/*?'], load: loadOnce(() => import('./staff-routes.ts')) },
} satisfies Record<string, { paths: string[]; load: Load<{ areaRoutes: AppRoute[] }> }>;

let places: Place[] = placesOf(commonRoutes);

/**
 * Brings the area of this document: the role that may enter, and for each address its page, its
 * title and the answers it asks for first.
 */
export async function bringArea(): Promise<void> {
  const [own, other] = /^\/admin(\/|$)/.test(location.pathname)
    ? [areas.staff, areas.customers]
    : [areas.customers, areas.staff];
  const elsewhere = other.paths.map((path) => ({ path, Component: AreaElsewhere }));
  try {
    const { areaRoutes }: { areaRoutes: AppRoute[] } = await own.load();
    places = placesOf([...areaRoutes, ...elsewhere, ...commonRoutes]);
  } catch {
    places = placesOf([{ path: '*', Component: AreaNotLoaded }]);
  }
}

/** Finds the place of a path, and its parameters. Every path has a place: the last takes all. */
export function placeAt(pathname: string): { place: Place; params: Params } | undefined {
  for (const place of places) {
    const params = place.match(pathname);
    if (params) return { place, params };
  }
  return undefined;
}

/** The page of a path. */
export const routeOf = (pathname: string): AppRoute | undefined =>
  placeAt(pathname)?.place.routes.at(-1);
