import fc from 'fast-check';
import { bankFacts } from '../../config/bank.ts';
import type { Customer } from '../../fixtures/people.ts';
import { addDays } from '../../contract/values/calendar-day.ts';
import {
  entryCodes,
  type AchBatch,
  type AchEntry,
  type AchFile,
} from '../../server/money/ach/ach-records.ts';
import { systemContext } from '../../server/context.ts';
import { takeFile, type Taken } from '../../server/money/ach/take-file.ts';
import type { Bank } from '../../server/bank.ts';
import { readAch, type ReadEntry, type ReadFile } from '../../server/money/ach/read-ach.ts';
import { writeAch } from '../../server/money/ach/write-ach.ts';

/** The bank that sends the files of tests. */
export const senderBank = '021000021';

export const achHead: AchFile = {
  destination: bankFacts.routingNumber,
  origin: senderBank,
  createdOn: '2026-11-28',
  createdAt: '1500',
  modifier: 'A',
  destinationName: 'LARKMOOR BANK',
  originName: 'CHASE',
  reference: '',
};

export const payrollBatch: AchBatch = {
  service: '220',
  companyName: 'EMPLOYER INC',
  companyData: '',
  companyId: '1123456789',
  entryClass: 'PPD',
  description: 'PAYROLL',
  descriptiveDate: '261130',
  effectiveOn: '2026-11-30',
  settlementDay: '',
  originatorStatus: '1',
  bank: senderBank.slice(0, 8),
  number: 1,
};

/** The trace number of the sender's n-th entry. */
export const traceOf = (number: number): string =>
  `${senderBank.slice(0, 8)}${String(number).padStart(7, '0')}`;

export const payrollEntry = (number: number, more: Partial<AchEntry> = {}): AchEntry => ({
  code: '22',
  routing: bankFacts.routingNumber,
  account: '416927142',
  amountMinor: 318_475n,
  individualId: `EMP${String(number).padStart(4, '0')}`,
  name: 'MAYA OKAFOR',
  discretionary: '',
  trace: traceOf(number),
  addenda: null,
  ...more,
});

export interface AchParts {
  file: AchFile;
  batches: { batch: AchBatch; entries: AchEntry[] }[];
}

/** One batch of a file, for a test that is about its entries. */
export const payrollFile = (entries: AchEntry[], batch: Partial<AchBatch> = {}): AchParts => ({
  file: achHead,
  batches: [{ batch: { ...payrollBatch, ...batch }, entries }],
});

export async function achText({ file, batches }: AchParts): Promise<string> {
  let text = '';
  for await (const part of writeAch(file, batches)) text += part;
  return text;
}

/** The bytes of a text in pieces, as a disk or a network gives them. */
export async function* inChunks(text: string, size = 65_536): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text, 'latin1');
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** A file with one salary, due when it comes. */
export const payrollTo = ({
  checking,
}: {
  checking: Pick<Customer['checking'], 'number'>;
}): Promise<string> =>
  achText(payrollFile([payrollEntry(1, { account: checking.number })], { effectiveOn: null }));

/** Takes a file as the command of an operator does. */
export const takeAch = async (bank: Bank, text: string, name = 'payroll.ach'): Promise<Taken> =>
  await takeFile(systemContext(bank, 'operator', crypto.randomUUID()), {
    name,
    open: () => inChunks(text),
  });

/** The form with which staff bring in a file. */
export function achForm(text: string, name = 'payroll.ach'): FormData {
  const form = new FormData();
  form.set('file', new Blob([text], { type: 'text/plain' }), name);
  form.set('name', name);
  return form;
}

/** Everything that a file says. @throws {AchFault} */
export async function readAll(
  text: string,
  chunk?: number,
  routing = bankFacts.routingNumber,
): Promise<{ entries: ReadEntry[]; end: ReadFile }> {
  const entries: ReadEntry[] = [];
  const reading = readAch(inChunks(text, chunk), routing);
  let step = await reading.next();
  while (!step.done) {
    entries.push(...step.value);
    step = await reading.next();
  }
  return { entries, end: step.value };
}

const characters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
const free = (most: number) =>
  fc
    .array(fc.constantFrom(...characters), { maxLength: most })
    .map((letters) => letters.join('').trimEnd());
const filled = (most: number) => free(most - 1).map((text) => `X${text}`.trimEnd());
const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((all) => all.join(''));
const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2024-01-01', days));

const kinds = Object.keys(entryCodes);
const meansOf = (code: string) => entryCodes[code]?.means;

const addendaFor = (kind: '05' | '98' | '99', trace: string): fc.Arbitrary<AchEntry['addenda']> => {
  if (kind === '05') return fc.option(free(80).map((text) => ({ kind, text })));
  const told = { originalTrace: digits(15), originalBank: digits(8), trace: fc.constant(trace) };
  return kind === '98'
    ? fc.record({
        kind: fc.constant(kind),
        reason: fc.constantFrom('C01', 'C03', 'C14'),
        text: free(29),
        ...told,
      })
    : fc.record({
        kind: fc.constant(kind),
        reason: fc.constantFrom('R01', 'R03', 'R29'),
        text: free(44),
        diedOn: fc.constantFrom('', '261101'),
        ...told,
      });
};

function entriesOf(batch: AchBatch, firstTrace: number): fc.Arbitrary<AchEntry[]> {
  const codes = kinds.filter(
    (code) =>
      (batch.entryClass !== 'COR' || meansOf(code) === 'advice') &&
      (batch.service === '200' ||
        entryCodes[code]?.side === (batch.service === '220' ? 'credit' : 'debit')),
  );
  return fc.integer({ min: 1, max: 6 }).chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, at) => {
        const trace = traceOf(firstTrace + at);
        return fc.constantFrom(...codes).chain((code) => {
          const isReturn = meansOf(code) === 'advice';
          const kind = isReturn ? (batch.entryClass === 'COR' ? '98' : '99') : '05';
          const moves = meansOf(code) === 'payment' || kind === '99';
          return fc.record({
            code: fc.constant(code),
            routing: fc.constantFrom(bankFacts.routingNumber, senderBank),
            account: filled(17),
            amountMinor: moves ? fc.bigInt({ min: 1n, max: 9_999_999_999n }) : fc.constant(0n),
            individualId: free(15),
            name: free(22),
            discretionary: free(2),
            trace: fc.constant(trace),
            addenda: addendaFor(kind, trace),
          });
        });
      }),
    ),
  );
}

/** Any right file that is for us: of all classes, codes and addenda. */
export const anyAchFile: fc.Arbitrary<AchParts> = fc.record({
  file: fc.record({
    destination: fc.constant(bankFacts.routingNumber),
    origin: fc.constantFrom(senderBank, '1123456789'),
    createdOn: day,
    createdAt: fc.constantFrom('', '0000', '2359'),
    modifier: fc.constantFrom('A', 'Z', '0', '9'),
    destinationName: free(23),
    originName: free(23),
    reference: free(8),
  }),
  batches: fc.integer({ min: 1, max: 4 }).chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, at) =>
        fc
          .record({
            service: fc.constantFrom('200' as const, '220' as const, '225' as const),
            companyName: filled(16),
            companyData: free(20),
            companyId: filled(10),
            entryClass: fc.constantFrom('PPD' as const, 'CCD', 'WEB', 'COR'),
            description: fc.constantFrom('PAYROLL', 'PURCHASE', 'Vendor pay', 'RENT NOV'),
            descriptiveDate: free(6),
            effectiveOn: fc.option(day),
            settlementDay: fc.constantFrom('', '334'),
            originatorStatus: fc.constantFrom('0', '1', '2'),
            bank: fc.constant(senderBank.slice(0, 8)),
            number: fc.constant(at + 1),
          })
          .chain((batch) => entriesOf(batch, at * 10 + 1).map((entries) => ({ batch, entries }))),
      ),
    ),
  ),
});
