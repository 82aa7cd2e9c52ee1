import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePlace, openPlace, type TestPlace } from '../../../tests/support/test-database.ts';
import { startRowWriter } from '../../../tests/support/row-writer.ts';

let place: TestPlace;
beforeEach(async () => {
  place = await makePlace('embedded');
  // The copy of the template, so that the processes under test start at once.
  await (await openPlace(place)).close();
});
afterEach(() => place.remove());

test('the disk has every commit before its answer: one fsync or more for each', async () => {
  const writer = startRowWriter(place.dataDir, { rows: 40, recordsFsyncs: true });
  expect(await writer.ended).toEqual({ code: 0, said: '' });
  const record = writer.record();
  const firstRow = record.indexOf('open') + 1;
  let flushed = 0;
  let answered = 0;
  for (const line of record.slice(firstRow)) {
    if (line === 'fsync') {
      flushed += 1;
    } else {
      answered += 1;
      expect(flushed, `fsyncs after the answer before ${line}`).toBeGreaterThan(0);
      flushed = 0;
    }
  }
  expect(answered).toBe(40);
});

test('kill -9 in the middle of the work loses no acknowledged row, again and again', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const writer = startRowWriter(place.dataDir);
    await writer.waitFor(`kept ${round * 60}`);
    writer.process.kill('SIGKILL');
    await writer.ended;
    const acknowledged = writer.record().filter((line) => line.startsWith('kept ')).map((line) => BigInt(line.slice(5)));
    const database = await openPlace(place);
    const { rows } = await database.query<{ kept: bigint[] }>('SELECT array_agg(n ORDER BY n) AS kept FROM kept').finally(() => database.close());
    const kept = new Set(rows[0]?.kept);
    expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
    // At most the one row whose answer was lost is more than was acknowledged.
    expect(kept.size - acknowledged.length).toBeLessThanOrEqual(round);
  }
});
