import { noun } from '../../noun.ts';
import { disputeQueue } from './dispute-queue.ts';
import { bindDisputes } from './disputes-routes.ts';
import { disputesClosing } from './disputes-store.ts';
import { openCorrections } from './open-corrections.ts';

export const disputes = noun({
  calls: [bindDisputes],
  queue: disputeQueue,
  proposals: [openCorrections],
  closing: disputesClosing,
});
