import { homeOfTexts } from './texts-in.ts';

/** The questions that a grouping asks the bundler. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const isStyle = (id: string) => id.endsWith('.css');

/** Modules that the sign-in forms need, and the app too. */
const signInParts = [
  /vite\/preload-helper/,
  /node_modules\/(react|react-dom|scheduler)\//,
  /web\/art\/icons/,
  /web\/api\/(bank-build|client|failures|keep-in-memory|session)/,
  /web\/app\/(paths|return-path|why-left)/,
  /web\/app\/passkeys\/passkey-support/,
  /web\/app\/sign-in\/(registered|hydrate-form|reset-failure-words|reset\.texts)/,
  /web\/ui\/fields\/fields\.texts|web\/ui\/values\/sentence|contract\/values\/locale/,
  /web\/ui\/(?:\w+\/)?(alert|button|checkbox|class-names|field|hidden-amounts|icon|password-field|text-field|window-title)\./,
  /web\/ui\/keep-choice|web\/customer\/frame\/hidden-amounts-choice|web\/device\/forget-last-seen/,
  /contract\/values\/(money|web-build)\./,
  /config\/bank\./,
];
const isSignInPart = (id: string) => signInParts.some((part) => part.test(homeOfTexts(id)));

/** Everything that a file pulls in before it can run; with `late` also what is visited from it. */
function findPulledIn(
  graph: ModuleGraph,
  start: string,
  late = false,
  found = new Set<string>(),
): Set<string> {
  if (found.has(start)) return found;
  found.add(start);
  const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(start) ?? {};
  for (const imported of [...importedIds, ...(late ? dynamicallyImportedIds : [])])
    findPulledIn(graph, imported, late, found);
  return found;
}

/** The files that the app loads first: its own, and the area of customers with its first page. */
export interface FirstFiles {
  app: string;
  customers: string;
  dashboard: string;
}

type FirstFile = keyof FirstFiles;

/**
 * The first view of customers is in three files: `dashboard` has what no other page shows,
 * `customers` what no page of the staff shows, and `app` the rest.
 */
function firstViewOf({ app, customers, dashboard }: FirstFiles) {
  let found:
    | Record<'always' | 'ofCustomers' | 'ofDashboard' | 'onOtherPages' | 'elsewhere', Set<string>>
    | undefined;
  return (id: string, graph: ModuleGraph): FirstFile | null => {
    // Small and on most pages: alone they would be four more files of each.
    if (id.includes('/web/ui/layout/')) return 'app';
    found ??= {
      always: findPulledIn(graph, app),
      ofCustomers: findPulledIn(graph, customers),
      ofDashboard: findPulledIn(graph, dashboard),
      onOtherPages: findPulledIn(graph, app, true, new Set([dashboard])),
      // All that the app leads to but the customers' area: staff leave it for another document.
      elsewhere: findPulledIn(graph, app, true, new Set([customers])),
    };
    if (found.always.has(id)) return 'app';
    if (!found.ofCustomers.has(id)) {
      if (!found.ofDashboard.has(id)) return null;
      if (id === dashboard || !found.onOtherPages.has(id)) return 'dashboard';
    }
    return id !== customers && found.elsewhere.has(id) ? 'app' : 'customers';
  };
}

/** The group takes these modules only, and not what they import. */
const alone = { includeDependenciesRecursively: false };

/**
 * Says which modules travel together. Left alone the bundler makes one small file of every module
 * that two pages share, and a page waits for forty requests. A customer who signs in has `base` in
 * the browser's cache before the app starts.
 */
export function chunkGroups(files: FirstFiles) {
  const firstView = firstViewOf(files);
  const groups = [
    /** One stylesheet for the first view, however many pages share its parts. */
    {
      debugName: 'styles',
      name: (id: string, graph: ModuleGraph) =>
        isStyle(id) && (firstView(id, graph) !== null || isSignInPart(id)) ? 'styles' : null,
      priority: 7,
    },
    { name: 'base', test: (id: string) => !isStyle(id) && isSignInPart(id), priority: 6 },
    {
      debugName: 'app',
      name: firstView,
      priority: 5,
    },
    /**
     * Modules that every form needs, the sign-in forms too: nothing of the app may be among them,
     * or the sign-in pages would start the app.
     */
    {
      name: 'form',
      ...alone,
      test: /web\/ui\/form\/(?!failure-text|form\.texts)|web\/api\/idempotency-key/,
      priority: 6,
    },
    /** Words for a failure, also of pages without a form. */
    {
      name: 'failure-text',
      ...alone,
      test: /web\/ui\/form\/(failure-text|form\.texts)/,
      priority: 6,
    },
    /** Fields of the app's forms. */
    {
      name: 'fields',
      ...alone,
      test: /web\/ui\/(?:\w+\/)?(fields|money-field|select-field|text-area-field|segmented-field|leave-question)\.|web\/app\/drafts\/(taken-draft|use-kept-draft|draft-places|typed-fields)/,
      priority: 6,
    },
    /** Parts of forms of several steps and of their proofs. */
    {
      name: 'steps',
      ...alone,
      test: /web\/ui\/(?:\w+\/)?(digits-field|filter-digits|pin-field|stepper|use-focus-on-change|busy-panel)\./,
      priority: 6,
    },
    /**
     * Only what checks a form needs the schemas: `web/api/client.ts` uses their types alone, so no
     * page loads them to make a call.
     */
    {
      name: 'schemas',
      ...alone,
      test: /node_modules\/zod\/|web\/app\/configure-zod|contract\/(values\/fields|calls\/route|calls\/saying|money\/transfers|people\/security-pin)\.|web\/ui\/fields\/typed-amount/,
      priority: 4,
    },
    /** Days, which schemas need too: nothing of the app may be in it. */
    {
      name: 'days',
      ...alone,
      test: /contract\/(values\/calendar-day|values\/business-days|money\/bill-dates)\.|web\/bank\/bank-clock|web\/api\/recipient-query/,
      priority: 4,
    },
    /** Parts of the queries' library that some pages use: its entry would bring them to all. */
    { name: 'endless', ...alone, test: /[iI]nfiniteQuery(?!Behavior)/, priority: 6 },
    { name: 'mutations', ...alone, test: /\/(mutationObserver|useMutation)\./, priority: 6 },
    /**
     * Also of the PIN step: in its file it would bring the whole app to the sign-in page, which has
     * no place for it.
     */
    { name: 'passkeys', ...alone, test: /web\/app\/passkeys\/(ask|prove)-passkey/, priority: 4 },
    {
      name: 'sign-in-schemas',
      ...alone,
      test: /contract\/people\/(users|password-resets)\./,
      priority: 3,
    },
    { name: 'sign-in-texts', ...alone, test: /web\/app\/sign-in\/[\w-]+\.texts/, priority: 3 },
    /** Words that the dashboard's cards share with the page of cards. */
    {
      name: 'card-words',
      ...alone,
      test: /web\/api\/card-queries|web\/customer\/cards\/card-(?:brand|digits|words)/,
      priority: 4,
    },
    /** Modules that every payment's window needs, whatever is paid. */
    {
      name: 'payments',
      ...alone,
      test: /web\/customer\/payments\/(?!pending-payment|payment-end|pin-step|made-|summary|daily-limit|from-account|use-cover-warning|recipient-recap|use-sent-today)|web\/ui\/windows\/wizard|web\/customer\/transfers\/known-recipients/,
      priority: 3,
    },
    /** Modules that each page of paying has before anything waits for its date. */
    {
      name: 'coming',
      ...alone,
      test: /web\/customer\/scheduled\/(coming-words|coming-short|use-schedule-change)|web\/app\/drafts\/use-waiting-draft/,
      priority: 3,
    },
    /** An order that waits, and how it is canceled: on the pages of paying, and in its receipt. */
    {
      name: 'scheduled',
      ...alone,
      test: /web\/customer\/scheduled\/(scheduled-order|cancel|time-to-cancel)/,
      priority: 3,
    },
    /**
     * The later steps of every payment: its window fetches them while the customer fills in the
     * first.
     */
    {
      name: 'payment-end',
      ...alone,
      test: /web\/customer\/payments\/(pin-step|payment-end\.css|made-(line|panel|words)|summary|from-account|use-cover-warning|recipient-recap|use-sent-today)|web\/customer\/receipts\/receipt-link|web\/customer\/transfers\/(order-fields|transfer-date-line)/,
      priority: 2,
    },
    {
      name: 'dialog',
      ...alone,
      test: /node_modules\/(@base-ui|@floating-ui|use-sync-external-store)\/|web\/ui\/windows\/(dialog|confirm-dialog)\./,
      priority: 4,
    },
  ];
  return groups.map((group) =>
    'test' in group ? { ...group, test: testAtHome(group.test) } : group,
  );
}

const testAtHome = (test: RegExp | ((id: string) => boolean)) => (id: string) =>
  test instanceof RegExp ? test.test(homeOfTexts(id)) : test(id);
