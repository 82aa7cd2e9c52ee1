import type { ClientError } from '../../../contract/client-errors.ts';

/** What reports a failure is fetched with the first one: a page that works does not carry it. */
export function noteFailure(kind: ClientError['kind'], failure: unknown, components = ''): void {
  void import('./report-client-error.ts').then(
    (part) => part.reportClientError(kind, failure, components),
    () => undefined,
  );
}

/** What no page catches: a script that fails, and a promise that nothing waits for. */
export function watchClientErrors(): void {
  addEventListener('error', ({ error }) => error && noteFailure('script', error));
  addEventListener('unhandledrejection', ({ reason }) => noteFailure('script', reason));
}
