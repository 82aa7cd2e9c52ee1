import { noun } from '../../noun.ts';
import { fundingQueue } from './funding-queue.ts';
import { callsOfFunding } from './funding-routes.ts';
import { openCredits } from './open-credits.ts';
import { fundingClosing } from './proposals-store.ts';

export const funding = noun({
  calls: [callsOfFunding],
  queue: fundingQueue,
  proposals: [openCredits],
  closing: fundingClosing,
});
