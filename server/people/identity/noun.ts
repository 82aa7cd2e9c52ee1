import { noun } from '../../noun.ts';
import { identityQueue } from './identity-queue.ts';
import { bindIdentity } from './identity-routes.ts';
import { identityClosing } from './identity-store.ts';

export const identity = noun({
  calls: [bindIdentity],
  queue: identityQueue,
  closing: identityClosing,
});
