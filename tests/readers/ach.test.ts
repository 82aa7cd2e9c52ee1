import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requireOf } from '../../scripts/test/outside-packages.ts';
import { recordsInBlock } from '../../server/money/ach/ach-records.ts';
import { systemContext } from '../../server/context.ts';
import { makeReturns } from '../../server/money/ach/make-returns.ts';
import { findFilesToWrite } from '../../server/money/ach/returns-store.ts';
import {
  achText,
  anyAchFile,
  payrollEntry,
  payrollFile,
  readAll,
  takeAch,
  type AchParts,
} from '../support/ach-files.ts';
import { openTestBank } from '../support/test-bank.ts';

interface NodeNacha {
  from: (given: { format: 'ach'; source: string }) => { to: (format: 'ach') => string };
}

const nodeNacha = requireOf('readers')('@midlandsbank/node-nacha') as NodeNacha;

/** It takes the blanks at both ends of a text away, so that one that begins with them moves. */
const begun = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(begun);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, begun(one)]));
};

/** It knows no notifications of change. */
const withoutChanges = ({ file, batches }: AchParts): AchParts => ({
  file,
  batches: batches.filter(({ batch }) => batch.entryClass !== 'COR'),
});

const written = anyAchFile
  .map((parts) => withoutChanges(begun(parts) as AchParts))
  .filter(({ batches }) => batches.length > 0);

/** It ends no line at the end, and adds ten lines of nines where the last block is full. */
const asItWrites = (text: string): string => {
  const lines = text.split('\r\n').slice(0, -1);
  const records = lines.findLastIndex((line) => !/^9{94}$/.test(line)) + 1;
  return [
    ...lines,
    ...(records % recordsInBlock === 0 ? Array(recordsInBlock).fill('9'.repeat(94)) : []),
  ].join('\n');
};

test('node-nacha reads every file that we write, and writes the same again byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(written, async (parts) => {
      const text = await achText(parts);
      const again = nodeNacha.from({ format: 'ach', source: text }).to('ach');
      expect(again).toBe(asItWrites(text));
      expect(await readAll(again)).toEqual(await readAll(text));
    }),
    { numRuns: 300 },
  );
});

test('node-nacha reads a file of entries that go back, and writes the same again', async () => {
  const { bank, close } = await openTestBank();
  const unknown = (number: number, code: string) =>
    payrollEntry(number, { account: '999999999', code, individualId: 'EMP' });
  const parts = payrollFile([unknown(1, '22'), unknown(2, '37')], { service: '200' });
  await takeAch(bank, await achText(parts));
  await makeReturns(systemContext(bank, 'operator', crypto.randomUUID()));
  const [made] = await findFilesToWrite(bank.db);
  const text = made?.content.toString('latin1') ?? '';
  expect(text).toContain('\r\n799R03021000020000001');
  expect(nodeNacha.from({ format: 'ach', source: text }).to('ach')).toBe(asItWrites(text));
  await close();
});
