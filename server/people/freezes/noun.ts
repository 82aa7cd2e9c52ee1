import { noun } from '../../noun.ts';
import { freezeQueue } from './freeze-queue.ts';
import { callsOfFreezes } from './freezes-routes.ts';
import { freezesClosing } from './freezes-store.ts';

export const freezes = noun({
  calls: [({ ordersInDoubt }) => callsOfFreezes(ordersInDoubt)],
  queue: ({ ordersInDoubt }) => freezeQueue(ordersInDoubt),
  closing: freezesClosing,
});
