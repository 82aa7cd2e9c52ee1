import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  achText,
  anyAchFile,
  payrollEntry,
  payrollFile,
  readAll,
  type AchParts,
} from '../../../tests/support/ach-files.ts';
import { bankFacts } from '../../../config/bank.ts';
import { AchFault } from './ach-fault.ts';
import { recordLength } from './ach-records.ts';

const flat = ({ batches }: AchParts) =>
  batches.flatMap(({ batch, entries }) => entries.map((entry) => ({ batch, entry })));

const rowsOf = ({ entries }: Awaited<ReturnType<typeof readAll>>) =>
  entries.map(({ batch, entry }) => ({ batch, entry }));

const linesOf = (text: string) => text.split('\r\n').slice(0, -1);

/** The same records with other ends of lines. */
const ended = {
  LF: (text: string) => text.replaceAll('\r\n', '\n'),
  CRLF: (text: string) => text,
  both: (text: string) =>
    linesOf(text)
      .map((line, at) => line + (at % 2 === 0 ? '\n' : '\r\n'))
      .join(''),
  none: (text: string) => text.replaceAll('\r\n', ''),
  'LF, not after the last': (text: string) => text.replaceAll('\r\n', '\n').slice(0, -1),
};

test.each(Object.entries(ended))(
  'any file that is written is read back the same, with ends of lines: %s',
  async (_, endedSo) => {
    await fc.assert(
      fc.asyncProperty(anyAchFile, fc.integer({ min: 1, max: 300 }), async (parts, chunk) => {
        const text = await achText(parts);
        expect(linesOf(text).every((line) => line.length === recordLength)).toBe(true);
        expect(linesOf(text).length % 10).toBe(0);
        const read = await readAll(endedSo(text), chunk);
        expect(rowsOf(read)).toEqual(flat(parts));
        expect(read.end.file).toEqual(parts.file);
        expect(read.end).toMatchObject({
          batches: parts.batches.length,
          entries: flat(parts).length,
        });
      }),
      { numRuns: 60 },
    );
  },
);

/**
 * The fields that no sum, number or check digit of the format covers: damaged there, a file reads as
 * another right file. Amounts, banks, order and controls are not among them.
 */
const unguarded = new Set(
  (
    'origin createdOn createdAt modifier destinationName originName reference companyName ' +
    'companyData description descriptiveDate effectiveOn settlementDay originatorStatus code ' +
    'account individualId name discretionary trace text reason originalTrace originalBank diedOn'
  ).split(' '),
);

/** The names of the fields that two values differ in, at any depth. */
function differences(one: unknown, other: unknown, name = ''): string[] {
  if (Object.is(one, other)) return [];
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return [name];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    differences(
      (one as Record<string, unknown>)[key],
      (other as Record<string, unknown>)[key],
      Number.isNaN(Number(key)) ? key : name,
    ),
  );
}

test('a file with one wrong character is refused, or differs only in what nothing guards', async () => {
  let [refused, read] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      anyAchFile,
      fc.noShrink(fc.noBias(fc.nat())),
      fc.noBias(
        fc
          .oneof(fc.constantFrom(...'0123456789 AaRC'), fc.integer({ min: 0, max: 255 }))
          .map((letter) => (typeof letter === 'string' ? letter : String.fromCharCode(letter))),
      ),
      async (parts, where, letter) => {
        const text = await achText(parts);
        const at = where % text.length;
        fc.pre(text[at] !== letter);
        const damaged = text.slice(0, at) + letter + text.slice(at + 1);
        const before = await readAll(text);
        try {
          const after = await readAll(damaged);
          read += 1;
          const changed = differences(
            [rowsOf(before), before.end],
            [rowsOf(after), after.end],
          ).filter((field) => !unguarded.has(field));
          expect(changed, `${JSON.stringify(letter)} at ${at} of\n${text}`).toEqual([]);
        } catch (error) {
          if (!(error instanceof AchFault)) throw error;
          refused += 1;
          expect(error.fault.line).toBeGreaterThan(0);
          expect(error.fault.column).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 1500 },
  );
  expect(refused).toBeGreaterThan(300);
  expect(read).toBeGreaterThan(100);
});

const small = async () => await achText(payrollFile([payrollEntry(1), payrollEntry(2)]));

/** Writes other text into a line, from a column on. */
const put = (line: number, column: number, text: string) => (whole: string) => {
  const lines = linesOf(whole);
  const old = lines[line - 1] ?? '';
  lines[line - 1] = old.slice(0, column - 1) + text + old.slice(column - 1 + text.length);
  return lines.map((one) => `${one}\r\n`).join('');
};

const withLines = (change: (lines: string[]) => string[]) => (whole: string) =>
  change(linesOf(whole))
    .map((one) => `${one}\r\n`)
    .join('');

/** A character put into a control record, and what its figure then says against what is counted. */
const wrongFigures: [
  at: [number, number],
  put: string,
  column: number,
  says: string,
  sum: number,
][] = [
  [[5, 44], '1', 33, 'the batch control has credits of 000000636951', 636_950],
  [[5, 19], '9', 11, 'the batch control has the hash 0005311092', 5_311_002],
  [[6, 31], '9', 22, 'the file control has the hash 0005311009', 5_311_002],
  [[5, 10], '3', 5, 'the batch control counts the records 000003', 2],
  [[6, 13], '7', 8, 'the file control counts the blocks 000007', 1],
  [[6, 7], '2', 2, 'the file control counts the batches 000002', 1],
];

test.each(wrongFigures)(
  'refused for a figure of a control record: %j %s',
  async ([line, place], letter, column, says, sum) => {
    await expect(readAll(put(line, place, letter)(await small()))).rejects.toThrow(
      `Line ${line}, column ${column}: ${says}, and it comes to ${sum}.`,
    );
  },
);

const wrong: [string, (whole: string) => string, string][] = [
  [
    'another bank’s',
    put(1, 5, '021000021'),
    `Line 1, column 4: it is for the routing number 021000021; ours is ${bankFacts.routingNumber}.`,
  ],
  ['letters in an amount', put(3, 35, 'l'), 'Line 3, column 35: “00003l8475” must be digits.'],
  [
    'a letter that is none',
    put(3, 60, 'é'),
    'Line 3, column 60: “?” is no character of an ACH file.',
  ],
  [
    'another batch number at its end',
    put(5, 94, '2'),
    'Line 5, column 88: it reads “0000002” where “0000001” must be.',
  ],
  [
    'traces that go down',
    put(4, 94, '1'),
    'Line 4, column 80: the trace number 021000020000001 does not come after 021000020000001.',
  ],
  ['an unknown record', put(3, 1, '4'), 'Line 3, column 1: “4” begins no record.'],
  [
    'records out of order',
    withLines(([head = '', batch = '', one = '', ...others]) => [head, one, batch, ...others]),
    'Line 2, column 1: a record 6 is where only 5, 9 may follow.',
  ],
  ['a day that is none', put(2, 70, '260230'), 'Line 2, column 70: “260230” is no day.'],
  [
    'a class that is not taken',
    put(2, 51, 'IAT'),
    'Line 2, column 51: batches of class IAT are not taken; PPD, CCD, WEB, COR are.',
  ],
  ['a debit among credits', put(3, 2, '27'), 'Line 3, column 2: an entry 27 is in a batch 220.'],
  [
    'a code that is not taken',
    put(3, 2, '52'),
    'Line 3, column 2: entries with the transaction code 52 are not taken here.',
  ],
  ['a payment of nothing', put(3, 30, '0000000000'), 'Line 3, column 30: the entry has no amount.'],
  [
    'an announced addenda that is not there',
    put(3, 79, '1'),
    'Line 4, column 1: a record 6 is where only 7 may follow.',
  ],
  [
    'a routing number that is none',
    put(3, 4, '021000022'),
    'Line 3, column 4: the last digit of the routing number 021000022 does not fit the others.',
  ],
  [
    'our routing number with the check digit of a real bank',
    put(3, 12, '8'),
    'Line 3, column 4: the last digit of the routing number 026555018 does not fit the others.',
  ],
  [
    'a short line',
    (whole) => whole.replace('EMPLOYER INC ', 'EMPLOYER INC'),
    'Line 2, column 94: the line has 93 characters; a record has 94.',
  ],
  [
    'a long line',
    (whole) => whole.replace('EMPLOYER INC ', 'EMPLOYER INC  '),
    'Line 2, column 95: the line goes on after 94 characters.',
  ],
  [
    'a file that breaks off',
    withLines((lines) => lines.slice(0, 4)),
    'Line 5, column 1: it ends before its file control record.',
  ],
  ['an empty file', () => '', 'Line 1, column 1: it ends before its file control record.'],
  [
    'something after the end',
    put(8, 40, '1'),
    'Line 8, column 40: after the file control record only lines of nines may follow.',
  ],
  [
    'a file without batches',
    withLines((lines) => [
      lines[0] ?? '',
      `9${'0'.repeat(12)}${'0'.repeat(42)}`.padEnd(recordLength),
    ]),
    'Line 2, column 1: the file has no batches.',
  ],
  [
    'a batch without entries',
    withLines((lines) => [...lines.slice(0, 2), ...lines.slice(4)]),
    'Line 3, column 1: the batch has no entries.',
  ],
];

test.each(wrong)('refused with line and column: %s', async (_, spoil, said) => {
  await expect(readAll(spoil(await small()))).rejects.toThrow(said);
});

test('names are written in ASCII, and the words that the rules fix in capitals', async () => {
  const text = await achText(
    payrollFile([payrollEntry(1, { name: 'José Ñandú Łódź ß’s' })], {
      description: 'Payroll',
      companyName: 'Café 東京',
    }),
  );
  const { entries } = await readAll(text);
  expect(entries[0]).toMatchObject({
    entry: { name: "Jose Nandu Lodz ss's" },
    batch: { description: 'PAYROLL', companyName: 'Cafe ??' },
  });
});
