import { reportClientErrorRoute } from '../../contract/calls/client-errors.ts';
import { countRequest } from '../services/limits/count-request.ts';
import type { LimitRule } from '../services/limits/limiter.ts';
import { networkOf } from '../services/limits/network-of.ts';
import { bindRoute } from './bind-route.ts';

/** A tab reports five at most; an office behind one address has many tabs. */
const perNetwork: LimitRule = { name: 'client-error', points: 60, duration: 600 };

/** Logs the failures of pages in browsers; the route's own metric counts them. */
export const callsOfClientErrors = [
  bindRoute(reportClientErrorRoute, async ({ bank, address }, { body }) => {
    await countRequest(bank, perNetwork, networkOf(address));
    bank.log.warn(body, 'a page failed in a browser');
    return { status: 204, body: null };
  }),
];
