import type { ClientError } from '../../../contract/calls/client-errors.ts';

/** The pattern of an address; the app's document sets it, since pages report and are in its table. */
let patternOf = (_pathname: string): string => '*';

/** Reports a failure by code that comes with the first one: a page that works does not carry it. */
export function noteFailure(kind: ClientError['kind'], failure: unknown, components = ''): void {
  void import('./report-client-error.ts').then(
    (part) =>
      part.reportClientError(kind, failure, { components, page: patternOf(location.pathname) }),
    () => undefined,
  );
}

/**
 * Reports failures that no page catches: of a script, and of a promise that nothing waits for.
 * @param pattern the address as the route table has it: no id, no search, nothing that was typed.
 */
export function watchClientErrors(pattern: (pathname: string) => string): void {
  patternOf = pattern;
  addEventListener('error', ({ error }) => error && noteFailure('script', error));
  addEventListener('unhandledrejection', ({ reason }) => noteFailure('script', reason));
}
