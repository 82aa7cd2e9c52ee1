import { beforeAll, expect, test } from 'vitest';
import { openCast, transferPlan, type LedgerPerson } from '../../../tests/support/ledger-people.ts';
import { describeOnBothEngines } from '../../../tests/support/test-database.ts';
import { within } from '../../base/current-span.ts';
import type { Database } from '../../db/database.ts';
import { type OtlpSpan, RecordedSpan } from '../../services/traces/recorded-span.ts';
import { createGroupCommit } from './group-commit.ts';

describeOnBothEngines('a batch in the traces of its requests', (open) => {
  let db: Database;
  let alice: LedgerPerson;
  let bob: LedgerPerson;
  beforeAll(async () => {
    db = await open({ fsync: false });
    ({ alice, bob } = await openCast(db, { alice: 1_000_00n, bob: 0n }));
  });

  test('is a part of the first, linked with each that waits in it, and each with it', async () => {
    const kept: OtlpSpan[] = [];
    const requests = ['1', '2', '3'].map(
      (digit) =>
        new RecordedSpan(
          { traceId: digit.repeat(32), parentSpanId: undefined, offsetMs: 0 },
          { name: 'POST', kind: 'server' },
          (span) => kept.push(span),
        ),
    );
    const groupCommit = createGroupCommit(db);
    const pay = () => groupCommit.post(transferPlan(alice.accountId, bob.accountId, 1n));
    // The payments that come in one turn of the event loop are one batch; one of them has no trace.
    await Promise.all([...requests.map((request) => within(request, pay)), pay()]);
    for (const request of requests) request.end();
    await within(requests[0], pay);
    await groupCommit.close();

    const batches = kept.filter(({ name }) => name === 'ledger batch');
    expect(batches).toHaveLength(1);
    const [first, second, third] = requests;
    const [batch] = batches;
    const place = { traceId: batch?.traceId, spanId: batch?.spanId };
    expect(batch).toMatchObject({
      traceId: first?.traceId,
      parentSpanId: first?.spanId,
      attributes: [{ key: 'larkmoor.batch.plans', value: { intValue: '4' } }],
      links: requests.map(({ traceId, spanId }) => ({ traceId, spanId })),
    });
    const linksOf = (request: RecordedSpan | undefined) =>
      kept.find(({ spanId }) => spanId === request?.spanId)?.links;
    expect([first, second, third].map(linksOf)).toEqual([undefined, [place], [place]]);
    // Its call of the ledger is below it, and none of a request that has ended.
    const posts = kept.filter(({ name }) => name.startsWith('bank_post'));
    expect(posts.map(({ parentSpanId }) => parentSpanId)).toEqual([batch?.spanId]);
  });
});
