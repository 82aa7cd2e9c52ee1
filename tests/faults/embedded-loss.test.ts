import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePlace, openPlace, type TestPlace } from '../support/test-database.ts';
import { noteFault } from '../support/note-fault.ts';
import { startRowWriter, type RowWriter } from '../support/row-writer.ts';

let place: TestPlace;
let writer: RowWriter | undefined;
beforeEach(async () => {
  place = await makePlace('embedded');
  // The copy of the template, so that the processes under test start at once.
  await (await openPlace(place)).close();
});
afterEach(async () => {
  writer?.process.kill('SIGKILL');
  await writer?.ended;
  await place.remove();
});

const acknowledgedBy = ({ record }: RowWriter): bigint[] =>
  record()
    .filter((line) => line.startsWith('kept '))
    .map((line) => BigInt(line.slice(5)));

async function readKept(): Promise<Set<bigint>> {
  const database = await openPlace(place, { as: 'tool' });
  const { rows } = await database
    .query<{ kept: bigint[] }>('SELECT array_agg(n ORDER BY n) AS kept FROM kept')
    .finally(() => database.close());
  return new Set(rows[0]?.kept);
}

test('the disk has every commit before its answer: one fsync or more for each', async () => {
  writer = startRowWriter(place.dataDir, { rows: 40, recordsFsyncs: true });
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

test('kill -9 in the middle of the work loses no acknowledged row, again and again', async (context) => {
  for (let round = 1; round <= 3; round += 1) {
    writer = startRowWriter(place.dataDir);
    await writer.waitFor(`kept ${round * 40}`);
    writer.process.kill('SIGKILL');
    await writer.ended;
    const acknowledged = acknowledgedBy(writer);
    const kept = await readKept();
    const lost = acknowledged.filter((n) => !kept.has(n));
    noteFault(context, {
      what: 'embedded database',
      kills: round,
      confirmed: acknowledged.length,
      lost: lost.length,
      doubled: 0,
    });
    expect(lost).toEqual([]);
    // At most the one row whose answer was lost is more than was acknowledged.
    expect(kept.size - acknowledged.length).toBeLessThanOrEqual(round);
  }
});

test('a disk that fails to flush confirms nothing; later the bank goes on', async () => {
  writer = startRowWriter(place.dataDir, { recordsFsyncs: true });
  await writer.waitFor('kept 20');
  writer.breakDisk();
  await writer.waitFor('failed');
  const acknowledgedBefore = acknowledgedBy(writer).length;
  await writer.waitFor('failed ' + String(acknowledgedBefore + 3));
  expect(acknowledgedBy(writer)).toHaveLength(acknowledgedBefore);
  writer.mendDisk();
  while (acknowledgedBy(writer).length < acknowledgedBefore + 5)
    await new Promise((resolve) => setTimeout(resolve, 20));
  writer.process.kill('SIGKILL');
  await writer.ended;

  const failures = writer.record().filter((line) => line.startsWith('failed '));
  expect(new Set(failures.map((line) => line.split(' ')[2]))).toEqual(
    new Set(['OutcomeUnknownError', 'DatabaseUnavailableError']),
  );
  const kept = await readKept();
  expect(acknowledgedBy(writer).filter((n) => !kept.has(n))).toEqual([]);
});
