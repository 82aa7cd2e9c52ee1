import { expect, test } from 'vitest';
import {
  describeOnBothEngines,
  type OpenTestDatabase,
} from '../../../tests/support/test-database.ts';
import { holdLease } from './job-lease.ts';

describeOnBothEngines('the lease of a job', (open: OpenTestDatabase) => {
  test('keeps its work to one transaction at a time, and only its work', async () => {
    const database = await open();
    const order: string[] = [];
    const work = (name: string) =>
      database.tx(async (tx) => {
        await holdLease(tx, 'new payees');
        order.push(`${name} begins`);
        await tx.query('SELECT pg_sleep(0.05)');
        order.push(`${name} ends`);
      });
    await Promise.all([work('one'), work('two'), work('three')]);
    for (const [index, step] of order.entries())
      if (index % 2 === 1) expect(step).toBe(order[index - 1]?.replace('begins', 'ends'));
    expect(order).toHaveLength(6);
    await database.tx((tx) => holdLease(tx, 'search tokens'));
  });
});
