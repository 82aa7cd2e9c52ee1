import { failAt, type Line } from './ach-fault.ts';
import {
  entryClasses,
  entryCodes,
  layout,
  type AchAddenda,
  type AchBatch,
  type AchEntry,
  type AchFile,
} from './ach-records.ts';
import {
  countField,
  dayField,
  dayFieldOrNone,
  digitsField,
  filledField,
  minorField,
  fieldOfThese,
  rawField,
  routingField,
  textField,
  timeFieldOrNone,
} from './record-fields.ts';

/** The first record of a file. @param routing is ours. @throws {AchFault} */
export function readFile(line: Line, routing: string): AchFile {
  const at = layout.file;
  fieldOfThese(line, at.priority, ['01']);
  const destination = rawField(line, at.destination).trim();
  if (destination !== routing)
    failAt(line, at.destination[0], 'other bank', { found: destination, wanted: routing });
  fieldOfThese(line, at.recordSize, ['094']);
  fieldOfThese(line, at.blocking, ['10']);
  fieldOfThese(line, at.format, ['1']);
  const modifier = filledField(line, at.modifier);
  if (!/[A-Z0-9]/.test(modifier))
    failAt(line, at.modifier[0], 'other value', { found: modifier, wanted: 'A-Z, 0-9' });
  return {
    destination,
    origin: filledField(line, at.origin).trimStart(),
    createdOn: dayField(line, at.createdOn),
    createdAt: timeFieldOrNone(line, at.createdAt),
    modifier,
    destinationName: textField(line, at.destinationName),
    originName: textField(line, at.originName),
    reference: textField(line, at.reference),
  };
}

/** The record that begins a batch. @throws {AchFault} */
export function readBatch(line: Line): AchBatch {
  const at = layout.batch;
  const entryClass = rawField(line, at.entryClass);
  const known = entryClasses.find((one) => one === entryClass);
  if (known === undefined)
    failAt(line, at.entryClass[0], 'entry class', {
      found: entryClass,
      wanted: entryClasses.join(', '),
    });
  const settlementDay = textField(line, at.settlementDay);
  if (settlementDay !== '') digitsField(line, at.settlementDay);
  return {
    service: fieldOfThese(line, at.service, ['200', '220', '225']),
    companyName: filledField(line, at.companyName),
    companyData: textField(line, at.companyData),
    companyId: filledField(line, at.companyId),
    entryClass: known,
    description: filledField(line, at.description),
    descriptiveDate: textField(line, at.descriptiveDate),
    effectiveOn: dayFieldOrNone(line, at.effectiveOn),
    settlementDay,
    originatorStatus: fieldOfThese(line, at.originatorStatus, ['0', '1', '2']),
    bank: digitsField(line, at.bank),
    number: countField(line, at.number),
  };
}

type CodeOf = NonNullable<(typeof entryCodes)[string]>;

const sideOf: Record<AchBatch['service'], CodeOf['side'] | undefined> = {
  '200': undefined,
  '220': 'credit',
  '225': 'debit',
};

/** The addenda that entries of a kind have: always, or where they say so. */
function addendaOf({ entryClass }: AchBatch, { means }: CodeOf): AchAddenda['kind'] {
  if (means !== 'advice') return '05';
  return entryClass === 'COR' ? '98' : '99';
}

/** Looks whether there is an amount if, and only if, its code moves money. */
function requireAmount(line: Line, { means }: CodeOf, batch: AchBatch): void {
  const at = layout.entry.amount;
  const amountMinor = minorField(line, at);
  const isReturn = means === 'advice' && batch.entryClass !== 'COR';
  if (means === 'payment' && amountMinor === 0n) failAt(line, at[0], 'no amount');
  if (means !== 'payment' && !isReturn && amountMinor !== 0n)
    failAt(line, at[0], 'has an amount', { found: rawField(line, at) });
}

/** An entry, and whether a record of addenda must follow it. @throws {AchFault} */
export function readEntry(
  line: Line,
  batch: AchBatch,
  ours: string,
): { entry: AchEntry; hasAddenda: boolean } {
  const at = layout.entry;
  const code = rawField(line, at.code);
  const meaning = entryCodes[code];
  if (!meaning || (batch.entryClass === 'COR' && meaning.means !== 'advice'))
    return failAt(line, at.code[0], 'entry code', { found: code });
  const side = sideOf[batch.service];
  if (side !== undefined && side !== meaning.side)
    failAt(line, at.code[0], 'wrong side', { found: code, wanted: batch.service });
  const routing = routingField(line, at.routing, ours);
  requireAmount(line, meaning, batch);
  const hasAddenda = fieldOfThese(
    line,
    at.hasAddenda,
    meaning.means === 'advice' ? ['1'] : ['0', '1'],
  );
  const trace = digitsField(line, at.trace);
  if (!trace.startsWith(batch.bank))
    failAt(line, at.trace[0], 'other value', { found: trace.slice(0, 8), wanted: batch.bank });
  return {
    hasAddenda: hasAddenda === '1',
    entry: {
      code,
      routing,
      account: filledField(line, at.account).trimStart(),
      amountMinor: minorField(line, at.amount),
      individualId: textField(line, at.individualId),
      name: textField(line, at.name),
      discretionary: textField(line, at.discretionary),
      trace,
      addenda: null,
    },
  };
}

/** A notification of change that is refused comes back with C61 to C69. */
const reasonForms = { '98': /^C(0[1-9]|1[34]|6[1-9])$/, '99': /^R\d\d$/ } as const;

/** The record after an entry. @throws {AchFault} where it is of another kind, or of another entry. */
export function readAddenda(
  line: Line,
  { batch, entry: { code, trace } }: { batch: AchBatch; entry: AchEntry },
): AchAddenda {
  const wanted = addendaOf(batch, entryCodes[code] as CodeOf);
  const found = rawField(line, layout.addenda05.kind);
  if (found !== wanted) failAt(line, layout.addenda05.kind[0], 'other addenda', { found, wanted });
  if (wanted === '05') {
    const at = layout.addenda05;
    fieldOfThese(line, at.sequence, ['0001']);
    fieldOfThese(line, at.entry, [trace.slice(8)]);
    return { kind: wanted, text: textField(line, at.text) };
  }
  const at = wanted === '98' ? layout.addenda98 : layout.addenda99;
  const reason = rawField(line, at.reason);
  if (!reasonForms[wanted].test(reason))
    failAt(line, at.reason[0], 'other value', {
      found: reason,
      wanted: wanted === '98' ? 'C01-C14, C61-C69' : 'R01-R99',
    });
  const all = {
    reason,
    originalTrace: digitsField(line, at.originalTrace),
    originalBank: digitsField(line, at.originalBank),
    text: textField(line, at.text),
    trace: digitsField(line, at.trace),
  };
  return wanted === '98'
    ? { kind: wanted, ...all }
    : { kind: wanted, ...all, diedOn: textField(line, layout.addenda99.diedOn) };
}
