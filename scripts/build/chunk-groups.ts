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
  /** What every page of the app shows; the parts of forms and dialogs come with those who use them. */
  {
    name: 'frame',
    test: /node_modules\/(react-router|@tanstack)\/|web\/(app|api)\/(?!main|sign-in|post-json)|web\/art\/(?!card-art|vignette|hero|heather|night|low|lost|sign-in)|web\/ui\/(?!dialog|confirm-dialog|drawer|wizard|stepper|busy-panel|pin-|money-field|digits-|segmented|select-|typed-|filter-|focus-first|local-date)/,
    priority: 3,
  },
  { name: 'dialog', test: /node_modules\/(@base-ui|@floating-ui|use-sync-external-store)\/|web\/ui\/(dialog|drawer|confirm-dialog)\./, priority: 2 },
  /** The customer's first view. */
  {
    name: 'customer',
    test: /web\/customer\/(customer-layout|page-top|sidebar|suspended|dashboard|transfers\/transfer-cells|transfers\/transfer-failure)/,
    priority: 1,
  },
  { name: 'admin', test: /web\/admin\//, priority: 1 },
];
