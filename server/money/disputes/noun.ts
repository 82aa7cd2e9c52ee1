import { noun } from '../../noun.ts';
import { disputeQueue } from './dispute-queue.ts';
import { callsOfDisputes } from './disputes-routes.ts';
import { disputesClosing } from './disputes-store.ts';
import { openCorrections } from './open-corrections.ts';

export const disputes = noun({
  calls: [callsOfDisputes],
  queue: disputeQueue,
  proposals: [openCorrections],
  closing: disputesClosing,
});
