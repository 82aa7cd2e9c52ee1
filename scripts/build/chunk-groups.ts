/**
 * Which modules travel together. Left alone the bundler makes one small file of every module that two pages share, and a page waits for forty
 * requests. Who signs in has `react` and `kit` in the browser's cache before the app starts.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 6 },
  /** Only what checks a form needs the schemas: `web/api/client.ts` uses their types alone, so no page loads them to make a call. */
  { name: 'schemas', test: /node_modules\/zod\/|web\/app\/configure-zod|web\/ui\/typed-amount|contract\/(?!money|calendar-day)/, priority: 4 },
  /** What the sign-in forms need, and the app too. */
  {
    name: 'kit',
    test: /web\/art\/icons|web\/api\/(client|failures|session)|web\/app\/(paths|return-path)|web\/app\/sign-in\/(use-checked-form|first-issues|registered|hydrate-form|reset-failure)|web\/ui\/(alert|button|checkbox|class-names|field|icon|password-field|text-field|use-document-title)\.|contract\/money\./,
    priority: 5,
  },
  /** What more than one of the later pages needs. What the first view needs is in the app's own file. */
  { name: 'parts', test: /web\/ui\/(pagination|page-numbers|money-field|local-date-time|focus-first-invalid)|web\/api\/idempotency-key/, priority: 3 },
  { name: 'dialog', test: /node_modules\/(@base-ui|@floating-ui|use-sync-external-store)\/|web\/ui\/(dialog|drawer|confirm-dialog)\./, priority: 2 },
];
