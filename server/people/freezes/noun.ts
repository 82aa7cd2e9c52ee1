import { noun } from '../../noun.ts';
import { freezeQueue } from './freeze-queue.ts';
import { bindFreezes } from './freezes-routes.ts';
import { freezesClosing } from './freezes-store.ts';

export const freezes = noun({
  calls: [(app, bank, { ordersInDoubt }) => bindFreezes(app, bank, ordersInDoubt)],
  queue: ({ ordersInDoubt }) => freezeQueue(ordersInDoubt),
  closing: freezesClosing,
});
