import type { FastifyInstance } from 'fastify';
import { reportClientErrorRoute } from '../../contract/client-errors.ts';
import type { Bank } from '../bank.ts';
import { countRequest } from '../services/limits/count-request.ts';
import type { LimitRule } from '../services/limits/limiter.ts';
import { networkOf } from '../services/limits/network-of.ts';
import { bindRoute } from './bind-route.ts';

/** A tab reports five at most; an office behind one address has many tabs. */
const perNetwork: LimitRule = { name: 'client-error', points: 60, duration: 600 };

/** What fails in browsers stands in the log, and is counted by the route's own metric. */
export function bindClientErrors(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, reportClientErrorRoute).to(async ({ address }, { body }) => {
    await countRequest(bank, perNetwork, networkOf(address));
    bank.log.warn(body, 'a page failed in a browser');
    return { status: 204, body: null };
  });
}
