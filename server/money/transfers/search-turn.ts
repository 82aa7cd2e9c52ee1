import { createFairQueue } from '../../services/turns/fair-queue.ts';

/**
 * A search of orders reads hundreds of rows or a long index. A person has one at a time, and all
 * people two, so that connections for reading are left. A second search of a person waits, and no
 * other person does.
 */
export const inSearchTurn = createFairQueue({ atOnce: 2, maxWaiting: 500 });
