import type { ClientError } from '../../../contract/calls/client-errors.ts';
import { call } from '../../api/client.ts';
import { ownBuild } from './newer-build.ts';

/** A page that fails again and again says it a few times and not for ever. */
const mostReports = 5;
const reported = new Set<string>();

interface Where {
  /** React's stack of components; empty outside of them. */
  components: string;
  /** The pattern of the page's address. */
  page: string;
}

/** Picks the facts that may be said of an error: its class and its place, never its words. */
function describe(
  kind: ClientError['kind'],
  failure: unknown,
  { components, page }: Where,
): ClientError {
  const { name, stack = '' } =
    failure instanceof Error ? failure : { name: typeof failure, stack: '' };
  const [, component] = /\n\s*at ([\w$]+)/.exec(components) ?? [];
  const [place] = /[\w-]+\.js:\d+:\d+/.exec(stack) ?? [];
  return {
    kind,
    build: ownBuild,
    page,
    error: /^[A-Za-z]{1,60}$/.test(name) ? name : 'Error',
    ...(component === undefined ? {} : { component }),
    ...(place === undefined ? {} : { place }),
  };
}

/** Says to the bank that a page failed here. That the report is lost is no failure of its own. */
export async function reportClientError(
  kind: ClientError['kind'],
  failure: unknown,
  where: Where,
): Promise<void> {
  const body = describe(kind, failure, where);
  const key = JSON.stringify(body);
  if (reported.has(key) || reported.size >= mostReports) return;
  reported.add(key);
  await call('POST /api/client-errors', { body }).catch(() => undefined);
}
