import { noun } from '../../noun.ts';
import { openReturns } from './open-returns.ts';
import { callsOfOutsidePayments } from './outside-payments-routes.ts';
import { returnQueue } from './return-queue.ts';
import { returnsClosing } from './returns-store.ts';

export const outsidePayments = noun({
  calls: [callsOfOutsidePayments],
  queue: returnQueue,
  proposals: [openReturns],
  closing: returnsClosing,
});
