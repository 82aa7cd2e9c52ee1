import { noun } from '../../noun.ts';
import { identityQueue } from './identity-queue.ts';
import { callsOfIdentity } from './identity-routes.ts';
import { identityClosing } from './identity-store.ts';

export const identity = noun({
  calls: [callsOfIdentity],
  queue: identityQueue,
  closing: identityClosing,
});
