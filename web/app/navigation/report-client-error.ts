import type { ClientError } from '../../../contract/client-errors.ts';
import { call } from '../../api/client.ts';
import { ownBuild } from './newer-build.ts';
import { placeAt } from './route-table.ts';

/** A page that fails again and again says it a few times and not for ever. */
const mostReports = 5;
const reported = new Set<string>();

/** The address as the route table has it: no id, no search, nothing that somebody typed. */
const patternOf = (pathname: string): string => placeAt(pathname)?.place.pattern ?? '*';

/** What may be said of an error: its class and its place, never its words. */
function describe(kind: ClientError['kind'], failure: unknown, components: string): ClientError {
  const { name, stack = '' } =
    failure instanceof Error ? failure : { name: typeof failure, stack: '' };
  const [, component] = /\n\s*at ([\w$]+)/.exec(components) ?? [];
  const [place] = /[\w-]+\.js:\d+:\d+/.exec(stack) ?? [];
  return {
    kind,
    build: ownBuild,
    page: patternOf(location.pathname),
    error: /^[A-Za-z]{1,60}$/.test(name) ? name : 'Error',
    ...(component === undefined ? {} : { component }),
    ...(place === undefined ? {} : { place }),
  };
}

/** Says to the bank that a page failed here. That the report is lost is no failure of its own. */
export async function reportClientError(
  kind: ClientError['kind'],
  failure: unknown,
  components = '',
): Promise<void> {
  const body = describe(kind, failure, components);
  const key = JSON.stringify(body);
  if (reported.has(key) || reported.size >= mostReports) return;
  reported.add(key);
  await call('POST /api/client-errors', { body }).catch(() => undefined);
}
