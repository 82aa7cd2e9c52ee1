import { resolve } from 'node:path';
import { entries } from './entries.ts';
import { dashboardPage } from './find-assets.ts';
import { findPulledIn, isStyle, type ModuleGraph } from './module-graph.ts';
import { listPages } from './page-sources.ts';
import { type Loaded, shareChunks } from './shared-chunks.ts';

/** The files that the app loads first: its own, and the area of customers with its first page. */
const first = {
  app: resolve(entries.app),
  customers: resolve('web/customer/frame/customer-area.ts'),
  dashboard: resolve(dashboardPage),
};
const staffArea = ['web/app/navigation/staff-routes.ts', 'web/admin/admin-layout.tsx'].map(
  (source) => resolve(source),
);

/** The pages outside the app that draw their forms by script, the sign-in pages first of all. */
const outside = Object.values(entries)
  .filter((source) => source.endsWith('.tsx') && source !== entries.app)
  .map((source) => resolve(source));

const pulledInByAll = (graph: ModuleGraph, sources: readonly string[], late = false) =>
  new Set(sources.flatMap((source) => [...findPulledIn(graph, source, late)]));

/**
 * The first view of customers is in three files: `dashboard` has what no other page shows,
 * `customers` what no page of the staff shows, and `app` the rest. The frame of the staff is in
 * `staff`.
 */
function firstViewOf({ app, customers, dashboard }: typeof first) {
  let found:
    | Record<
        | 'always'
        | 'ofCustomers'
        | 'ofDashboard'
        | 'ofStaff'
        | 'onOtherPages'
        | 'elsewhere'
        | 'atCustomers',
        Set<string>
      >
    | undefined;
  return (id: string, graph: ModuleGraph): keyof typeof first | 'staff' | null => {
    found ??= {
      always: findPulledIn(graph, app),
      ofCustomers: findPulledIn(graph, customers),
      ofDashboard: findPulledIn(graph, dashboard),
      ofStaff: pulledInByAll(graph, staffArea),
      onOtherPages: findPulledIn(graph, app, true, new Set([dashboard])),
      // All that the app leads to but the customers' area: staff leave it for another document.
      elsewhere: findPulledIn(graph, app, true, new Set([customers])),
      atCustomers: findPulledIn(graph, customers, true, new Set(staffArea)),
    };
    // The places are small and on most pages.
    if (found.always.has(id) || id.includes('/web/ui/layout/')) return 'app';
    if (!found.ofCustomers.has(id)) {
      if (staffArea.includes(id) || (found.ofStaff.has(id) && !found.atCustomers.has(id)))
        return 'staff';
      if (!found.ofDashboard.has(id)) return null;
      if (id === dashboard || !found.onOtherPages.has(id)) return 'dashboard';
    }
    return id !== customers && found.elsewhere.has(id) ? 'app' : 'customers';
  };
}

const isOfCustomers = (chunk: string | null) => chunk !== null && chunk !== 'staff';

const everydayWeight = 10;
/** A person waits for a window of the dashboard. */
const windowWeight = 8;
/** A part of a page is not drawn on each visit. */
const partWeight = 0.6;

/** The parts with a file of their own that these modules visit. */
const partsOf = (graph: ModuleGraph, modules: Iterable<string>): string[] => [
  ...new Set([...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])),
];

/** All that is loaded as a whole: the pages of the route tables, their parts, pages outside. */
function listLoaded(graph: ModuleGraph): Loaded[] {
  const pages = listPages().map(({ source, isEveryday }) => ({
    source: resolve(source),
    weight: isEveryday ? everydayWeight : 1,
  }));
  const known = new Set([...pages.map(({ source }) => source), ...staffArea, first.customers]);
  // Its windows are those of every payment, and lead on to one another.
  const nearDashboard = partsOf(graph, findPulledIn(graph, first.dashboard));
  const ofDashboard = new Set([...nearDashboard, ...partsOf(graph, nearDashboard)]);
  const parts = partsOf(graph, findPulledIn(graph, first.app, true))
    .filter((id) => !known.has(id))
    .map((source) => ({ source, weight: ofDashboard.has(source) ? windowWeight : partWeight }));
  const once = new Map([...pages, ...parts].map((each) => [each.source, each]));
  const inside = [...once.values()]
    .filter(({ source }) => !staffArea.includes(source))
    .toSorted((a, b) => (a.source < b.source ? -1 : 1))
    .map(({ source, weight }) => ({
      roots: source.includes('/web/admin/') ? [source, ...staffArea] : [source],
      weight,
    }));
  const ofOthers = pulledInByAll(graph, outside, true);
  const others = [...outside, ...partsOf(graph, ofOthers)].map(
    (source): Loaded => ({
      roots: [source],
      weight: outside.includes(source) ? everydayWeight : partWeight,
      isOutside: true,
    }),
  );
  return [...inside, ...others];
}

/** Names the chunk of a module that several pages load. */
export type NameShared = (id: string, graph: ModuleGraph) => string | null;

/**
 * The chunks of the build of both languages: computed in the first, so that both have the same
 * files, with other texts in them.
 */
export function nameSharedOnce(): NameShared {
  let names: Map<string, string> | undefined;
  return (id, graph) => {
    if (names === undefined) {
      const { isBase, firstView } = groupsOfFirstView();
      names = shareChunks(
        graph,
        listLoaded(graph),
        (each) => isBase(each, graph) || firstView(each, graph) !== null,
      );
    }
    return names.get(id) ?? null;
  };
}

function groupsOfFirstView() {
  const firstView = firstViewOf(first);
  let found: Set<string> | undefined;
  // With what is visited from them: a file of the app would start it there.
  const isOfOthers = (id: string, graph: ModuleGraph) =>
    (found ??= pulledInByAll(graph, outside, true)).has(id);
  return {
    firstView,
    isOfOthers,
    /** Modules of the app's first view that pages outside it load, too. */
    isBase: (id: string, graph: ModuleGraph) =>
      isOfOthers(id, graph) && firstView(id, graph) !== null,
  };
}

/**
 * Says which modules travel together. Left alone the bundler makes one small file of every module
 * that two pages share, and a page waits for forty requests. A customer who signs in has `react`
 * and `base` in the browser's cache before the app starts.
 */
export function chunkGroups(nameShared: NameShared) {
  const { firstView, isOfOthers, isBase } = groupsOfFirstView();
  return [
    /** Without any text: a person who changes the language does not load it again. */
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 8 },
    /** One stylesheet for the first view, however many pages share its parts. */
    {
      debugName: 'styles',
      name: (id: string, graph: ModuleGraph) =>
        isStyle(id) && (isOfCustomers(firstView(id, graph)) || isOfOthers(id, graph))
          ? 'styles'
          : null,
      priority: 7,
    },
    {
      debugName: 'base',
      name: (id: string, graph: ModuleGraph) => (!isStyle(id) && isBase(id, graph) ? 'base' : null),
      priority: 6,
    },
    {
      debugName: 'app',
      name: (id: string, graph: ModuleGraph) => {
        const chunk = firstView(id, graph);
        return isOfCustomers(chunk) ? chunk : null;
      },
      priority: 5,
    },
    {
      debugName: 'shared',
      name: (id: string, graph: ModuleGraph) => firstView(id, graph) ?? nameShared(id, graph),
      // These modules only, and not what they import.
      includeDependenciesRecursively: false,
      priority: 4,
    },
  ];
}
